import Foundation
import Testing

/// A file that must or must not compile, as its leading comments say.
///
/// - `// expect-ok`: compiles without errors and warnings.
/// - `// expect-error: key words`: does not compile, and the compiler's output contains these
///   words. All such lines apply.
/// - `// expect-warning: key words`: compiles with this warning.
/// - `// with: Types.swift`: compiled together with this file of the same folder.
/// - `// modes: 5 6`: the language modes to compile in; by default only 6.
struct CompileCase: CustomTestStringConvertible {
    enum Expectation: Equatable {
        case ok
        case error(String)
        case warning(String)
    }

    let file: URL
    let expectations: [Expectation]
    let modes: [String]
    /// The case itself and the file that it is compiled with.
    let files: [URL]

    var testDescription: String {
        "\(file.deletingLastPathComponent().lastPathComponent)/\(file.lastPathComponent)"
    }

    init(_ file: URL) throws {
        self.file = file
        var expectations: [Expectation] = []
        var modes = ["6"]
        var files = [file]
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            guard line.hasPrefix("//") else { break }
            let text = line.dropFirst(2).trimmingCharacters(in: .whitespaces)
            let parts = text.split(separator: ":", maxSplits: 1)
            let words = parts.dropFirst().first?.trimmingCharacters(in: .whitespaces) ?? ""
            switch parts.first {
            case "expect-ok": expectations.append(.ok)
            case "expect-error": expectations.append(.error(words))
            case "expect-warning": expectations.append(.warning(words))
            case "with": files.append(file.deletingLastPathComponent().appending(path: words))
            case "modes": modes = words.split(separator: " ").map(String.init)
            default: break
            }
        }
        self.expectations = expectations
        self.modes = modes
        self.files = files
    }

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
