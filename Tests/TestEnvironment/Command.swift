// Phones can't start programs.
#if os(Linux) || !canImport(UIKit)
package import Foundation

/// A program that a test runs to its end.
package enum Command {
    /// The exit code, and the output to both streams.
    package struct Outcome {
        /// Its exit code.
        package let status: Int32
        /// Standard output and standard error.
        package let output: String
    }

    /// Runs a program found by `PATH`.
    ///
    /// - Parameters:
    ///   - words: The program's name and its arguments.
    ///   - folder: The working directory; nil for that of the tests.
    /// - Throws: An error if the program can't be started.
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
    /// - Parameter arguments: The arguments of `swiftc`; the package's modules are found.
    /// - Throws: An error if the compiler can't be started.
    package static func swiftc(_ arguments: [String]) throws -> Outcome {
        try run(compiler + arguments + ["-I", BuildProducts.modules.path])
    }

    /// Arguments for the fastest linker, which comes with the compiler, but not on a Mac.
    package static var linker: [String] { compiler.count == 1 ? ["-use-ld=lld"] : [] }

    /// On a Mac, `xcrun` finds the compiler of the current toolchain and passes it the SDK.
    private static let compiler: [String] = {
        let xcrun = "/usr/bin/xcrun"
        return FileManager.default.isExecutableFile(atPath: xcrun)
            ? [xcrun, "--sdk", "macosx", "swiftc"] : ["swiftc"]
    }()
}
#endif
