import HaruConformance
import HaruCore

/// The zones that the host has handed in.
nonisolated(unsafe) private var zones: [TimeZoneRules] = []

/// Takes the TZif file of a zone.
///
/// - Returns: 1, or 0 when the bytes are no such file.
@_expose(wasm, "haru_zone")
@_cdecl("haru_zone")
public func haruZone(
    _ name: UnsafePointer<UInt8>, _ nameLength: Int32, _ file: UnsafePointer<UInt8>,
    _ fileLength: Int32
) -> Int32 {
    let name = String(decoding: bytes(name, nameLength), as: UTF8.self)
    guard let zone = TimeZoneRules(name: name, tzif: bytes(file, fileLength)) else { return 0 }
    zones.append(zone)
    return 1
}

/// Leaves the names of the zones that a file of worked examples needs, one a line.
@_expose(wasm, "haru_conformance_zones")
@_cdecl("haru_conformance_zones")
public func haruConformanceZones(_ text: UnsafePointer<UInt8>, _ length: Int32) -> Int32 {
    let names = ConformanceRunner.zoneNames(in: bytes(text, length))
    leave(names.joined(separator: "\n"))
    return Int32(names.count)
}

/// Runs a file of worked examples and leaves the report.
///
/// - Returns: 1 when every case that this build knows passed, else 0.
@_expose(wasm, "haru_conformance")
@_cdecl("haru_conformance")
public func haruConformance(_ text: UnsafePointer<UInt8>, _ length: Int32) -> Int32 {
    let runner = ConformanceRunner { name in zones.last { sameBytes($0.name, name) } }
    let report = runner.run(bytes(text, length))
    leave(report.text)
    return report.hasPassed ? 1 : 0
}
