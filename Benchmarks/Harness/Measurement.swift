import Foundation

/// What was measured of one case, as a line of the JSON report has it.
struct Measurement: Codable {
    /// The heading that the case stands under.
    var group: String
    /// The name of the case.
    var name: String
    /// The size: rows, events or whatever the case counts.
    var n: Int
    /// The median time of one run, or of one event, in nanoseconds; nil for an amount of memory.
    var nanoseconds: Double?
    /// The interquartile range of the samples, divided by the median: of the ratio if there is a
    /// measured bound, else of the time.
    var spread: Double?
    /// Whether the time is that of one event instead of one run of all `n`.
    var isPerEvent = false
    /// What the bound is.
    var bound: String?
    /// The median time of the bound, or its fixed time, in nanoseconds.
    var boundNanoseconds: Double?
    /// Whether the bound was measured in the same run.
    var isBoundMeasured = false
    /// The time divided by the bound's.
    var ratio: Double?
    /// The largest ratio that is good enough.
    var target: Double?
    /// How many operations the work yields.
    var operations: Int?
    /// Heap allocations for an event.
    var allocations: Double?
    /// An amount of memory.
    var bytes: Double?
    /// How often something happened.
    var count: Int?
    /// The largest amount or count that is good enough.
    var most: Double?

    enum CodingKeys: String, CodingKey {
        case group, n, spread, bound, ratio, target, operations, allocations, bytes
        case count, most
        case name = "case"
        case nanoseconds = "ns"
        case isPerEvent = "per_event"
        case boundNanoseconds = "bound_ns"
        case isBoundMeasured = "bound_measured"
    }

    init(group: String, name: String, n: Int) {
        self.group = group
        self.name = name
        self.n = n
    }

    /// Millions of rows or events in a second.
    var millionsPerSecond: Double? {
        nanoseconds.map { (isPerEvent ? 1_000 : Double(n) * 1_000) / $0 }
    }

    /// Whether the ratio is larger than the target.
    var missesTarget: Bool {
        if let ratio, let target { return ratio > target }
        guard let most else { return false }
        return (bytes ?? count.map(Double.init) ?? 0) > most
    }
}

extension Measurement {
    /// Reads what `--json` printed.
    ///
    /// - Throws: ``Options/Problem`` if the file cannot be read or a line of it makes no sense.
    static func all(inFile path: String) throws(Options.Problem) -> [Measurement] {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw .init(message: "the file '\(path)' cannot be read")
        }
        var all: [Measurement] = []
        for (index, line) in text.split(separator: "\n").enumerated() {
            do {
                all.append(try JSONDecoder().decode(Measurement.self, from: Data(line.utf8)))
            } catch {
                throw .init(
                    message: "line \(index + 1) of '\(path)' is none that --json prints")
            }
        }
        return all
    }
}
