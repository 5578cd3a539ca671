// swift-tools-version: 6.2
import PackageDescription

let fast: [SwiftSetting] = [
    .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release))
]

// A package of its own, so that Haru's has no target that only measures.
let package = Package(
    name: "promises",
    dependencies: [.package(name: "Haru", path: "../..")],
    targets: [
        .target(
            name: "PromiseLoad",
            dependencies: [
                .product(name: "HaruCore", package: "Haru"),
                .product(name: "HaruReplica", package: "Haru"),
            ], swiftSettings: fast),
        .executableTarget(
            name: "promises",
            dependencies: ["PromiseLoad", .product(name: "HaruCore", package: "Haru")],
            swiftSettings: fast),
    ],
    swiftLanguageModes: [.v6]
)
