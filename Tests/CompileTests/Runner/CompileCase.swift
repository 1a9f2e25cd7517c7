import Foundation
import TestEnvironment

/// A file that must or must not compile, as its leading comments say.
///
/// Its declarations are private, since it is compiled with other cases of its folder and with the
/// folder's `Types.swift`.
///
/// - `// expect-ok`: compiles without errors and warnings.
/// - `// expect-error: key words`: does not compile, and the compiler's output on this file contains
///   these words. All such lines apply.
/// - `// expect-warning: key words`: compiles with this warning.
/// - `// alone`: compiled without other cases, whose imports would reach it.
/// - `// modes: 5 6`: the language modes to compile in; by default only 6.
struct CompileCase {
    enum Expectation {
        case ok
        case error(String)
        case warning(String)

        /// Whether the compiler said so, by its output on the case's file.
        func isMet(by output: String) -> Bool {
            switch self {
            case .ok: !output.contains("error:") && !output.contains("warning:")
            case .error(let words): output.contains("error:") && output.contains(words)
            case .warning(let words):
                !output.contains("error:") && output.contains("warning:") && output.contains(words)
            }
        }
    }

    let file: URL
    private(set) var expectations: [Expectation] = []
    private(set) var modes = ["6"]
    private(set) var isAlone = false

    var folder: String { file.deletingLastPathComponent().lastPathComponent }
    var name: String { "\(folder)/\(file.lastPathComponent)" }

    /// Whether it must not compile.
    var fails: Bool {
        expectations.contains { if case .error = $0 { true } else { false } }
    }

    init(_ file: URL) throws {
        self.file = file
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            guard line.hasPrefix("//") else { break }
            let text = line.dropFirst(2).trimmingCharacters(in: .whitespaces)
            let parts = text.split(separator: ":", maxSplits: 1)
            let words = parts.dropFirst().first?.trimmingCharacters(in: .whitespaces) ?? ""
            switch parts.first {
            case "expect-ok": expectations.append(.ok)
            case "expect-error": expectations.append(.error(words))
            case "expect-warning": expectations.append(.warning(words))
            case "alone": isAlone = true
            case "modes": modes = words.split(separator: " ").map(String.init)
            default: break
            }
        }
    }

    static let folders = ["Binder", "MiniRx"]

    /// Every case in the folders next to the runner's.
    static let all: [CompileCase] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent()
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? [])
            .filter {
                $0.pathExtension == "swift" && !$0.path.contains("/Runner/")
                    && $0.lastPathComponent != "Types.swift"
            }
            .sorted { $0.path < $1.path }
            .compactMap { try? CompileCase($0) }
    }()
}
