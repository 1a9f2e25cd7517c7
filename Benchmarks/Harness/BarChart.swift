package import Foundation

/// Who is how fast, as SVG: a bar with its number for the first case of a run, and one for each
/// work that it is compared with.
package struct BarChart {
    /// The picture.
    package let svg: String

    /// - Parameters:
    ///   - run: The run's file, of which the first common case is drawn.
    ///   - name: The name of the first bar.
    /// - Throws: ``Options/Problem`` for a file that can't be read or that has no such case.
    package init(run: URL, name: String) throws(Options.Problem) {
        guard let first = try Measurement.all(inFile: run.path).first(where: \.isCommon) else {
            throw .init(message: "no common case in '\(run.path)'")
        }
        let times = [(name, first.amount)] + first.against.map { ($0.name, $0.amount) }
        let bars = times.map { ($0, first.millionsPerSecond($1) ?? 0) }.sorted { $0.1 > $1.1 }
        let most = bars[0].1
        let title = "\(Double(first.n).grouped) rows, \(first.name): million rows/s"
        var body = Self.text(title, 8, 20)
        for (index, (name, rate)) in bars.enumerated() {
            let y = 34 + index * 28
            let width = max(1, rate / most * 380)
            let color = name == times[0].0 ? "#2f6fde" : "#9aa3ad"
            body += Self.text(name, 8, y + 15)
            body += "<rect x=\"240\" y=\"\(y)\" width=\"\(width.fixed(1))\" height=\"20\" "
            body += "rx=\"3\" fill=\"\(color)\"/>\n"
            body += Self.text(rate.significant, 248 + Int(width), y + 15)
        }
        svg = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 \(42 + bars.count * 28)" \
            font-family="sans-serif" font-size="13">
            <style>text{fill:#333}@media (prefers-color-scheme:dark){text{fill:#ccc}}</style>
            \(body)</svg>

            """
    }

    private static func text(_ text: String, _ x: Int, _ y: Int) -> String {
        let safe = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        return "<text x=\"\(x)\" y=\"\(y)\">\(safe)</text>\n"
    }
}
