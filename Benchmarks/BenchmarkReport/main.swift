import BenchmarkHarness
import Foundation
import TableauPlatform

// Fills in the tables of the pages with figures, and draws the chart, from the runs that
// `Benchmarks/report` has stored in Documentation/Benchmarks.

let root = URL(filePath: CommandLine.arguments.dropFirst().first ?? ".")
let runs = root.appending(path: "Documentation/Benchmarks")

do {
    for page in ["Documentation/Performance.md", "Benchmarks/README.md"] {
        let file = root.appending(path: page)
        let filled = try FiguresPage(String(contentsOf: file, encoding: .utf8), runs: runs)
        try filled.text.write(to: file, atomically: true, encoding: .utf8)
    }
    let chart = try BarChart(run: runs.appending(path: "Diff.json"), name: "Tableau")
    try chart.svg.write(
        to: runs.appending(path: "Diff.svg"), atomically: true, encoding: .utf8)
} catch let problem as Options.Problem {
    System.writeError("BenchmarkReport: \(problem.message)\n")
    exit(65)
} catch {
    System.writeError("BenchmarkReport: \(error)\n")
    exit(73)
}
