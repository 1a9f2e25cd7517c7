import Foundation
import TableauPlatform

/// A benchmark program: parses its command line, runs its cases, reports each.
///
/// ```swift
/// let suite = Suite("DiffBenchmark", common: ["shuffled @ 10000"])
/// suite.measure("shuffled", n: 10_000) {
///     // Only made if the case runs.
///     let lists = Inputs { Lists<Int>.shuffled(10_000, seed: $0) }
///     return Case(lists.inTurns { blackHole(Diff($0.old, $0.new)) })
///         .yardstick("a dictionary of the rows", lists.inTurns { $0.dictionary() }, atMost: 1)
/// }
/// suite.finish()
/// ```
///
/// Each figure is the median of 11 samples (3 with `--quick`).
@MainActor package final class Suite {
    /// The command-line options.
    package let options: Options
    private var report: Report
    private let stopwatch: Stopwatch
    private let common: Set<String>
    private var group = ""
    private var measurements: [Measurement] = []

    /// Parses the process's arguments.
    ///
    /// Prints the usage and exits with 64 if they are invalid.
    ///
    /// - Parameters:
    ///   - name: The program's name.
    ///   - common: The cases that run without `--all`, each as its name, " @ " and its size. The
    ///     first that is measured is also told in a sentence.
    package init(_ name: String, common: Set<String>) {
        do {
            options = try Options(arguments: CommandLine.arguments.dropFirst())
        } catch {
            System.writeError("\(name): \(error.message)\n" + Options.usage(of: name))
            exit(64)
        }
        if options.help {
            printLine(Options.usage(of: name))
            exit(0)
        }
        self.common = common
        report = Report(options)
        stopwatch = Stopwatch(quick: options.quick)
    }

    /// Begins a group of cases with a heading.
    package func heading(_ text: String) { group = text }

    /// Measures one case.
    ///
    /// - Parameters:
    ///   - name: The name in the report, which `--filter` searches.
    ///   - n: The size, for example rows.
    ///   - make: Builds the inputs. Not called if the case doesn't run.
    package func measure(_ name: String, n: Int, _ make: () -> Case) {
        measure(name, n, .run, make)
    }

    /// Measures a stream: the work sends `events` events, and the report gives the time of one.
    package func measure(_ name: String, events: Int, _ make: () -> Case) {
        measure(name, events, .event, make)
    }

    private func measure(_ name: String, _ n: Int, _ unit: Measurement.Unit, _ make: () -> Case) {
        guard selects(name, n) else { return }
        showProgress("\(name), n = \(n) ...")
        let subject = make()
        let runs = unit == .event ? Double(n) : 1
        let times = stopwatch.measure([subject.work] + subject.comparands.map(\.work))
        add(name, n, unit, times.medians[0] / runs, aim: subject.aim) {
            $0.spread = times.spread
            $0.allocations = subject.allocations
            $0.against = zip(subject.comparands, times.medians.dropFirst()).map {
                .init(
                    name: $0.name, isBound: $0.isBound, amount: $1 / runs,
                    ratio: times.medians[0] / $1, aim: $0.aim)
            }
        }
    }

    /// Reports amounts that are found by other means: the nanoseconds of a run, bytes, counts.
    ///
    /// - Parameters:
    ///   - figures: Each one's name, unit and largest acceptable amount.
    ///   - find: Finds the amounts, all at once; not called if none of them is wanted.
    package func report(
        _ figures: (name: String, unit: Measurement.Unit, aim: Double?)..., n: Int,
        _ find: () -> [Double]
    ) {
        guard figures.contains(where: { selects($0.name, n) }) else { return }
        for (figure, amount) in zip(figures, find()) where selects(figure.name, n) {
            add(figure.name, n, figure.unit, amount, aim: figure.aim)
        }
    }

    /// Whether a case runs: one that is filtered for need not be common.
    private func selects(_ name: String, _ n: Int) -> Bool {
        options.filter.map { name.contains($0) }
            ?? (options.all || common.contains(Measurement.key(name, n)))
    }

    private func add(
        _ name: String, _ n: Int, _ unit: Measurement.Unit, _ amount: Double, aim: Double?,
        _ complete: (inout Measurement) -> Void = { _ in }
    ) {
        var measurement = Measurement(
            group: group, name: name, n: n, isCommon: common.contains(Measurement.key(name, n)),
            unit: unit, amount: amount, aim: aim)
        complete(&measurement)
        showProgress("")
        measurements.append(measurement)
        report.add(measurement)
    }

    /// Shows on standard error what is being measured, if that is a terminal.
    private func showProgress(_ text: String) {
        if Descriptor.isTerminal(2) { System.writeError("\r\u{1B}[K\(text)") }
    }

    /// Ends the report with the process's peak memory; exits with 64 if no case was filtered for.
    ///
    /// With `--check`, names the cases that missed their aims and exits with 1 if there are any.
    package func finish() {
        heading("Memory of the benchmark")
        report(("peak memory", .bytes, nil), n: 1) { [Double(System.peakMemory)] }
        if let filter = options.filter, measurements.isEmpty {
            System.writeError("No case has '\(filter)' in its name.\n")
            exit(64)
        }
        let missed = measurements.filter(\.misses)
        guard options.check, !missed.isEmpty else { return }
        System.writeError("Aims missed: \(missed.map(\.key).joined(separator: "; "))\n")
        exit(1)
    }
}
