import Foundation
import TestEnvironment
import Testing

/// Every Swift snippet of README and Documentation compiles; those marked `swift run` print the
/// output that the page shows.
struct SnippetTests {
    @Test(arguments: Project.compiledPages)
    func snippetsCompileAndPrintWhatTheyShow(page path: String) throws {
        let page = try MarkdownPage(Project.root.appending(path: path))
        guard page.snippets.contains(where: { !$0.isHidden }) else { return }
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "tableau-snippets-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appending(path: "Snippets.swift")
        try SnippetProgram(page: page).source.write(to: source, atomically: true, encoding: .utf8)

        guard page.snippets.contains(where: \.isRun) else {
            let outcome = try Command.swiftc(
                ["-typecheck", source.path] + SwiftCompiler.moduleArguments)
            expect(outcome.status, 0, "\(path):\n\(outcome.output)")
            return
        }
        let program = folder.appending(path: "Program").path
        let outcome = try Command.swiftc(
            [source.path, "-o", program, "-Onone"] + SwiftCompiler.moduleArguments
                + SwiftCompiler.objects)
        try #require(outcome.status == 0, "\(path):\n\(outcome.output)")
        let printed = try Command.run([program])
        expect(printed.status, 0, "\(path):\n\(printed.output)")
        for (number, snippet) in page.snippets.enumerated() where snippet.isRun {
            let parts = printed.output.components(separatedBy: "\u{1}\(number)\n")
            let output = parts.dropFirst().first?.components(separatedBy: "\u{1}").first
            expect(output, snippet.output, "\(path):\(snippet.line)")
        }
    }

    @Test func aSnippetThatDoesNotCompileIsFound() throws {
        let outcome = try typecheck("```swift\nlet number: Int = \"text\"\n```\n")
        expect(outcome.status != 0)
        expect(outcome.output.contains("Page.md:2:"))
    }

    /// A missing import of a page is found, also if a hidden snippet imports the module.
    @Test func aPageWithoutItsImportsDoesNotCompile() throws {
        let page = "<!-- swift\nimport Foundation\n-->\n```swift\nlet now = Date()\n```\n"
        try expect(typecheck(page).status != 0)
        try expect(typecheck("```swift\nimport Foundation\n```\n" + page).status, 0)
    }

    private func typecheck(_ markdown: String) throws -> Command.Outcome {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "tableau-page-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (page, source) = (
            folder.appending(path: "Page.md"), folder.appending(path: "Snippets.swift")
        )
        try markdown.write(to: page, atomically: true, encoding: .utf8)
        try SnippetProgram(page: MarkdownPage(page)).source
            .write(to: source, atomically: true, encoding: .utf8)
        return try Command.swiftc(
            ["-typecheck", source.path] + SwiftCompiler.moduleArguments)
    }
}
