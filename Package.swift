// swift-tools-version: 6.2
import PackageDescription

/// Modules that also compile as Embedded Swift for wasm32 (see `script/wasm`). They import nothing
/// but each other, and the compiler's early warning about Embedded Swift is an error here.
let portable: [SwiftSetting] = [.treatWarning("EmbeddedRestrictions", as: .error)]

/// The command starts in about two milliseconds and loops over a million rows, so release builds
/// are optimised across modules and trust that the debug builds, which the tests run, found every
/// overlapping access to a variable.
let fast: [SwiftSetting] = [
    .unsafeFlags(
        ["-cross-module-optimization", "-enforce-exclusivity=unchecked"],
        .when(configuration: .release))
]

/// Debug builds carry the deliberate faults that the simulation must catch (`Mutant.swift`).
let mutants: [SwiftSetting] = [.define("HARU_MUTANTS", .when(configuration: .debug))]

let package = Package(
    name: "Haru",
    products: [
        .library(name: "HaruCore", targets: ["HaruCore"]),
        .library(name: "HaruReplica", targets: ["HaruReplica"]),
        .executable(name: "haru", targets: ["haru"]),
        .executable(name: "haru-server", targets: ["haru-server"]),
        .executable(name: "haru-sim", targets: ["haru-sim"]),
        .executable(name: "haru-sync", targets: ["haru-sync"]),
    ],
    targets: [
        // Portable: rules, records, formats, words.
        .target(
            name: "HaruCore", swiftSettings: portable + fast,
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .target(
            name: "HaruReplica", dependencies: ["HaruCore"],
            swiftSettings: portable + fast + mutants),
        .target(name: "HaruFormats", dependencies: ["HaruCore"], swiftSettings: portable + fast),
        .target(
            name: "HaruConformance", dependencies: ["HaruCore", "HaruFormats"],
            swiftSettings: portable + fast),
        .target(
            name: "HaruStrings", dependencies: ["HaruCore"], swiftSettings: portable + fast),
        .target(name: "HaruIcons", dependencies: ["HaruStrings"], swiftSettings: portable + fast),

        // Portable: what a person sees.
        .target(
            name: "HaruViews",
            dependencies: ["HaruCore", "HaruReplica", "HaruStrings", "HaruIcons"],
            swiftSettings: portable + fast),

        // Portable: the simulation, and the naive model it is compared with, which knows nothing of
        // the engine.
        .target(name: "HaruOracle", swiftSettings: portable + fast),
        .target(
            name: "HaruSimulation", dependencies: ["HaruReplica", "HaruOracle"],
            swiftSettings: portable + fast + mutants),

        // Native: the store and the command line.
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .target(name: "HaruHost", dependencies: ["HaruCore"], swiftSettings: fast),
        .target(name: "HaruStore", dependencies: ["HaruReplica", "CSQLite"], swiftSettings: fast),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .target(
            name: "HaruArchive", dependencies: ["HaruHost", "HaruReplica", "CZlib"],
            swiftSettings: fast),
        .target(
            name: "HaruCommand",
            dependencies: [
                "HaruHost", "HaruStore", "HaruArchive", "HaruFormats", "HaruConformance",
                "HaruStrings",
            ],
            swiftSettings: fast),
        .executableTarget(name: "haru", dependencies: ["HaruCommand"], swiftSettings: fast),
        .executableTarget(
            name: "haru-sim", dependencies: ["HaruSimulation", "HaruStore"], swiftSettings: fast),

        // Native: the server, an executable of its own because its libraries start slowly.
        .systemLibrary(
            name: "CMicrohttpd", pkgConfig: "libmicrohttpd",
            providers: [.apt(["libmicrohttpd-dev"])]),
        .systemLibrary(
            name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
        .target(
            name: "HaruServer",
            dependencies: ["HaruCommand", "HaruArchive", "CMicrohttpd", "CSodium", "CZlib"],
            swiftSettings: fast),
        .executableTarget(
            name: "haru-server", dependencies: ["HaruServer"], swiftSettings: fast),

        // Native: a device's side of the exchange, an executable of its own for the same reason.
        .systemLibrary(
            name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
        .target(name: "HaruClient", dependencies: ["HaruCommand", "CCurl"], swiftSettings: fast),
        .executableTarget(name: "haru-sync", dependencies: ["HaruClient"], swiftSettings: fast),

        // For tests: a file layer of SQLite that fails, and a process that opens stores and is killed.
        .target(
            name: "CFaultyVFS", dependencies: ["CSQLite"], path: "Tests/Support/CFaultyVFS",
            cSettings: [.unsafeFlags(["-O2"])]),
        .executableTarget(
            name: "store-helper", dependencies: ["HaruStore"], path: "Tests/Support/StoreHelper"),

        .testTarget(name: "HaruCoreTests", dependencies: ["HaruCore"]),
        .target(
            name: "ReplicaContract", dependencies: ["HaruReplica"], path: "Tests/ReplicaContract"),
        .testTarget(name: "HaruReplicaTests", dependencies: ["HaruReplica", "ReplicaContract"]),
        .testTarget(name: "HaruOracleTests", dependencies: ["HaruOracle"]),
        .testTarget(
            name: "HaruSimulationTests", dependencies: ["HaruSimulation"], swiftSettings: mutants),
        .testTarget(
            name: "HaruConformanceTests", dependencies: ["HaruConformance"], exclude: ["Examples"]),
        .testTarget(name: "HaruFormatsTests", dependencies: ["HaruFormats"]),
        .testTarget(name: "HaruStringsTests", dependencies: ["HaruStrings"]),
        .testTarget(name: "HaruViewsTests", dependencies: ["HaruViews"]),
        .testTarget(name: "HaruIconsTests", dependencies: ["HaruIcons", "HaruStrings"]),
        .testTarget(
            name: "HaruStoreTests",
            dependencies: ["HaruStore", "ReplicaContract", "CSQLite", "CFaultyVFS", "store-helper"]),
        .testTarget(name: "HaruHostTests", dependencies: ["HaruHost"]),
        .testTarget(name: "HaruArchiveTests", dependencies: ["HaruArchive", "HaruStore", "CZlib"]),
        .testTarget(name: "HaruCommandTests", dependencies: ["HaruCommand"]),
        .testTarget(name: "HaruServerTests", dependencies: ["HaruServer", "HaruArchive"]),
        .testTarget(name: "HaruClientTests", dependencies: ["HaruClient"]),
    ],
    swiftLanguageModes: [.v6]
)
