#if canImport(BenchmarkHarness)
import BenchmarkHarness
import Foundation
import TestEnvironment
import Testing

/// The figures of *Performance* and *Benchmarks* equal those of the runs in
/// `Documentation/Benchmarks`.
struct PerformancePageTests {
    private static let runs = Project.root.appending(path: "Documentation/Benchmarks")

    /// `TABLEAU_RECORD=1` records them from the runs; `Benchmarks/report` measures again.
    @Test(arguments: ["Documentation/Performance.md", "Benchmarks/README.md"])
    func thePageMatchesTheRuns(path: String) throws {
        let file = Project.root.appending(path: path)
        let text = try String(contentsOf: file, encoding: .utf8)
        let page = try FiguresPage(text, runs: Self.runs)
        let now = try recorded(file, as: page.text)
        let stale = zip(now.components(separatedBy: "\n"), page.text.components(separatedBy: "\n"))
            .first { $0 != $1 }
        expect(
            now, page.text,
            """
            The page has `\(stale?.0 ?? "")`, but the runs yield `\(stale?.1 ?? "")`. \
            TABLEAU_RECORD=1 writes it from the runs.
            """)
    }

    @Test func theChartMatchesTheRun() throws {
        let chart = try BarChart(run: Self.runs.appending(path: "Diff.json"), name: "Tableau").svg
        try expect(recorded(Self.runs.appending(path: "Diff.svg"), as: chart), chart)
    }

    private static let run = """
        {"case":"shuffle","group":"Flat","n":10000,"common":true,"unit":"run","amount":8904.4,\
        "spread":0.04,"against":[{"name":"dictionary","bound":false,"amount":100,"ratio":0.0831,\
        "aim":0.05},{"name":"memcmp","bound":true,"amount":100,"ratio":1.23}]}
        {"case":"same","group":"Flat","n":10000,"common":false,"unit":"run","amount":4.96,"aim":4,\
        "against":[]}
        {"case":"map","group":"Events","n":10000,"common":true,"unit":"event","amount":15.2,\
        "allocations":2,"against":[]}
        {"case":"peak","group":"Events","n":1,"common":true,"unit":"bytes","amount":96468992,\
        "against":[]}
        """

    @Test func aTableHasTheColumnsThatItsCasesNeed() throws {
        let page = try Self.page(
            "<!-- figures: Some -->\nwhat was here\n<!-- end -->\nand after", run: Self.run)
        expect(
            page,
            """
            <!-- figures: Some -->
            | case | rows | measured | million rows/s | spread | allocations | compared | aim |
            | --- | ---: | ---: | ---: | ---: | ---: | --- | --- |
            | shuffle | 10,000 | 8.9 µs | 1,123 | ±2 % |  | \
            **0.083 × dictionary**, 1.2 × memcmp (bound) | 0.050, **missed** |
            | map |  | 15 ns | 66 |  | 2 |  |  |
            | peak |  | 92 MiB |  |  |  |  |  |
            <!-- end -->
            and after
            """)
    }

    @Test func allCasesHaveATableForEachGroup() throws {
        let page = try Self.page("<!-- figures: all of Some -->\n<!-- end -->", run: Self.run)
        let lines = page.components(separatedBy: "\n")
        expect(
            lines.filter { $0.hasPrefix("**") || $0.hasPrefix("| same") },
            [
                "**Flat**",
                "| same | 10,000 | **5.0 ns** | – |  |  | 4.0 ns, **missed** |",
                "**Events**",
            ])
    }

    @Test(arguments: [
        ("<!-- figures: Some -->\n", "no <!-- end --> follows"),
        ("<!-- figures: Other -->\n<!-- end -->", "cannot be read"),
        ("<!-- figures: machine -->\n<!-- end -->", "cannot be read"),
    ])
    func errorsNameWhatIsWrong(text: String, problem: String) {
        do throws(Options.Problem) {
            _ = try Self.page(text, run: Self.run)
            Issue.record("accepted")
        } catch {
            expect(error.message.contains(problem))
        }
    }

    @Test func aLineThatIsNoCaseIsNamed() {
        #expect(throws: Options.Problem.self) {
            try Self.page("<!-- figures: Some -->\n<!-- end -->", run: "{}")
        }
    }

    /// A report that is lost, or empty, is no success.
    @Test(arguments: [
        ("--help > /dev/full", 1, "No space left"), ("--help >&-", 1, "Bad file descriptor"),
        ("--filter nonsense --check", 64, "No case has 'nonsense' in its name."),
        ("--fast", 64, "unknown argument '--fast'"),
    ])
    func aBenchmarkWithoutAReportFails(arguments: String, status: Int32, message: String) throws {
        let program = BuildProducts.program("DiffBenchmark").path
        let outcome = try Command.run(["sh", "-c", "'\(program)' \(arguments)"])
        expect(outcome.status, status)
        expect(outcome.output.contains(message), "\(outcome.output)")
    }

    private static func page(_ text: String, run: String) throws(Options.Problem) -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true)
            try run.write(
                to: folder.appending(path: "Some.json"), atomically: true, encoding: .utf8)
        } catch {
            fatalError("The test's folder cannot be written: \(error)")
        }
        return try FiguresPage(text, runs: folder).text
    }
}
#endif
