import Foundation

/// The measurement of a case, as in a line of the JSON report.
struct Measurement: Codable {
    /// The heading above the case.
    var group: String
    /// The name of the case.
    var name: String
    /// The size: rows, events or whatever the case counts.
    var n: Int
    /// The median time of one run, or of one event, in nanoseconds; nil for an amount of memory.
    var nanoseconds: Double?
    /// The interquartile range of the samples divided by the median: of the ratios if there is a
    /// measured bound, otherwise of the times.
    var spread: Double?
    /// Whether the time is per event instead of per run of all `n`.
    var isPerEvent = false
    /// The name of the bound.
    var bound: String?
    /// The median or fixed time of the bound, in nanoseconds.
    var boundNanoseconds: Double?
    /// Whether the bound was measured in the same run.
    var isBoundMeasured = false
    /// The time divided by the bound's.
    var ratio: Double?
    /// The largest acceptable ratio.
    var target: Double?
    /// The number of operations that the work yields.
    var operations: Int?
    /// Heap allocations per event.
    var allocations: Double?
    /// An amount of memory.
    var bytes: Double?
    /// A number of occurrences.
    var count: Int?
    /// The largest acceptable amount or count.
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

    /// Millions of rows or events per second.
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
    /// Reads the output of `--json`.
    ///
    /// - Throws: ``Options/Problem`` if the file cannot be read or has an invalid line.
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
                    message: "line \(index + 1) of '\(path)' is not a line of --json")
            }
        }
        return all
    }
}
