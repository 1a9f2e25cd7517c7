import Foundation
import TableauPlatform

/// The destination of results.
protocol Report {
    func add(_ measurement: Measurement, verdict: Comparison.Verdict?)
}

/// One JSON object per line.
struct JSONReport: Report {
    func add(_ measurement: Measurement, verdict: Comparison.Verdict?) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode(measurement) else { return }
        System.printLine(String(decoding: data, as: UTF8.self))
    }
}

/// Aligned columns for people, under headings.
final class TableReport: Report {
    private let compares: Bool
    private var group: String?

    init(compares: Bool) { self.compares = compares }

    func add(_ measurement: Measurement, verdict: Comparison.Verdict?) {
        if group != measurement.group {
            System.printLine((group == nil ? "" : "\n") + heading(measurement))
            group = measurement.group
        }
        if let amount = amount(of: measurement) {
            let most = measurement.most.map { "  at most \(text($0, measurement))" } ?? ""
            System.printLine(
                measurement.name.padded(48) + count(measurement.n) + amount.padded(-12) + most
                    + (measurement.missesTarget ? "  MISSED" : ""))
            return
        }
        let amount = measurement.allocations?.fixed(2) ?? measurement.operations?.description
        System.printLine(
            measurement.name.padded(48) + count(measurement.n)
                + (measurement.nanoseconds?.asDuration ?? "-").padded(-12)
                + (measurement.millionsPerSecond.map(rate) ?? "-").padded(-10)
                + (measurement.boundNanoseconds?.asDuration ?? "-").padded(-12)
                + (measurement.ratio?.fixed(3) ?? "-").padded(-9)
                + (compares ? (verdict?.text ?? "").padded(-9) : "")
                + (amount ?? "-").padded(-12) + "  " + bound(measurement))
    }

    /// The amount of memory or the count, if no time was measured.
    private func amount(of measurement: Measurement) -> String? {
        (measurement.bytes ?? measurement.count.map(Double.init)).map { text($0, measurement) }
    }

    private func text(_ amount: Double, _ measurement: Measurement) -> String {
        guard measurement.bytes != nil else { return amount.fixed(0) }
        return amount < 10_000 ? amount.fixed(1) + " B" : (amount / 1_048_576).fixed(1) + " MiB"
    }

    private func heading(_ first: Measurement) -> String {
        let isPerEvent = first.isPerEvent
        return first.group.padded(48) + "n".padded(-11)
            + (isPerEvent ? "an event" : "median").padded(-12) + "million/s".padded(-10)
            + "bound".padded(-12) + "ratio".padded(-9) + (compares ? "change".padded(-9) : "")
            + (isPerEvent ? "allocations" : "operations").padded(-12) + "  bound is"
    }

    private func count(_ n: Int) -> String { String(n).padded(-11) }

    private func rate(_ millions: Double) -> String {
        millions < 10 ? millions.fixed(2) : millions.fixed(0)
    }

    private func bound(_ measurement: Measurement) -> String {
        let target = measurement.target.map { ", at most \($0.fixed(2))" } ?? ""
        return (measurement.bound ?? "") + target + (measurement.missesTarget ? "  MISSED" : "")
    }
}
