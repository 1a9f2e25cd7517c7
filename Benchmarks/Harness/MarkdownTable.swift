/// Measurements as a Markdown table, without the columns that would be empty.
struct MarkdownTable {
    private let rows: [(name: String, measurement: Measurement)]
    private let hasRates: Bool

    /// - Parameters:
    ///   - rows: The measurements, with the texts for their cases.
    ///   - hasRates: Whether there is a column for rows per second.
    init(_ rows: [(name: String, Measurement)], hasRates: Bool) {
        self.rows = rows
        self.hasRates = hasRates
    }

    var lines: [String] {
        let isPerEvent = rows.allSatisfy { $0.measurement.isPerEvent }
        var last: String?
        let names = rows.map { row in
            defer { last = row.name }
            return row.name == last ? "" : row.name
        }
        let measurements = rows.map(\.measurement)
        let hasTime = measurements.contains { $0.nanoseconds != nil }
        let columns: [(title: String, isText: Bool, cells: [String])] = [
            ("case", true, names),
            (
                "rows", false,
                measurements.map { $0.isPerEvent || $0.n == 1 ? "" : Double($0.n).grouped }
            ),
            (
                isPerEvent ? "an event" : hasTime ? "time" : "measured", false,
                measurements.map(Self.result)
            ),
            (
                isPerEvent ? "million/s" : "million rows/s", false,
                measurements.map { hasRates ? $0.millionsPerSecond.map(Self.rate) ?? "" : "" }
            ),
            ("against", true, measurements.map(Self.ratio)),
            ("aim", true, measurements.map(Self.aim)),
            (
                "allocations", false,
                measurements.map { isPerEvent ? $0.allocations?.fixed(0) ?? "" : "" }
            ),
        ].filter { column in column.2.contains { !$0.isEmpty } }
        let head = [
            columns.map(\.title), columns.map { $0.isText ? "---" : "---:" },
        ]
        let body = rows.indices.map { row in columns.map { $0.cells[row] } }
        return (head + body).map { "| " + $0.joined(separator: " | ") + " |" }
    }

    private static func result(_ measurement: Measurement) -> String {
        let text =
            measurement.bytes.map(bytes) ?? measurement.count.map { Double($0).grouped }
            ?? measurement.nanoseconds.map(duration) ?? ""
        return measurement.missesTarget && !measurement.isBoundMeasured ? "**\(text)**" : text
    }

    private static func ratio(_ measurement: Measurement) -> String {
        guard measurement.isBoundMeasured, let ratio = measurement.ratio,
            let bound = measurement.bound
        else { return "" }
        let text = "\(part(ratio)) × \(bound)"
        return measurement.missesTarget ? "**\(text)**" : text
    }

    private static func aim(_ measurement: Measurement) -> String {
        let aim: String
        if let most = measurement.most {
            aim = measurement.bytes == nil ? most.grouped : bytes(most)
        } else if let target = measurement.target {
            let isTime = !measurement.isBoundMeasured
            aim = isTime ? duration((measurement.boundNanoseconds ?? 0) * target) : part(target)
        } else {
            return ""
        }
        return measurement.missesTarget ? "\(aim), **missed**" : aim
    }

    /// A ratio; a tiny one as a fraction with the numerator 1.
    private static func part(_ ratio: Double) -> String {
        ratio < 0.005 ? "1/\((1 / ratio).grouped)" : significant(ratio)
    }

    /// A dash if the rate is too high for every row to have been read.
    private static func rate(_ millions: Double) -> String {
        millions > 4_000 ? "–" : significant(millions)
    }

    private static func bytes(_ bytes: Double) -> String {
        bytes < 10_000 ? "\(significant(bytes)) bytes" : "\(significant(bytes / 1_048_576)) MiB"
    }

    private static func duration(_ nanoseconds: Double) -> String {
        switch nanoseconds {
        case ..<999.5: "\(significant(nanoseconds)) ns"
        case ..<999_500: "\(significant(nanoseconds / 1_000)) µs"
        case ..<999_500_000: "\(significant(nanoseconds / 1_000_000)) ms"
        default: "\(significant(nanoseconds / 1_000_000_000)) s"
        }
    }

    /// Two significant digits, or all digits of a whole number.
    private static func significant(_ number: Double) -> String {
        switch number {
        case ..<0.0995: number.fixed(3)
        case ..<0.995: number.fixed(2)
        case ..<9.95: number.fixed(1)
        default: number.grouped
        }
    }
}
