import Foundation
import Testing

/// Chains are long expressions: an overload too many and the compiler takes ten seconds for one.
struct TypeCheckTests {
    /// What holds chains: samples and seeds; with `TABLEAU_TYPE_CHECK_ALL=1` the binder's tests
    /// too, which take longer than all other tests of this target.
    static let folders =
        ["Sources/Samples", "Tests/SeedTests"]
        + (ProcessInfo.processInfo.environment["TABLEAU_TYPE_CHECK_ALL"] == "1"
            ? ["Tests/BinderTests"] : [])

    /// Nothing takes a second; about a tenth of that is the aim.
    @Test(arguments: folders)
    func everyExpressionTypeChecksWithinASecond(folder: String) throws {
        let found = FileManager.default.enumerator(
            at: Compiler.root.appending(path: folder), includingPropertiesForKeys: nil)
        let files = (found?.compactMap { $0 as? URL } ?? []).filter {
            $0.pathExtension == "swift" && $0.lastPathComponent != "main.swift"
                && !$0.path.contains("/UIKit/")
        }
        try #require(!files.isEmpty)
        let outcome = try Compiler.typecheck(
            files, ["-Xfrontend", "-warn-long-expression-type-checking=1000"])
        #expect(outcome.status == 0, "\(outcome.output)")
        let slow = outcome.output.split(separator: "\n").filter { $0.contains("expression took") }
        #expect(slow.isEmpty, "\(slow.joined(separator: "\n"))")
    }

    /// The longest chains of all, which stand in a case of their own.
    @Test func longChainsTypeCheckWithinASecond() throws {
        let outcome = try Compiler.typecheck(
            [Compiler.root.appending(path: "Tests/CompileTests/Binder/Chains.swift")],
            ["-parse-as-library", "-Xfrontend", "-warn-long-expression-type-checking=1000"])
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(!outcome.output.contains("expression took"), "\(outcome.output)")
    }
}
