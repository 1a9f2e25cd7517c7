import Foundation
import MiniRx
import MiniRxTest
import Testing

/// An operator's documentation, from which the pages and their marble diagrams are generated.
struct OperatorPage: CustomTestStringConvertible, Sendable {
    typealias Build =
        @Sendable (
            _ a: Observable<Int>, _ b: Observable<Int>, _ time: TestScheduler
        ) -> Observable<Int>

    let name: String
    let summary: String
    /// The sources, as marbles whose elements are digits; time starts at the subscription.
    let inputs: [String]
    let rxSwift: String
    let combine: String
    let build: Build

    var testDescription: String { name }

    init(
        _ name: String, _ summary: String, _ inputs: [String] = [], rx: String? = nil,
        combine: String = "none", _ build: @escaping Build
    ) {
        self.name = name
        self.summary = summary
        self.inputs = inputs
        rxSwift = rx ?? name
        self.combine = combine
        self.build = build
    }

    /// The name of the marble diagram's file.
    var picture: String {
        let words = name.split { !$0.isLetter && !$0.isNumber }
        return "marbles-" + words.joined(separator: "-")
    }

    /// Runs the operator on virtual time; the events of the sources and of the result.
    var rows: [(label: String, events: [Recorded<Event<Int>>])] {
        let time = TestScheduler()
        let values = Dictionary(
            uniqueKeysWithValues: (0...9).map { (Character("\($0)"), $0) })
        let scripts = inputs.map { Marbles.events($0, values: values, from: 1) }
        let sources = scripts.map { time.createColdObservable($0) }
        let result = time.start(disposed: 216) {
            build(
                sources.first ?? .never(), sources.count > 1 ? sources[1] : .never(), time)
        }
        let events = result.events.map { Recorded(time: $0.time - 200, value: $0.value) }
        return zip(["a", "b"], scripts).map { ($0, $1) } + [("=", events)]
    }

    /// The source code of `build` in the text of the table.
    func code(in table: String) -> String? {
        guard let start = table.range(of: "OperatorPage(\n        \"\(name)\","),
            let body = table[start.upperBound...].firstRange(of: "a, b, time in\n"),
            let end = table[body.upperBound...].firstRange(of: "\n    }")
        else { return nil }
        let lines = table[body.upperBound..<end.lowerBound].split(separator: "\n")
        let indent = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { $0.dropFirst(indent) }.joined(separator: "\n")
    }
}
