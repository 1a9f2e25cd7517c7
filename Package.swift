// swift-tools-version: 6.1
import PackageDescription

/// Every target is compiled alike: Swift 6 mode, and the upcoming rules that keep `any` and
/// imports explicit.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
    name: "Tableau",
    // What `Synchronization` needs.
    platforms: [.iOS(.v18), .tvOS(.v18), .macCatalyst(.v18), .macOS(.v15)],
    products: [
        .library(name: "MiniRx", targets: ["MiniRx"]),
        .library(name: "Tableau", targets: ["Tableau"]),
        .library(name: "TableauRx", targets: ["TableauRx"]),
        .library(name: "TableauPictures", targets: ["TableauPictures"]),
    ],
    targets: [
        // The reactive layer: knows no table.
        .target(name: "MiniRx", swiftSettings: settings),
        .testTarget(name: "MiniRxTests", dependencies: ["MiniRx"], swiftSettings: settings),

        // Binder, chains, diffing, table, adapters.
        .target(name: "Tableau", exclude: ["Surfaces"], swiftSettings: settings),
        .target(
            name: "TestSupport", dependencies: ["Tableau"], path: "Tests/TestSupport",
            swiftSettings: settings),
        .testTarget(
            name: "TableauTests", dependencies: ["Tableau", "TestSupport"],
            swiftSettings: settings),

        // `.rx` on binders and chains.
        .target(name: "TableauRx", dependencies: ["MiniRx", "Tableau"], swiftSettings: settings),
        .testTarget(
            name: "BinderTests", dependencies: ["Tableau", "TableauRx", "MiniRx"],
            swiftSettings: settings),

        // The table as text and as pictures.
        .target(
            name: "TableauPictures", dependencies: ["Tableau"],
            path: "Sources/Tableau/Surfaces/Pictures", swiftSettings: settings),
        .testTarget(
            name: "TableauPicturesTests", dependencies: ["TableauPictures"],
            swiftSettings: settings),

        // Benchmarks, on one small harness.
        .target(name: "BenchmarkHarness", path: "Benchmarks/Harness", swiftSettings: settings),
        .executableTarget(
            name: "DiffBenchmark", dependencies: ["BenchmarkHarness", "Tableau"],
            path: "Benchmarks/DiffBenchmark", swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
