import Foundation
import TestEnvironment
import Testing

/// Chains are long expressions: a single overload too many can take the compiler ten seconds.
struct TypeCheckTests {
    private static let chains = Compiler.root.appending(
        path: "Tests/CompileTests/Binder/Chains.swift")

    /// All folders whose expressions are chains.
    ///
    /// The binder's tests contain others as well: their limit is a second, which `Package.swift` sets.
    @Test(.enabled(if: Effort.isFull), arguments: ["Sources/Samples", "Tests/SeedTests"])
    func chainsTypeCheckInFortyMilliseconds(folder: String) throws {
        let found = FileManager.default.enumerator(
            at: Compiler.root.appending(path: folder), includingPropertiesForKeys: nil)
        let files = (found?.compactMap { $0 as? URL } ?? []).filter {
            $0.pathExtension == "swift" && $0.lastPathComponent != "main.swift"
                && !$0.path.contains("/UIKit/") && !$0.path.contains(".swiftpm/")
        }
        try #require(!files.isEmpty)
        let slow = try slowExpressions(of: files, limit: 40)
        expect(slow.isEmpty, "\(slow.joined(separator: "\n"))")
    }

    /// The longest chains, including those of the documentation's questions, are in a case of their
    /// own.
    @Test(.enabled(if: Effort.isFull)) func longChainsTypeCheckInFortyMilliseconds() throws {
        let slow = try slowExpressions(
            of: [Self.chains], ["-parse-as-library"], limit: 40)
        expect(slow.isEmpty, "\(slow.joined(separator: "\n"))")
    }

    @Test(.enabled(if: Effort.isFull)) func aSlowExpressionIsFound() throws {
        let slow = try slowExpressions(
            of: [Self.chains], ["-parse-as-library"], limit: 1, attempts: 1)
        expect(!slow.isEmpty)
    }

    /// Expressions that take more processor time than the limit, in milliseconds.
    ///
    /// Only those that are slow in every attempt: with a cold cache, any can be slow once.
    private func slowExpressions(
        of files: [URL], _ arguments: [String] = [], limit: Int, attempts: Int = 3
    ) throws -> Set<String> {
        var slow: Set<String>?
        for _ in 0..<attempts where slow?.isEmpty != true {
            let outcome = try Compiler.typecheck(
                files,
                arguments + ["-Xfrontend", "-warn-long-expression-type-checking=\(limit)"])
            try #require(outcome.status == 0, "\(outcome.output)")
            let found = outcome.output.split(separator: "\n")
                .filter { $0.hasPrefix("/") && $0.contains("expression took") }
                .compactMap { $0.components(separatedBy: ": warning").first }
            slow = slow?.intersection(found) ?? Set(found)
        }
        return slow ?? []
    }
}
