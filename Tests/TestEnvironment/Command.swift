// A phone starts no programs.
#if os(Linux) || !canImport(UIKit)
package import Foundation

/// A program that a test runs to its end.
package enum Command {
    /// How it ended, and what it printed to either output.
    package struct Outcome {
        /// Its exit code.
        package let status: Int32
        /// All that it printed.
        package let output: String
    }

    /// Runs a program found by `PATH`.
    ///
    /// - Parameters:
    ///   - words: Its name and its arguments.
    ///   - folder: Where it runs; nil for where the tests run.
    /// - Throws: What keeps it from starting.
    package static func run(_ words: [String], in folder: URL? = nil) throws -> Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        if let folder { process.currentDirectoryURL = folder }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
    }

    /// Runs the compiler that built the tests.
    ///
    /// - Parameter arguments: What follows `swiftc`; the package's modules are found.
    /// - Throws: What keeps it from starting.
    package static func swiftc(_ arguments: [String]) throws -> Outcome {
        try run(compiler + arguments + ["-I", BuildProducts.modules.path])
    }

    /// On a Mac `xcrun` finds the compiler of the toolchain in use, and tells it where the SDK is.
    private static let compiler: [String] = {
        let xcrun = "/usr/bin/xcrun"
        return FileManager.default.isExecutableFile(atPath: xcrun)
            ? [xcrun, "--sdk", "macosx", "swiftc"] : ["swiftc"]
    }()
}
#endif
