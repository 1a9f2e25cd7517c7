import TableauPlatform

/// A benchmark program: reads its command line, runs the cases it is handed, reports each.
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
/// Each figure is the median of 11 samples (3 with `--quick`), taken in turns with the bound, so
/// that the ratio of the two holds on a busy machine as well.
package final class Suite {
    /// What the command line asked for.
    package let options: Options
    private let report: any Report
    private let progress: Progress
    private let stopwatch: Stopwatch

    /// Reads the process's arguments.
    ///
    /// Prints the usage and exits with 64 if they make no sense.
    package init(name: String, arguments: some Sequence<String> = CommandLine.arguments.dropFirst())
    {
        do {
            options = try Options(arguments: arguments)
        } catch {
            System.writeError("\(name): \(error.message)\n" + Options.usage(of: name))
            System.exitProcess(64)
        }
        if options.help {
            System.printLine(Options.usage(of: name))
            System.exitProcess(0)
        }
        report = options.json ? JSONReport() : TableReport()
        progress = Progress()
        stopwatch = Stopwatch(quick: options.quick)
    }

    /// Measures one case.
    ///
    /// - Parameters:
    ///   - name: What the report calls it, and what `--filter` looks at.
    ///   - n: The size, for example rows.
    ///   - make: Builds the inputs. Not called if the case is filtered out.
    package func measure(_ name: String, n: Int, _ make: () -> Case) {
        guard options.selects(name) else { return }
        progress.show(name, n)
        let subject = make()
        let times = stopwatch.medians(subject.work, subject.bound)
        progress.clear()
        report.add(
            Measurement(
                name: name, n: n, median: times.work, bound: subject.bound?.name,
                boundMedian: times.bound, target: subject.target, operations: subject.operations))
    }

    /// Measures a stream: the work hands on `n` events, and the report gives the time of one.
    ///
    /// - Parameters:
    ///   - name: What the report calls it, and what `--filter` looks at.
    ///   - n: How many events one run hands on.
    ///   - make: Builds the stream. Not called if the case is filtered out.
    package func measureEvents(_ name: String, n: Int, _ make: () -> EventCase) {
        guard options.selects(name) else { return }
        progress.show(name, n)
        let subject = make()
        let times = stopwatch.medians(subject.work, subject.bound)
        progress.clear()
        report.add(
            EventMeasurement(
                name: name, n: n, perEvent: times.work / Double(n), bound: subject.bound?.name,
                boundPerEvent: times.bound.map { $0 / Double(n) },
                allocations: subject.allocations))
    }

    /// Reports an amount of memory, for example scratch for each row.
    package func reportMemory(_ name: String, n: Int, bytes: Double, atMost bound: Double? = nil) {
        guard options.selects(name) else { return }
        report.addMemory(name: name, n: n, bytes: bytes, bound: bound)
    }

    /// Reports a time that was measured otherwise, and how long it may be.
    package func report(_ name: String, n: Int, nanoseconds: Double, atMost bound: Double) {
        guard options.selects(name) else { return }
        report.add(
            Measurement(
                name: name, n: n, median: nanoseconds, bound: "target", boundMedian: bound,
                target: 1, operations: 1))
    }

    /// Reports how often something happened, and how often it may.
    package func report(_ name: String, n: Int, count: Int, atMost bound: Int) {
        guard options.selects(name) else { return }
        report.addCount(name: name, n: n, count: count, bound: bound)
    }

    /// Ends the report with the process's peak memory.
    package func finish() {
        report.addMemory(name: "peak memory", n: 1, bytes: Double(System.peakMemory), bound: nil)
    }
}
