import Foundation
import SamplesKit
import TestEnvironment
import Testing

/// The walkthroughs refer to numbered steps in the code, which must exist.
struct WalkthroughTests {
    @Test(arguments: Sample.allCases)
    func everyStepIsInTheCode(sample: Sample) throws {
        let folder = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/Samples/\(sample.rawValue.capitalized)")
        let readme = try String(
            contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)
        let steps = readme.split(separator: "\n").compactMap { line in
            line.prefixMatch(of: #/([0-9]+)\. /#).flatMap { Int($0.1) }
        }
        expect(steps, Array(1...max(1, steps.count)))

        let files = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        let code = try files.filter { $0.pathExtension == "swift" }
            .map { try String(contentsOf: $0, encoding: .utf8) }
            .joined()
        let numbers = code.matches(of: #/\/\/ ([0-9]+)\. /#).compactMap { Int($0.1) }
        expect(numbers.sorted(), steps)
    }

    @Test func theFirstSampleHasAllTwelveSteps() throws {
        let readme = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/Samples/Accounts/README.md")
        try expect(String(contentsOf: readme, encoding: .utf8).contains("\n12. "))
    }
}
