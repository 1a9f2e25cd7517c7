import Foundation

/// A parsed page of the documentation.
struct MarkdownPage {
    /// A fenced block of Swift, or a hidden one in an HTML comment that begins with `swift`.
    struct Snippet {
        let code: [String]
        /// The page's line of the first line of code.
        let line: Int
        /// Whether it is in an HTML comment.
        let isHidden: Bool
        /// Whether all snippets of the page see its constants, for fences marked `swift shared`.
        var isShared = false
        /// The output that it must print, for fences marked `swift run`: the `text` fence that
        /// follows.
        var output: String?
        let isRun: Bool
    }

    let url: URL
    private(set) var snippets: [Snippet] = []
    /// The targets of links, with their lines.
    private(set) var links: [(target: String, line: Int)] = []
    private(set) var headings: [String] = []

    init(_ url: URL) throws {
        self.url = url
        let lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
        var index = 0
        while index < lines.count {
            defer { index += 1 }
            let line = lines[index]
            if line.hasPrefix("```") {
                let end = lines[(index + 1)...].firstIndex { $0.hasPrefix("```") } ?? lines.count
                add(fence: line, Array(lines[(index + 1)..<end]), at: index + 2)
                index = end
            } else if line.hasPrefix("<!-- swift") {
                let end = lines[(index + 1)...].firstIndex { $0.hasPrefix("-->") } ?? lines.count
                snippets.append(
                    Snippet(
                        code: Array(lines[(index + 1)..<end]), line: index + 2, isHidden: true,
                        isRun: false))
                index = end
            } else {
                if line.hasPrefix("#") {
                    headings.append(line.drop { $0 == "#" || $0 == " " } + "")
                }
                // Most lines have none, and a regular expression takes its time.
                guard line.contains("](") || line.contains("=\"") else { continue }
                for match in line.matches(of: /\]\(([^)\s]+)\)|(?:src|href|srcset)="([^"]+)"/) {
                    links.append((String(match.1 ?? match.2 ?? ""), index + 1))
                }
            }
        }
    }

    private mutating func add(fence: String, _ code: [String], at line: Int) {
        let info = fence.drop { $0 == "`" }.split(separator: " ")
        switch info.first {
        case "swift":
            snippets.append(
                Snippet(
                    code: code, line: line, isHidden: false, isShared: info.contains("shared"),
                    isRun: info.contains("run")))
        case "text" where snippets.last?.isRun == true && snippets.last?.output == nil:
            snippets[snippets.count - 1].output = code.joined(separator: "\n") + "\n"
        default: break
        }
    }
}

/// The project's folder, and its pages.
enum Project {
    static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// README, CONTRIBUTING, CHANGELOG, the pages of Documentation and the article for those who change
    /// MiniRx, as paths from the root.
    static let pages: [String] = {
        let folder = root.appending(path: "Documentation")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let documents = files.filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/\($0)" }
        let article = "Sources/MiniRx/MiniRx.docc/HowAnElementTravels.md"
        return ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", article] + documents
    }()

    /// The pages whose snippets this build can compile: with UIKit those that import it, otherwise
    /// all others.
    static let compiledPages: [String] = pages.filter { path in
        let text = (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
        #if canImport(UIKit)
        return text.contains("\nimport UIKit\n")
        #else
        return !text.contains("\nimport UIKit\n")
        #endif
    }
}
