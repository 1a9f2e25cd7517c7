import MiniRx
import MiniRxTest

extension Marbles {
    /// Returns the drawing of events with single-character elements, in the form `events(_:from:)`
    /// reads.
    static func drawing<Element>(
        of events: [Recorded<Event<Element>>], from start: Int = 0
    ) -> String {
        var drawing = ""
        var time = start
        for (moment, group) in moments(events) {
            drawing += String(repeating: "-", count: max(0, moment - time))
            let text = group.map(symbol).joined()
            drawing += group.count > 1 ? "(\(text))" : text
            time = moment + 1
        }
        return drawing
    }

    /// Returns a diagram of sequences, one below the other, as SVG for light and dark pages.
    ///
    /// - Parameters:
    ///   - rows: the label and the events of each sequence.
    ///   - start: the time at the left edge.
    static func svg<Element>(
        _ rows: [(label: String, events: [Recorded<Event<Element>>])], from start: Int = 0
    ) -> String {
        let last = rows.flatMap(\.events).map(\.time).max() ?? start
        let left = 10 + 7 * (rows.map(\.label.count).max() ?? 0)
        let width = left + 30 * (last - start + 2)
        let lines = rows.enumerated().map { index, row in
            let y = 20 + 40 * index
            let marks = moments(row.events).flatMap { moment, group in
                group.enumerated().map { place, event in
                    mark(event, x: left + 30 * (moment - start) + 15 + 9 * place, y: y)
                }
            }
            return "<text x=\"4\" y=\"\(y + 4)\">\(row.label)</text>"
                + "<path d=\"M\(left) \(y)H\(width - 8)\" stroke=\"#888\"/>" + marks.joined()
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(40 * rows.count)" \
            font-family="monospace" font-size="12" fill="#888">
            \(lines.joined(separator: "\n"))
            </svg>

            """
    }

    private static func mark<Element>(_ event: Event<Element>, x: Int, y: Int) -> String {
        switch event {
        case .next:
            "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"11\" fill=\"#48c\"/>"
                + "<text x=\"\(x)\" y=\"\(y + 4)\" fill=\"#fff\" text-anchor=\"middle\">"
                + "\(symbol(event))</text>"
        case .error: "<path d=\"M\(x - 7) \(y - 7)l14 14m0-14l-14 14\" stroke=\"#d44\"/>"
        case .completed: "<path d=\"M\(x) \(y - 10)v20\" stroke=\"#888\" stroke-width=\"2\"/>"
        }
    }

    private static func symbol<Element>(_ event: Event<Element>) -> String {
        switch event {
        case .next(let element): "\(element)"
        case .error: "#"
        case .completed: "|"
        }
    }

    private static func moments<Element>(_ events: [Recorded<Event<Element>>])
        -> [(Int, [Event<Element>])]
    {
        events.reduce(into: []) { moments, event in
            if moments.last?.0 == event.time {
                moments[moments.count - 1].1.append(event.value)
            } else {
                moments.append((event.time, [event.value]))
            }
        }
    }
}
