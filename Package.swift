// swift-tools-version: 6.2
import PackageDescription

/// Compiles a module in one go: each file is read once and each macro expanded once, a sixth less work
/// from a clean clone.
///
/// Only SwiftPM's own build system takes these flags, the default on Linux: Swift Build, which is also
/// Xcode's, looks for a file of dependencies that is not written for a whole module. With
/// `TABLEAU_FILE_BY_FILE=1`, Swift Build works on Linux too, and a change of one file compiles that file
/// alone: for who works on `Sources`. A package that has fetched this one gets no unsafe flags.
#if os(Linux) && compiler(<6.4)
let compilesWholeModules =
    Context.environment["TABLEAU_FILE_BY_FILE"] != "1"
    && !Context.packageDirectory.contains("/checkouts/")
#else
let compilesWholeModules = false
#endif
let wholeModule: [SwiftSetting] =
    compilesWholeModules
    ? [
        .unsafeFlags(
            [
                "-whole-module-optimization", "-num-threads", "1", "-disable-batch-mode",
                "-no-emit-module-separately-wmo",
            ], .when(configuration: .debug))
    ] : []

/// Every target is compiled alike: Swift 6 mode, and the upcoming rules that keep `any` and
/// imports explicit.
let settings: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
    ] + wholeModule

/// Modules of tests have a warning for an expression that takes a second.
///
/// They have line numbers for failures and backtraces, but not what a debugger needs to print their
/// variables; `TABLEAU_DEBUG_TESTS=1` keeps it. The frontend is asked, since `-g` comes last for the driver.
let testSettings: [SwiftSetting] =
    settings
    + [.unsafeFlags(["-Xfrontend", "-warn-long-expression-type-checking=1000"])]
    + (Context.environment["TABLEAU_DEBUG_TESTS"] == "1"
        ? [] : [.unsafeFlags(["-Xfrontend", "-gline-tables-only"])])

/// With `TABLEAU_TSAN=1` MiniRx locks by pthread: the thread sanitizer reports a contended `Mutex`
/// falsely on Linux.
let lockSettings: [SwiftSetting] =
    Context.environment["TABLEAU_TSAN"] == "1" ? [.define("TABLEAU_TSAN")] : []

/// Where a table can be shown on a terminal; elsewhere UIKit shows it.
let terminalSettings: [SwiftSetting] =
    [.define("TABLEAU_HAS_TERMINAL", .when(platforms: [.linux, .macOS, .android]))]

