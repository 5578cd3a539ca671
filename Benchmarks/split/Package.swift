// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that Haru's has no target that only measures.
let package = Package(
    name: "split",
    dependencies: [.package(name: "Haru", path: "../..")],
    targets: [
        .executableTarget(
            name: "split", dependencies: [.product(name: "HaruCore", package: "Haru")],
            swiftSettings: [
                .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release))
            ])
    ],
    swiftLanguageModes: [.v6]
)
