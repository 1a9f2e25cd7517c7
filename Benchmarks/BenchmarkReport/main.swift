import BenchmarkHarness
import Foundation
import TableauPlatform

// Fills in the tables of Documentation/Performance.md and draws its plots from the runs that
// `Benchmarks/report` has stored next to it.

let documentation = URL(filePath: CommandLine.arguments.dropFirst().first ?? "Documentation")
let file = documentation.appending(path: "Performance.md")
let runs = documentation.appending(path: "Benchmarks")

do {
    let text = try String(contentsOf: file, encoding: .utf8)
    let page = try PerformancePage(text, runs: runs)
    try page.text.write(to: file, atomically: true, encoding: .utf8)
    for (name, svg) in page.plots {
        try svg.write(to: runs.appending(path: name), atomically: true, encoding: .utf8)
    }
} catch let problem as Options.Problem {
    System.writeError("BenchmarkReport: \(problem.message)\n")
    System.exitProcess(65)
} catch {
    System.writeError("BenchmarkReport: \(error)\n")
    System.exitProcess(73)
}
