import Foundation
import TestEnvironment
import Testing

/// The built program, run as a user runs it, but without a terminal.
enum Program {
    struct Outcome {
        var output: String
        var errors: String
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

    /// The program's path, quoted for a shell command.
    static var path: String { "'\(executable.path)'" }

    private static func run(_ program: URL, _ arguments: [String]) throws -> Outcome {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        let output = Pipe()
        let errors = FileManager.default.temporaryDirectory
            .appendingPathComponent("samples-\(UUID().uuidString)")
        try Data().write(to: errors)
        defer { try? FileManager.default.removeItem(at: errors) }
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        // Reading two pipes to their ends takes two threads, so one of them is a file.
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(
            output: String(decoding: text, as: UTF8.self),
            errors: try String(contentsOf: errors, encoding: .utf8),
            status: process.terminationStatus)
    }

    /// The environment of the tests, without variables that change screens.
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
