import Foundation
import TestEnvironment
import Testing

/// The built program, run as a user would run it, but without a terminal.
enum Program {
    struct Outcome {
        var output: String
        var complaint: String
        var status: Int32
    }

    /// Runs `Samples` to its end.
    static func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

    /// Runs `Samples` to its end.
    static func run(_ arguments: [String]) throws -> Outcome { try run(executable, arguments) }

    /// Runs a command of the shell to its end; ``path`` is the program.
    static func runInShell(_ command: String) throws -> Outcome {
        try run(URL(fileURLWithPath: "/bin/sh"), ["-c", command])
    }

    /// The program as a word of a shell command.
    static var path: String { "'\(executable.path)'" }

    private static func run(_ program: URL, _ arguments: [String]) throws -> Outcome {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        let output = Pipe()
        let complaint = FileManager.default.temporaryDirectory
            .appendingPathComponent("samples-\(UUID().uuidString)")
        try Data().write(to: complaint)
        defer { try? FileManager.default.removeItem(at: complaint) }
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        // Only one pipe can be read to its end without a second thread; the other one is a file.
        process.standardError = try FileHandle(forWritingTo: complaint)
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(
            output: String(decoding: text, as: UTF8.self),
            complaint: try String(contentsOf: complaint, encoding: .utf8),
            status: process.terminationStatus)
    }

    /// That of the tests, without what would make a screen look different elsewhere.
    private static var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        for name in ["NO_COLOR", "NO_ANIMATION", "COLORTERM", "LC_ALL", "LC_CTYPE"] {
            environment[name] = nil
        }
        environment["TERM"] = "xterm-256color"
        environment["LANG"] = "C.UTF-8"
        return environment
    }

    private static var executable: URL { BuildProducts.program("Samples") }
}
