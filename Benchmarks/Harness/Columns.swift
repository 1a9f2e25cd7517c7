extension Measurement {
    /// What a table says of a measurement besides its name, for a terminal and for a page.
    func columns(_ mark: (String) -> String) -> [String] {
        let figure = text(amount)
        let comparisons = against.map { $0.isMissed ? mark($0.text) : $0.text }
        let aims = [aim.map(text)].compactMap(\.self) + against.compactMap { $0.aim?.asRatio }
        return [
            unit == .event || n == 1 ? "" : Double(n).grouped, isMissed ? mark(figure) : figure,
            rate, spread.map { "±\(($0 * 50).fixed(0)) %" } ?? "",
            allocations?.fixed(0) ?? "", comparisons.joined(separator: ", "),
            aims.joined(separator: ", ") + (misses ? ", \(mark("missed"))" : ""),
        ]
    }

    /// The titles of the columns; the last two are texts, the others numbers.
    static func titles(isEvents: Bool) -> [String] {
        [
            "rows", isEvents ? "an event" : "measured", isEvents ? "million/s" : "million rows/s",
            "spread", "allocations", "compared", "aim",
        ]
    }

    /// Measurements as a Markdown table, without the columns that would be empty.
    static func markdown(_ measurements: [Measurement]) -> [String] {
        let isEvents = measurements.allSatisfy { $0.unit == .event }
        let titles = ["case"] + titles(isEvents: isEvents)
        let cells = measurements.map { [$0.name] + $0.columns { "**\($0)**" } }
        let used = titles.indices.filter { column in cells.contains { !$0[column].isEmpty } }
        let rule = titles.indices.map { [0, 6, 7].contains($0) ? "---" : "---:" }
        return ([titles, rule] + cells).map { row in
            "| " + used.map { row[$0] }.joined(separator: " | ") + " |"
        }
    }
}