let package = Package(
    name: "Tableau",
    // What `Synchronization` needs.
    platforms: [.iOS(.v18), .tvOS(.v18), .macCatalyst(.v18), .visionOS(.v2), .macOS(.v15)],
    products: [
        .library(name: "MiniRx", targets: ["MiniRx"]),
        .library(name: "MiniRxTest", targets: ["MiniRxTest"]),
        .library(name: "Tableau", targets: ["Tableau"]),
        .library(name: "TableauRx", targets: ["TableauRx"]),
        .library(name: "LiveRows", targets: ["LiveRows"]),
        .library(name: "TableauTerminal", targets: ["TableauTerminal"]),
        .library(name: "TableauPictures", targets: ["TableauPictures"]),
        .library(name: "TableauTesting", targets: ["TableauTesting"]),
        .library(name: "SamplesKit", targets: ["SamplesKit"]),
        .executable(name: "Samples", targets: ["Samples"]),
    ],
    targets: [
        // What the operating systems do in different ways: alone imports a C library.
        .target(
            name: "TableauCLibrary", path: "Sources/Tableau/Platform/CLibrary",
            swiftSettings: settings),
        .target(
            name: "TableauPlatform", dependencies: ["TableauCLibrary"],
            path: "Sources/Tableau/Platform", exclude: ["CLibrary"],
            swiftSettings: settings + terminalSettings),
        .testTarget(
            name: "TableauPlatformTests",
            dependencies: ["TableauPlatform", "TerminalTestSupport", "TestEnvironment"],
            swiftSettings: testSettings),

        // The reactive layer: knows no table.
        .target(
            name: "MiniRx", dependencies: ["TableauPlatform"], exclude: ["MiniRxTest"],
            swiftSettings: settings + lockSettings),
        .target(
            name: "MiniRxTest", dependencies: ["MiniRx", "TableauPlatform"],
            path: "Sources/MiniRx/MiniRxTest",
            swiftSettings: settings),
        .testTarget(
            name: "MiniRxTests", dependencies: ["MiniRx", "MiniRxTest", "TestEnvironment"],
            swiftSettings: testSettings),

        // Binder, chains, diffing, table, adapters.
        .target(
            name: "Tableau", exclude: ["Platform", "Surfaces", "Testing"], swiftSettings: settings),
        // What tests know of where they run: programs and modules of the build, how much to do.
        .target(
            name: "TestEnvironment", path: "Tests/TestEnvironment", swiftSettings: settings),
        .target(
            name: "TestSupport", dependencies: ["Tableau"], path: "Tests/TestSupport",
            swiftSettings: settings),
        .testTarget(
            name: "DiffingTests", dependencies: ["Tableau", "TestEnvironment", "TestSupport"],
            path: "Tests/TableauTests/Diffing", swiftSettings: testSettings),
        .testTarget(
            name: "PlanningTests", dependencies: ["Tableau", "TestEnvironment", "TestSupport"],
            path: "Tests/TableauTests/Planning", swiftSettings: testSettings),
        .testTarget(
            name: "TableTests", dependencies: ["Tableau", "TestEnvironment", "TestSupport"],
            path: "Tests/TableauTests/Table", swiftSettings: testSettings),
        .testTarget(
            name: "TableauTests", dependencies: ["Tableau", "TestEnvironment"],
            path: "Tests/TableauTests/Cells",
            swiftSettings: testSettings),

        // `.rx` on binders and chains.
        .target(
            name: "TableauRx", dependencies: ["MiniRx", "Tableau"], exclude: ["LiveRows"],
            swiftSettings: settings),
        .testTarget(
            name: "BinderTests",
            dependencies: ["LiveRows", "MiniRx", "Tableau", "TableauRx", "TestEnvironment"],
            swiftSettings: testSettings),
        .testTarget(
            name: "SeedTests", dependencies: ["MiniRx", "Tableau", "TableauRx", "TestEnvironment"],
            swiftSettings: testSettings),

        // Live, keyed rows whose changes cost what they change.
        .target(
            name: "LiveRows", dependencies: ["MiniRx", "Tableau", "TableauPlatform"],
            path: "Sources/TableauRx/LiveRows", swiftSettings: settings),
        .testTarget(
            name: "LiveRowsTests",
            dependencies: [
                "LiveRows", "MiniRx", "MiniRxTest", "Tableau", "TableauRx", "TestEnvironment",
                "TestSupport",
            ],
            swiftSettings: testSettings),

        // The table on a terminal. The fixture is what the session's tests start on a
        // pseudo-terminal.
        .target(
            name: "TableauTerminal",
            dependencies: ["Tableau", "TableauPictures", "TableauPlatform"],
            path: "Sources/Tableau/Surfaces/Terminal", swiftSettings: settings),
        .executableTarget(
            name: "TerminalFixture", dependencies: ["TableauPlatform", "TableauTerminal"],
            path: "Tests/TerminalFixture", swiftSettings: settings),
        .target(
            name: "TerminalTestSupport", dependencies: ["TableauPlatform"],
            path: "Tests/TerminalTestSupport", swiftSettings: settings),
        .testTarget(
            name: "TableauTerminalTests",
            dependencies: [
                "TableauPictures", "TableauPlatform", "TableauTerminal", "TerminalTestSupport",
                "TestEnvironment",
            ],
            swiftSettings: testSettings),
        .testTarget(
            name: "TerminalSessionTests",
            dependencies: [
                "TableauPlatform", "TableauTerminal", "TerminalFixture", "TerminalTestSupport",
                "TestEnvironment",
            ],
            swiftSettings: testSettings),

        // The table as text and as pictures.
        .target(
            name: "TableauPictures", dependencies: ["Tableau"],
            path: "Sources/Tableau/Surfaces/Pictures", swiftSettings: settings),
        .testTarget(
            name: "TableauPicturesTests", dependencies: ["TableauPictures", "TestEnvironment"],
            swiftSettings: testSettings),

        // Tables that are tested, recorded, replayed and explored.
        .target(
            name: "TableauTesting",
            dependencies: ["MiniRx", "Tableau", "TableauPictures", "TableauPlatform"],
            path: "Sources/Tableau/Testing", swiftSettings: settings),
        .testTarget(
            name: "TableauTestingTests",
            dependencies: [
                "MiniRx", "Tableau", "TableauRx", "TableauTesting", "TestEnvironment",
                "TestSupport",
            ],
            swiftSettings: testSettings),

        // The samples: everything but the entry point is a library, so that tests can reach it.
        .target(
            name: "SamplesKit",
            dependencies: [
                "LiveRows", "MiniRx", "Tableau", "TableauPlatform", "TableauRx", "TableauTerminal",
            ],
            path: "Sources/Samples",
            exclude: [
                "Command", "iOS.swiftpm", "README.md", "Accounts/README.md", "Artists/README.md",
                "Chat/README.md", "Form/README.md", "Home/README.md", "News/README.md",
                "Market/README.md", "Processes/README.md", "Tasks/README.md",
            ],
            resources: [.copy("Data")],
            swiftSettings: settings),
        .executableTarget(
            name: "Samples", dependencies: ["SamplesKit"], path: "Sources/Samples/Command",
            swiftSettings: settings),
        .testTarget(
            name: "SamplesTests",
            dependencies: [
                "MiniRx", "MiniRxTest", "Samples", "SamplesKit", "Tableau", "TableauPictures",
                "TableauPlatform", "TableauRx", "TableauTerminal", "TerminalTestSupport",
                "TestEnvironment", "TestSupport",
            ],
            exclude: ["Goldens"], swiftSettings: testSettings),

        // Every snippet of README and Documentation compiles, every link resolves.
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "BenchmarkHarness", "DiffBenchmark", "LiveRows", "MiniRx", "MiniRxTest",
                "TableauPictures", "TableauRx", "TableauTerminal", "TableauTesting",
                "TestEnvironment",
            ],
            exclude: ["Surface"], swiftSettings: testSettings),

        // What must compile does, what must not does not: a folder of cases for each module.
        .testTarget(
            name: "CompileTests",
            dependencies: ["MiniRx", "MiniRxTest", "SamplesKit", "TableauRx", "TestEnvironment"],
            path: "Tests/CompileTests", exclude: ["Binder", "MiniRx"], sources: ["Runner"],
            swiftSettings: testSettings),

        // Benchmarks, on one small harness.
        .target(
            name: "BenchmarkHarness", dependencies: ["TableauPlatform"], path: "Benchmarks/Harness",
            swiftSettings: settings),
        .executableTarget(
            name: "DiffBenchmark", dependencies: ["BenchmarkHarness", "Tableau"],
            path: "Benchmarks/DiffBenchmark", swiftSettings: settings),
        .executableTarget(
            name: "BinderBenchmark",
            dependencies: ["BenchmarkHarness", "MiniRx", "Tableau", "TableauRx"],
            path: "Benchmarks/BinderBenchmark", swiftSettings: settings),
        .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
        .executableTarget(
            name: "RxBenchmark", dependencies: ["AllocationCounter", "BenchmarkHarness", "MiniRx"],
            path: "Benchmarks/RxBenchmark", swiftSettings: settings),
        .executableTarget(
            name: "LiveBenchmark",
            dependencies: [
                "AllocationCounter", "BenchmarkHarness", "LiveRows", "MiniRx", "Tableau",
                "TableauRx",
            ],
            path: "Benchmarks/LiveBenchmark", swiftSettings: settings),
        .executableTarget(
            name: "TerminalBenchmark",
            dependencies: [
                "BenchmarkHarness", "LiveRows", "Tableau", "TableauPlatform", "TableauRx",
                "TableauTerminal", "TerminalTestSupport",
            ],
            path: "Benchmarks/TerminalBenchmark", swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)

