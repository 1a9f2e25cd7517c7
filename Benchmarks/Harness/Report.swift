import TableauPlatform

/// One measured case.
struct Measurement {
    let name: String
    let n: Int
    let median: Double
    let bound: String?
    let boundMedian: Double?
    let target: Double?
    let operations: Int

    var ratio: Double? { boundMedian.map { median / $0 } }
}

/// One measured stream.
struct EventMeasurement {
    let name: String
    let n: Int
    let perEvent: Double
    let bound: String?
    let boundPerEvent: Double?
    let allocations: Double?

    var ratio: Double? { boundPerEvent.map { perEvent / $0 } }
}

/// Where results go.
protocol Report {
    func add(_ measurement: Measurement)
    func add(_ measurement: EventMeasurement)
    func addMemory(name: String, n: Int, bytes: Double, bound: Double?)
    func addCount(name: String, n: Int, count: Int, bound: Int)
}

/// One JSON object a line.
struct JSONReport: Report {
    func add(_ measurement: Measurement) {
        emit([
            ("case", quoted(measurement.name)), ("n", String(measurement.n)),
            ("median_ns", measurement.median.fixed(1)),
            ("bound", measurement.bound.map(quoted) ?? "null"),
            ("bound_ns", measurement.boundMedian?.fixed(1) ?? "null"),
            ("ratio", measurement.ratio?.fixed(4) ?? "null"),
            ("operations", String(measurement.operations)),
            ("target", measurement.target?.fixed(2) ?? "null"),
        ])
    }

    func add(_ measurement: EventMeasurement) {
        emit([
            ("case", quoted(measurement.name)), ("n", String(measurement.n)),
            ("ns_per_event", measurement.perEvent.fixed(2)),
            ("bound", measurement.bound.map(quoted) ?? "null"),
            ("bound_ns", measurement.boundPerEvent?.fixed(2) ?? "null"),
            ("ratio", measurement.ratio?.fixed(4) ?? "null"),
            ("allocations", measurement.allocations?.fixed(2) ?? "null"),
        ])
    }

    func addMemory(name: String, n: Int, bytes: Double, bound: Double?) {
        emit([
            ("case", quoted(name)), ("n", String(n)), ("bytes", bytes.fixed(1)),
            ("bound_bytes", bound?.fixed(1) ?? "null"),
        ])
    }

    func addCount(name: String, n: Int, count: Int, bound: Int) {
        emit([
            ("case", quoted(name)), ("n", String(n)), ("count", String(count)),
            ("bound_count", String(bound)),
        ])
    }

    private func emit(_ fields: [(String, String)]) {
        let body = fields.map { "\(quoted($0.0)): \($0.1)" }.joined(separator: ", ")
        System.printLine("{\(body)}")
    }

    private func quoted(_ text: String) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "\n": out += "\\n"
            case "\t": out += "\\t"
            case _ where scalar.value < 0x20: out += " "
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out + "\""
    }
}

/// Aligned columns for people.
///
/// The heading is printed once, with the first line.
final class TableReport: Report {
    private var headed = false

    func add(_ measurement: Measurement) {
        head("median", "operations")
        row(
            measurement.name, measurement.n, measurement.median.asDuration,
            measurement.boundMedian?.asDuration, measurement.ratio,
            String(measurement.operations), measurement.bound, measurement.target)
    }

    func add(_ measurement: EventMeasurement) {
        head("one event", "allocations")
        row(
            measurement.name, measurement.n, measurement.perEvent.asDuration,
            measurement.boundPerEvent?.asDuration, measurement.ratio,
            measurement.allocations?.fixed(2) ?? "-", measurement.bound)
    }

    func addMemory(name: String, n: Int, bytes: Double, bound: Double?) {
        func text(_ bytes: Double) -> String {
            bytes < 10_000 ? bytes.fixed(1) + " B" : (bytes / 1_048_576).fixed(1) + " MiB"
        }
        amount(name, n, text(bytes), bound.map(text))
    }

    func addCount(name: String, n: Int, count: Int, bound: Int) {
        amount(name, n, String(count), String(bound))
    }

    private func amount(_ name: String, _ n: Int, _ amount: String, _ bound: String?) {
        System.printLine(
            name.padded(46) + String(n).padded(-10) + amount.padded(-13)
                + (bound.map { $0.padded(-13) } ?? ""))
    }

    private func head(_ time: String, _ amount: String) {
        if headed { return }
        headed = true
        System.printLine(
            "case".padded(46) + "n".padded(-10) + time.padded(-13) + "bound".padded(-13)
                + "ratio".padded(-9) + amount.padded(-13) + "  bound is")
    }

    private func row(
        _ name: String, _ n: Int, _ time: String, _ bound: String?, _ ratio: Double?,
        _ amount: String, _ boundName: String?, _ target: Double? = nil
    ) {
        let target = target.map { ", at most \($0.fixed(2))" } ?? ""
        System.printLine(
            name.padded(46) + String(n).padded(-10) + time.padded(-13)
                + (bound ?? "-").padded(-13) + (ratio?.fixed(3) ?? "-").padded(-9)
                + amount.padded(-13) + "  " + (boundName ?? "") + target)
    }
}
