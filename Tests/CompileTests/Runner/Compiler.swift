import Foundation
import TestEnvironment

/// The compiler that built the tests, applied to files with the built modules.
enum Compiler {
    /// The package's folder.
    static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Checks cases of a folder as one module in a language mode, with the folder's types.
    ///
    /// Type-checking alone would miss data races, which the compiler finds in a later phase.
    static func check(_ cases: [CompileCase], mode: String) throws -> Command.Outcome {
        let types = cases[0].file.deletingLastPathComponent().appending(path: "Types.swift").path
        let files = cases.map(\.file.path) + [types].filter(FileManager.default.fileExists)
        return try Command.swiftc(
            [
                "-emit-sil", "-wmo", "-o", "/dev/null", "-swift-version", mode,
                "-parse-as-library", "-module-name", "Cases",
            ] + files)
    }

    /// Type-checks files as one module of this package, with more arguments.
    static func typecheck(_ files: [URL], _ arguments: [String]) throws -> Command.Outcome {
        try Command.swiftc(
            [
                "-typecheck", "-swift-version", "6", "-module-name", "Checked",
                "-enable-upcoming-feature", "ExistentialAny",
                "-enable-upcoming-feature", "InternalImportsByDefault",
                "-package-name", packageName(of: root),
            ] + files.map(\.path) + arguments)
    }

    /// SwiftPM's name for a package: its folder's name as an identifier.
    private static func packageName(of root: URL) -> String {
        let name = root.lastPathComponent.lowercased().map { character -> Character in
            character.isLetter || character.isNumber ? character : "_"
        }
        return name.first?.isNumber == true ? "_" + String(name.dropFirst()) : String(name)
    }
}

extension Command.Outcome {
    /// What the compiler said about a file, with the notes behind its errors.
    func output(about file: URL) -> String {
        var isAbout = false
        return output.split(separator: "\n").filter { line in
            if line.hasPrefix("/"), !line.contains(": note:") {
                isAbout = line.hasPrefix(file.path + ":")
            }
            return isAbout
        }.joined(separator: "\n")
    }
}