// The build that runs the UIKit adapter on Linux, on a module named `UIKit` of our own. On a
// scratch path of its own: in a shared one, the module would be found by the other build too.
if Context.environment["TABLEAU_UIKIT_SHIM"] == "1" {
    // What needs the display-neutral table is no part of it.
    let overUIKit: Set = ["Tableau", "TableauRx", "LiveRows", "SamplesKit", "BinderTests"]
    let reactive: Set = [
        "TestEnvironment", "MiniRx", "MiniRxTest", "TableauCLibrary", "TableauPlatform",
    ]
    package.products = []
    package.targets.removeAll { !reactive.contains($0.name) && !overUIKit.contains($0.name) }
    for target in package.targets where overUIKit.contains(target.name) {
        target.dependencies.append("UIKit")
        target.dependencies.removeAll {
            if case .byNameItem("TableauTerminal", _) = $0 { true } else { false }
        }
    }
    package.targets += [
        // The display-neutral table, the same sources, for the shim to stand on. To them there is
        // no module `UIKit`, whatever the scratch path holds.
        .target(
            name: "TableEngine", path: "Tests/UIKitShim/Engine",
            swiftSettings: settings + [.unsafeFlags(["-module-alias", "UIKit=NoUIKit"])]),
        .target(
            name: "UIKit", dependencies: ["TableEngine"], path: "Tests/UIKitShim/UIKit",
            swiftSettings: settings),
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "MiniRx", "MiniRxTest", "SamplesKit", "Tableau", "TableauRx", "TestEnvironment",
                "UIKit",
            ],
            swiftSettings: testSettings),
        // The pages that import UIKit.
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "LiveRows", "MiniRx", "Tableau", "TableauRx", "TestEnvironment", "UIKit",
            ],
            exclude: [
                "ArchitectureTests.swift", "LinkTests.swift", "ManifestTests.swift",
                "PrintedTestTests.swift", "PublicSurfaceTests.swift", "Surface",
            ],
            swiftSettings: testSettings),
    ]
    // Swift Testing looks for an overlay of its own beside a module of this name.
    for target in package.targets where target.isTest {
        target.swiftSettings? += [
            .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
        ]
    }
}

