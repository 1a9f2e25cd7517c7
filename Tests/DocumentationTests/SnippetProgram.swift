import Foundation

/// The Swift file made of a page's snippets: one module a page, so that a tutorial's later snippets
/// may use what its earlier ones declare.
///
/// It imports what readers of the page see imported, nothing else.
///
/// Snippets that only declare, or are shared, stand at the top level; others are the body of a
/// function of their own. Errors point to the page's lines.
struct SnippetProgram {
    let page: MarkdownPage

    var source: String {
        var imports: Set<String> = []
        var body: [String] = []
        var calls: [String] = []
        for (number, snippet) in page.snippets.enumerated() {
            let code = snippet.code.filter { line in
                guard line.hasPrefix("import ") else { return true }
                if !snippet.isHidden { imports.insert(line) }
                return false
            }
            let skipped = snippet.code.count - code.count
            body.append(
                "#sourceLocation(file: \"\(page.url.path)\", line: \(snippet.line + skipped))")
            if snippet.isShared {
                // In the `main.swift` of a reader, constants are on the main actor by themselves.
                body += code.map { $0.hasPrefix("let ") ? "@MainActor " + $0 : $0 }
            } else if Self.onlyDeclares(code) {
                body += code
            } else {
                body[body.count - 1] += " "
                body.insert("@MainActor func snippet\(number)() async throws {", at: body.count - 1)
                body += code + ["}"]
            }
            body.append("#sourceLocation()")
            if snippet.isRun {
                calls.append("print(\"\\u{1}\(number)\")\ntry await snippet\(number)()")
            }
        }
        let main = ["@main struct Program {", "@MainActor static func main() async throws {"]
        return (imports.sorted() + body + main + calls + ["}", "}"]).joined(separator: "\n") + "\n"
    }

    /// Whether every line at the margin begins, goes on with or ends a declaration.
    static func onlyDeclares(_ code: [String]) -> Bool {
        let starts = [
            "struct ", "final class ", "class ", "enum ", "extension ", "protocol ", "func ",
            "typealias ", "public ", "private ", "actor ", "@", "}", ")", "//", "where ", "{", "#",
        ]
        let margin = code.filter { $0.first.map { !$0.isWhitespace } ?? false }
        return margin.contains { !$0.hasPrefix("//") }
            && margin.allSatisfy { line in starts.contains { line.hasPrefix($0) } }
    }
}
