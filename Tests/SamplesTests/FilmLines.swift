/// The lines that a film of the terminal shows, read from its SVG document.
struct FilmLines {
    /// A text of a line of the screen, without the numbers of its styles.
    struct Line: Equatable {
        var row: Int
        var drawing: String
    }

    private var lines: [(line: Line, rule: Substring?)] = []
    private var rules: [Substring: [(time: Double, isShown: Bool)]] = [:]

    /// The times at which a line appears or disappears, in percent.
    var times: Set<Double> { Set(rules.values.joined().map(\.time)) }

    init(_ svg: String) {
        for rule in svg.matches(of: #/@keyframes (k\d+)\{((?:[\d.]+%\{visibility:\w+\})+)\}/#) {
            rules[rule.1] = rule.2.matches(of: #/([\d.]+)%\{visibility:(\w+)\}/#).map {
                (Double($0.1) ?? 0, $0.2 == "visible")
            }
        }
        for group in svg.matches(of: #/<g(?: class="(k\d+)")?>(.+)<\/g>/#) {
            let drawing = String(group.2).replacing(#/class="[bt]\d+"/#, with: "")
            guard let y = drawing.firstMatch(of: #/ y="(\d+)"/#).flatMap({ Int($0.1) }) else {
                continue
            }
            lines.append((Line(row: y / 18, drawing: drawing), group.1))
        }
    }

    /// The lines shown at a time, from top to bottom.
    func shown(at time: Double) -> [Line] {
        lines.filter { _, name in
            guard let name else { return true }
            return rules[name]?.last { $0.time <= time }?.isShown == true
        }.map(\.line).sorted { $0.row < $1.row }
    }
}
