import Testing

@testable import HaruServer

@Suite struct QRCodeTests {
}
