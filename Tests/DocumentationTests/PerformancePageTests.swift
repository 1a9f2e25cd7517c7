#if canImport(BenchmarkHarness)
import BenchmarkHarness
import Foundation
import TestEnvironment
import Testing

/// The tables and plots of *Performance* equal those of the runs in `Documentation/Benchmarks`.
struct PerformancePageTests {
    private static let documentation = Project.root.appending(path: "Documentation")
    private static let runs = documentation.appending(path: "Benchmarks")

    /// `TABLEAU_RECORD=1` records them from the runs; `Benchmarks/report` measures again.
    @Test func thePageMatchesTheRuns() throws {
        let file = Self.documentation.appending(path: "Performance.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let page = try PerformancePage(text, runs: Self.runs)
        let now = try recorded(file, as: page.text)
        let stale = zip(now.components(separatedBy: "\n"), page.text.components(separatedBy: "\n"))
            .first { $0 != $1 }
        expect(
            now, page.text,
            """
            The page has `\(stale?.0 ?? "")`, but the runs yield `\(stale?.1 ?? "")`. \
            TABLEAU_RECORD=1 writes it from the runs.
            """)
        expect(!page.plots.isEmpty)
        for (name, svg) in page.plots {
            let plot = try recorded(Self.runs.appending(path: name), as: svg)
            expect(plot, svg, "\(name)")
            expect(now.contains("(Benchmarks/\(name))"), "the page shows \(name)")
        }
    }

    @Test func aTableHasTheColumnsThatItsCasesNeed() throws {
        let page = try Self.page(
            """
            <!-- benchmarks: Some
            shuffle = Shuffled
            same
            -->
            what was here before
            <!-- end -->
            and after
            """,
            run: """
                {"case":"shuffle","group":"","n":10000,"ns":8904.4,"bound":"dictionary",\
                "bound_ns":100,"bound_measured":true,"per_event":false,"ratio":0.0831,"target":0.13}
                {"case":"shuffle","group":"","n":100000,"ns":2840000,"bound":"dictionary",\
                "bound_ns":100,"bound_measured":true,"per_event":false,"ratio":0.534,"target":0.13}
                {"case":"same","group":"","n":10000,"ns":4.96,"bound":"target",\
                "bound_ns":4,"bound_measured":false,"per_event":false,"ratio":1.2,"target":1}
                """)
        expect(
            page.text,
            """
            <!-- benchmarks: Some
            shuffle = Shuffled
            same
            -->
            | case | rows | time | million rows/s | against | aim |
            | --- | ---: | ---: | ---: | --- | --- |
            | Shuffled | 10,000 | 8.9 µs | 1,123 | 0.083 × dictionary | 0.13 |
            |  | 100,000 | 2.8 ms | 35 | **0.53 × dictionary** | 0.13, **missed** |
            | same | 10,000 | **5.0 ns** | – |  | 4.0 ns, **missed** |
            <!-- end -->
            and after
            """)
    }

    @Test func eventsShowAllocationsAndAmountsShowNoTime() throws {
        let page = try Self.page(
            """
            <!-- benchmarks: Some
            map
            -->
            <!-- end -->
            <!-- benchmarks: Some
            scratch
            peak
            frames
            -->
            <!-- end -->
            """,
            run: """
                {"case":"map","group":"","n":10000,"ns":15.2,"bound_measured":false,\
                "per_event":true,"allocations":2}
                {"case":"scratch","group":"","n":100000,"bytes":25.04,"bound_measured":false,\
                "per_event":false,"most":24}
                {"case":"peak","group":"","n":1,"bytes":96468992,"bound_measured":false,\
                "per_event":false}
                {"case":"frames","group":"","n":100,"count":3,"bound_measured":false,\
                "per_event":false,"most":3}
                """)
        let tables = page.text.components(separatedBy: "\n").filter { $0.hasPrefix("|") }
        expect(
            tables,
            [
                "| case | an event | million/s | allocations |", "| --- | ---: | ---: | ---: |",
                "| map | 15 ns | 66 | 2 |",
                "| case | rows | measured | aim |", "| --- | ---: | ---: | --- |",
                "| scratch | 100,000 | **25 bytes** | 24 bytes, **missed** |",
                "| peak |  | 92 MiB |  |", "| frames | 100 | 3 | 3 |",
            ])
    }

    @Test func aLineMaySelectASizeAndAnotherBenchmark() throws {
        let page = try Self.page(
            """
            <!-- benchmarks: Other
            Some/same @ 20 = Equal
            -->
            <!-- end -->
            """,
            run: """
                {"case":"same","group":"","n":10,"ns":1000,"bound_measured":false,"per_event":false}
                {"case":"same","group":"","n":20,"ns":2000,"bound_measured":false,"per_event":false}
                """)
        expect(page.text.contains("-->\n| case | rows | time | million rows/s |\n"))
        expect(page.text.contains(" ---: |\n| Equal | 20 | 2.0 µs | 10 |\n<!-- end -->"))
    }

    @Test(arguments: [
        ("<!-- benchmarks: Some\nshuffle @ 7\n-->\n<!-- end -->", "no case 'shuffle @ 7'"),
        ("<!-- benchmarks: Some\nshufle\n-->\n<!-- end -->", "no case 'shufle'"),
        ("<!-- benchmarks: Some\nshuffle\n-->\n", "no <!-- end --> follows"),
        ("<!-- benchmarks: Some\nshuffle", "does not end"),
        ("<!-- benchmarks: Other\nshuffle\n-->\n<!-- end -->", "cannot be read"),
        ("<!-- plot: Some.svg\n-->", "is not <!-- plot: FILE from BENCHMARK"),
    ])
    func errorsNameTheInvalidComment(text: String, problem: String) {
        do throws(Options.Problem) {
            let run =
                #"{"case":"shuffle","group":"","n":1,"bound_measured":false,"per_event":false}"#
            _ = try Self.page(text, run: run)
            Issue.record("accepted")
        } catch {
            expect(error.message.contains(problem))
        }
    }

    private static func page(_ text: String, run: String) throws(Options.Problem)
        -> PerformancePage
    {
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
        return try PerformancePage(text, runs: folder)
    }
}
#endif
