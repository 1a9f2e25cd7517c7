import Foundation

/// The compiler that built the tests, run on files of their own against the built modules.
enum SwiftCompiler {
    struct Outcome {
        let status: Int32
        let output: String
    }

    /// Where the modules and object files of this build lie.
    static let products: URL = {
        let executable = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        let candidates = [executable, Project.root.appending(path: ".build/debug")]
        return candidates.first {
            FileManager.default.fileExists(atPath: $0.appending(path: "Modules").path)
        } ?? executable
    }()

    static var moduleArguments: [String] {
        [
            "-swift-version", "6", "-parse-as-library", "-I",
            products.appending(path: "Modules").path,
        ]
    }

    /// The library modules, with the folders of their sources.
    private static let modules = [
        "MiniRx": "MiniRx", "MiniRxTest": "MiniRx/MiniRxTest", "Tableau": "Tableau",
        "TableauRx": "TableauRx", "TableauTimeline": "Tableau/Surfaces/Timeline",
        "TableauPictures": "Tableau/Surfaces/Pictures", "TableauPlatform": "Tableau/Platform",
        "TableauTerminal": "Tableau/Surfaces/Terminal",
    ]

    /// The object files of the library modules; not those that sources now gone have left behind.
    static var objects: [String] {
        modules.flatMap { module, folder in
            let sources = Project.root.appending(path: "Sources/\(folder)").path
            let names = FileManager.default.enumerator(atPath: sources)?.compactMap { path in
                (path as? String)?.split(separator: "/").last.map { "\($0).o" }
            }
            let products = products.appending(path: "\(module).build")
            return Set(names ?? []).filter { $0.hasSuffix(".swift.o") }
                .map { products.appending(path: $0).path }
                .filter(FileManager.default.fileExists)
        }
    }

    static func run(_ command: [String]) throws -> Outcome {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
    }
}
