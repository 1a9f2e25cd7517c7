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

    /// The object files of the library modules.
    static var objects: [String] {
        let modules = [
            "MiniRx", "MiniRxTest", "Tableau", "TableauRx", "TableauTimeline", "TableauPictures",
            "TableauTerminal",
        ]
        return modules.flatMap { module in
            let folder = products.appending(path: "\(module).build")
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return files.filter { $0.hasSuffix(".swift.o") }
                .map { folder.appending(path: $0).path }
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
