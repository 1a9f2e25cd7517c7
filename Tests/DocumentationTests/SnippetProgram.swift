import Foundation

/// The Swift file made of a page's snippets: each page is one module, so that later snippets of a
/// tutorial can use the declarations of earlier ones.
///
/// It has only the imports that the page shows.
///
/// Snippets that contain only declarations, or are shared, are at the top level; each of the others
/// is the body of a function. Errors refer to the page's lines.
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
                // In the reader's `main.swift`, global constants are on the main actor implicitly.
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

    /// Whether every unindented line begins, continues or ends a declaration.
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
