import Foundation
import TableauPlatform

/// A benchmark program: parses its command line, runs its cases, reports each.
///
/// ```swift
/// let suite = Suite(name: "DiffBenchmark")
/// suite.measure("shuffle", n: 10_000) {
///     let (old, new) = shuffled(10_000)               // only built if --filter selects it
///     return Case(
///         operations: Diff(old, new).moves.count,
///         Work { blackHole(Diff(old, new)) },
///         bound: "Dictionary", Work { blackHole(joinByDictionary(old, new)) })
/// }
/// suite.finish()
/// ```
///
/// Each figure is the median of 11 samples (3 with `--quick`), alternating with those of the bound,
/// so that their ratio is valid on a busy machine as well.
package final class Suite {
    /// The command-line options.
    package let options: Options
    private let report: any Report
    private let progress: Progress
    private let stopwatch: Stopwatch
    private var group = ""
    private var comparison: Comparison?
    private var plot = GrowthPlot()

    /// Parses the process's arguments.
    ///
    /// Prints the usage and exits with 64 if they are invalid.
    package init(name: String, arguments: some Sequence<String> = CommandLine.arguments.dropFirst())
    {
        do {
            options = try Options(arguments: arguments)
            comparison = try options.comparePath.map { path throws(Options.Problem) in
                try Comparison(path: path)
            }
        } catch {
            System.writeError("\(name): \(error.message)\n" + Options.usage(of: name))
            System.exitProcess(64)
        }
        if options.help {
            System.printLine(Options.usage(of: name))
            System.exitProcess(0)
        }
        report = options.json ? JSONReport() : TableReport(compares: comparison != nil)
        progress = Progress()
        stopwatch = Stopwatch(quick: options.quick)
    }

    /// Begins a group of cases with a heading.
    package func heading(_ text: String) { group = text }

    /// Measures one case.
    ///
    /// - Parameters:
    ///   - name: The name in the report, which `--filter` searches.
    ///   - n: The size, for example rows.
    ///   - make: Builds the inputs. Not called if the case is filtered out.
    package func measure(_ name: String, n: Int, _ make: () -> Case) {
        guard options.selects(name) else { return }
        progress.show(name, n)
        let subject = make()
        var measurement = timed(name, n, subject.work, subject.bound)
        measurement.target = subject.target
        measurement.operations = subject.operations
        add(measurement)
    }

    /// Measures a stream: the work sends `n` events, and the report gives the time of one.
    ///
    /// - Parameters:
    ///   - name: The name in the report, which `--filter` searches.
    ///   - n: The number of events of a run.
    ///   - make: Builds the stream. Not called if the case is filtered out.
    package func measureEvents(_ name: String, n: Int, _ make: () -> EventCase) {
        guard options.selects(name) else { return }
        progress.show(name, n)
        let subject = make()
        var measurement = timed(name, n, subject.work, subject.bound)
        measurement.isPerEvent = true
        measurement.nanoseconds = measurement.nanoseconds.map { $0 / Double(n) }
        measurement.boundNanoseconds = measurement.boundNanoseconds.map { $0 / Double(n) }
        measurement.allocations = subject.allocations
        add(measurement)
    }

    /// Reports an amount of memory, for example scratch per row.
    package func reportMemory(_ name: String, n: Int, bytes: Double, atMost bound: Double? = nil) {
        guard options.selects(name) else { return }
        var measurement = Measurement(group: group, name: name, n: n)
        measurement.bytes = bytes
        measurement.most = bound
        add(measurement)
    }

    /// Reports a time that was measured by other means, and its limit.
    package func report(_ name: String, n: Int, nanoseconds: Double, atMost bound: Double) {
        guard options.selects(name) else { return }
        var measurement = Measurement(group: group, name: name, n: n)
        measurement.nanoseconds = nanoseconds
        measurement.bound = "target"
        measurement.boundNanoseconds = bound
        measurement.ratio = nanoseconds / bound
        measurement.target = 1
        add(measurement)
    }

    /// Reports a count and its limit.
    package func report(_ name: String, n: Int, count: Int, atMost bound: Int) {
        guard options.selects(name) else { return }
        var measurement = Measurement(group: group, name: name, n: n)
        measurement.count = count
        measurement.most = Double(bound)
        add(measurement)
    }

    /// Ends the report with the process's peak memory, the plot and the summary of changes.
    package func finish() {
        heading("Memory")
        var memory = Measurement(group: group, name: "peak memory", n: 1)
        memory.bytes = Double(System.peakMemory)
        add(memory)
        if let comparison { System.writeError("\(comparison.summary)\n") }
        if let path = options.svgPath { writePlot(to: path) }
    }

    private func timed(_ name: String, _ n: Int, _ work: Work, _ bound: Bound?) -> Measurement {
        let times = stopwatch.measure(work, bound)
        var measurement = Measurement(group: group, name: name, n: n)
        measurement.nanoseconds = times.work
        measurement.spread = times.spread
        measurement.bound = bound?.name
        measurement.boundNanoseconds = times.bound
        if case .measured = bound?.kind { measurement.isBoundMeasured = true }
        measurement.ratio = times.bound.map { times.work / $0 }
        return measurement
    }

    private func add(_ measurement: Measurement) {
        progress.clear()
        plot.add(measurement)
        report.add(measurement, verdict: comparison?.verdict(on: measurement))
    }

    private func writePlot(to path: String) {
        guard let svg = plot.svg else {
            System.writeError("No plot: no case was measured at two sizes.\n")
            return
        }
        do {
            try svg.write(toFile: path, atomically: true, encoding: .utf8)
        } catch {
            System.writeError("The plot cannot be written to '\(path)': \(error)\n")
            System.exitProcess(73)
        }
    }
}
