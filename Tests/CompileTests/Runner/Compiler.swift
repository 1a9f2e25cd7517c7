import Foundation

/// The compiler that built the tests, checking files against the built modules.
enum Compiler {
    /// Where the modules of this build lie.
    private static let modules: String = {
        let executable = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let candidates = [executable, root.appending(path: ".build/debug")]
            .map { $0.appending(path: "Modules").path }
        return candidates.first { FileManager.default.fileExists(atPath: $0) } ?? candidates[0]
    }()

    /// Checks files as one module in a language mode; returns the status and what the compiler said.
    ///
    /// Type-checking alone would miss races: the compiler finds them in a later phase.
    static func check(_ files: [URL], mode: String) throws -> (status: Int32, output: String) {
        try run(
            [
                "-emit-sil", "-wmo", "-o", "/dev/null", "-swift-version", mode,
                "-parse-as-library",
            ] + files.map(\.path))
    }

    /// Type-checks files as one module of this package, with more arguments.
    static func typecheck(
        _ files: [URL], _ arguments: [String]
    ) throws -> (status: Int32, output: String) {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return try run(
            [
                "-typecheck", "-swift-version", "6", "-module-name", "Checked",
                "-enable-upcoming-feature", "ExistentialAny",
                "-enable-upcoming-feature", "InternalImportsByDefault",
                "-package-name", packageName(of: root),
            ] + files.map(\.path) + arguments)
    }

    /// What SwiftPM calls a package: its folder's name, made an identifier.
    private static func packageName(of root: URL) -> String {
        let name = root.lastPathComponent.lowercased().map { character -> Character in
            character.isLetter || character.isNumber ? character : "_"
        }
        return name.first?.isNumber == true ? "_" + String(name.dropFirst()) : String(name)
    }

    private static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swiftc"] + arguments + ["-I", modules]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}
