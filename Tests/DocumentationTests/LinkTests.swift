import Foundation
import TestEnvironment
import Testing

/// Every relative link of README and Documentation has a target.
struct LinkTests {
    @Test(arguments: Project.pages)
    func linksResolve(page path: String) throws {
        let page = try MarkdownPage(Project.root.appending(path: path))
        for (target, line) in page.links
        where !target.contains("://") && !target.hasPrefix("mailto:") {
            let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            let file =
                parts[0].isEmpty
                ? page.url : page.url.deletingLastPathComponent().appending(path: String(parts[0]))
            expect(
                FileManager.default.fileExists(atPath: file.path), "\(path):\(line): \(target)")
            guard parts.count == 2, file.pathExtension == "md" else { continue }
            let anchors = try MarkdownPage(file).headings.map(Self.anchor)
            expect(anchors.contains(String(parts[1])), "\(path):\(line): \(target)")
        }
    }

    /// The anchor that Markdown hosts generate for a heading.
    static func anchor(_ heading: String) -> String {
        heading.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
            .replacing(" ", with: "-")
    }
}