// The build that proves, on Linux, that the package compiles for macOS: against a module of our own that
// the one target to ask for `Darwin` gets under this name, and beside an `AppKit` that nobody imports.
// On a scratch path of its own, too.
if Context.environment["TABLEAU_DARWIN_SHIM"] == "1" {
    for target in package.targets {
        switch target.name {
        case "TableauCLibrary", "TableauPlatform":
            target.dependencies.append("DarwinShim")
            target.swiftSettings? += [.unsafeFlags(["-module-alias", "Darwin=DarwinShim"])]
        case "Tableau": target.dependencies.append("AppKit")
        default: break
        }
    }
    package.targets += [
        .target(name: "DarwinC", path: "Tests/DarwinShim/C"),
        .target(
            name: "DarwinShim", dependencies: ["DarwinC"], path: "Tests/DarwinShim/Swift",
            swiftSettings: settings),
        .target(name: "AppKit", path: "Tests/DarwinShim/AppKit", swiftSettings: settings),
    ]
}

// The thread sanitizer checks the tests with threads that don't wait for each other.
if Context.environment["TABLEAU_TSAN"] == "1" {
    package.targets.first { $0.name == "MiniRxTests" }?.sources = [
        "PipeStressTests.swift", "StressTests.swift", "Support",
    ]
}

// With `TABLEAU_ONLY=MiniRxTests,TableTests` the package has these targets and what they depend on: a
// check of a part builds that part. On a scratch path of its own.
if let only = Context.environment["TABLEAU_ONLY"] {
    var kept: Set<String> = []
    func keep(_ name: String) {
        guard kept.insert(name).inserted else { return }
        let target = package.targets.first { $0.name == name }
        for case .byNameItem(let dependency, _) in target?.dependencies ?? [] { keep(dependency) }
    }
    for name in only.split(separator: ",") { keep(String(name)) }
    package.products = []
    package.targets.removeAll { !kept.contains($0.name) }
}
