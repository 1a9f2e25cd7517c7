import Foundation

/// The growth of times with the size, as SVG with logarithmic axes; bounds are dashed lines.
struct GrowthPlot {
    private struct Series {
        let name: String
        let group: String
        var points: [(n: Double, time: Double, bound: Double?)] = []
    }

    private static let size = (width: 960.0, height: 520.0)
    private static let area = (left: 80.0, top: 20.0, right: 620.0, bottom: 460.0)

    private var series: [Series] = []

    /// Adds a case; cases measured at a single size are not drawn.
    ///
    /// - Parameters:
    ///   - measurement: The case at one size.
    ///   - words: The text of the legend; nil for the case's name.
    mutating func add(_ measurement: Measurement, as words: String? = nil) {
        guard let time = measurement.nanoseconds, measurement.n > 0 else { return }
        let point = (Double(measurement.n), time, measurement.boundNanoseconds)
        // Each size may have its own heading.
        let (name, group) = (words ?? measurement.name, words == nil ? measurement.group : "")
        if let index = series.firstIndex(where: { $0.name == name && $0.group == group }) {
            series[index].points.append(point)
        } else {
            series.append(Series(name: name, group: group, points: [point]))
        }
    }

    /// The picture; nil if no case was measured at two sizes.
    var svg: String? {
        let drawn = series.filter { Set($0.points.map(\.n)).count > 1 }
        let times = drawn.flatMap { $0.points.flatMap { [$0.time, $0.bound ?? $0.time] } }
        let sizes = drawn.flatMap { $0.points.map(\.n) }
        guard let least = times.min(), let most = times.max(),
            let small = sizes.min(), let large = sizes.max()
        else { return nil }
        let x = Axis(small, large, from: Self.area.left, to: Self.area.right)
        let y = Axis(least, most, from: Self.area.bottom, to: Self.area.top)
        var body = grid(x, y)
        for (index, series) in drawn.enumerated() {
            let color = "hsl(\(index * 360 / drawn.count) 65% 50%)"
            let points = series.points.sorted { $0.n < $1.n }
            body += line(points.map { (x[$0.n], y[$0.time]) }, color, dashed: false)
            let bounds = points.compactMap { point in point.bound.map { (x[point.n], y[$0]) } }
            if bounds.count > 1 { body += line(bounds, color, dashed: true) }
            let row = Self.area.top + 12 + Double(index) * 16
            body += "<rect x=\"640\" y=\"\((row - 8).fixed(0))\" width=\"10\" height=\"10\" "
            body += "fill=\"\(color)\"/>" + text(series.name, 656, row, "start")
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.size.width.fixed(0)) \
            \(Self.size.height.fixed(0))" font-family="sans-serif" font-size="12">
            <style>text{fill:#333}.grid{stroke:#ccc}\
            @media (prefers-color-scheme:dark){text{fill:#ccc}.grid{stroke:#444}}</style>
            \(body)</svg>

            """
    }

    private func grid(_ x: Axis, _ y: Axis) -> String {
        var body = ""
        for decade in x.decades {
            body += rule(x[decade], Self.area.top, x[decade], Self.area.bottom)
            body += text(decade.grouped, x[decade], Self.area.bottom + 18, "middle")
        }
        for decade in y.decades {
            body += rule(Self.area.left, y[decade], Self.area.right, y[decade])
            body += text(duration(decade), Self.area.left - 8, y[decade] + 4, "end")
        }
        return body + text("rows or events", 350, Self.area.bottom + 40, "middle")
    }

    /// A power of ten of nanoseconds, in the unit that leaves the fewest digits.
    private func duration(_ nanoseconds: Double) -> String {
        switch nanoseconds {
        case ..<1_000: "\(nanoseconds.fixed(0)) ns"
        case ..<1_000_000: "\((nanoseconds / 1_000).fixed(0)) µs"
        case ..<1_000_000_000: "\((nanoseconds / 1_000_000).fixed(0)) ms"
        default: "\((nanoseconds / 1_000_000_000).fixed(0)) s"
        }
    }

    private func rule(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> String {
        "<path class=\"grid\" d=\"M\(x1.fixed(1)) \(y1.fixed(1))L\(x2.fixed(1)) \(y2.fixed(1))\"/>\n"
    }

    private func line(_ points: [(Double, Double)], _ color: String, dashed: Bool) -> String {
        let path = points.map { "\($0.0.fixed(1)) \($0.1.fixed(1))" }.joined(separator: "L")
        return "<path fill=\"none\" stroke=\"\(color)\" stroke-width=\"\(dashed ? 1 : 2)\""
            + (dashed ? " stroke-dasharray=\"4 4\"" : "") + " d=\"M\(path)\"/>\n"
    }

    private func text(_ text: String, _ x: Double, _ y: Double, _ anchor: String) -> String {
        let safe = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        return "<text x=\"\(x.fixed(1))\" y=\"\(y.fixed(1))\" text-anchor=\"\(anchor)\">"
            + "\(safe)</text>\n"
    }
}

/// A logarithmic axis, from a power of ten to another.
private struct Axis {
    let decades: [Double]
    private let start: Double
    private let length: Double

    init(_ least: Double, _ most: Double, from start: Double, to end: Double) {
        let first = log10(least).rounded(.down)
        let last = max(log10(most).rounded(.up), first + 1)
        decades = stride(from: first, through: last, by: 1).map { pow(10, $0) }
        self.start = start
        length = end - start
    }

    /// The position of a value.
    subscript(value: Double) -> Double {
        let first = log10(decades[0])
        let range = log10(decades[decades.count - 1]) - first
        return start + (log10(value) - first) / range * length
    }
}
