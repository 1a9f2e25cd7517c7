import Foundation

/// The figures of a case, as in a line of the JSON report.
package struct Measurement: Codable {
    /// What the figure is.
    package enum Unit: String, Codable {
        /// Nanoseconds for a run over `n` rows.
        case run
        /// Nanoseconds for one event of `n`.
        case event
        case bytes
        case count
    }

    private enum CodingKeys: String, CodingKey {
        case group, n, unit, amount, spread, aim, against, allocations
        case name = "case"
        case isCommon = "common"
    }

    /// Work that the case is compared with.
    struct Against: Codable {
        private enum CodingKeys: String, CodingKey {
            case name, amount, ratio, aim
            case isBound = "bound"
        }

        var name: String
        /// Whether it is a part of the work, which bounds it.
        var isBound: Bool
        var amount: Double
        /// The figure of the case, divided by this one.
        var ratio: Double
        /// The largest acceptable ratio.
        var aim: Double?

        var isMissed: Bool { aim.map { ratio > $0 } ?? false }
        /// The ratio and its name, marked if it is a bound.
        var text: String { "\(ratio.asRatio) × \(name)\(isBound ? " (bound)" : "")" }
    }

    /// The heading above the case.
    var group: String
    var name: String
    /// The size: rows, events or whatever the case counts.
    var n: Int
    /// Whether it runs without `--all`.
    var isCommon: Bool
    var unit: Unit
    /// The median.
    var amount: Double
    /// The range of the middle half of the samples, divided by the median.
    var spread: Double?
    /// The largest acceptable amount.
    var aim: Double?
    var against: [Against] = []
    /// Heap allocations per event.
    var allocations: Double?

    /// What tells it from other cases of the program: its name and size.
    var key: String { Self.key(name, n) }
    static func key(_ name: String, _ n: Int) -> String { "\(name) @ \(n)" }

    var misses: Bool { isMissed || against.contains(where: \.isMissed) }
    /// Whether the amount itself is more than its aim.
    var isMissed: Bool { aim.map { amount > $0 } ?? false }

    /// An amount of the unit, as text.
    func text(_ amount: Double) -> String {
        switch unit {
        case .run, .event: amount.asDuration
        case .bytes: amount.asBytes
        case .count: amount.grouped
        }
    }

    /// Millions of rows or events per second for a time.
    func millionsPerSecond(_ time: Double) -> Double? {
        switch unit {
        case .run: n > 1 ? Double(n) * 1_000 / time : nil
        case .event: 1_000 / time
        case .bytes, .count: nil
        }
    }

    /// Millions per second; a dash if the rate is too high for every row to have been read.
    var rate: String {
        millionsPerSecond(amount).map { $0 > 4_000 && unit == .run ? "–" : $0.significant } ?? ""
    }

    /// The case in a sentence: rows per second where a run was repeated over rows, and the first
    /// comparison.
    var sentence: String {
        let rows = unit == .run ? "\(Double(n).grouped) rows, " : ""
        let faster = against.first.map { " (\((1 / $0.ratio).significant) x \($0.name))" } ?? ""
        let hasNoRate = spread == nil || rate.isEmpty || rate == "–"
        let rate = hasNoRate ? text(amount) : "\(rate) million"
        let unit = unit == .run ? " rows/s" : " events/s"
        return "\(rows)\(name): \(rate)\(rate.hasSuffix("million") ? unit : "")\(faster)"
    }

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
                throw .init(message: "line \(index + 1) of '\(path)' is not a line of --json")
            }
        }
        return all
    }
}
