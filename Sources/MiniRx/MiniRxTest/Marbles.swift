public import MiniRx

/// Sequences of events drawn as text, one character per tick.
///
/// ```swift
/// let events = Marbles.events("--a-b-|", values: ["a": 1, "b": 2], from: 200)
/// // [.next(202, 1), .next(204, 2), .completed(206)]
/// ```
///
/// `-` is a tick without events, `|` completion, `#` an error, `(ab|)` several events in one tick.
/// Any other character is an element. Spaces are ignored.
public enum Marbles {
    /// The error that `#` stands for.
    public struct Failure: Error, Hashable, Sendable {
        /// Creates the error.
        public init() {}
    }

    /// Returns the events of a drawing; traps if a character has no value, or a parenthesis no match.
    public static func events<Element>(
        _ drawing: String, values: [Character: Element], from start: Int = 0,
        error: any Error = Failure()
    ) -> [Recorded<Event<Element>>] {
        var events: [Recorded<Event<Element>>] = []
        var time = start
        var isGrouped = false
        for character in drawing where character != " " {
            switch character {
            case "(":
                precondition(!isGrouped, "Parentheses do not nest in \"\(drawing)\".")
                isGrouped = true
                continue
            case ")":
                precondition(isGrouped, "Unmatched closing parenthesis in \"\(drawing)\".")
                isGrouped = false
            case "-": break
            case "|": events.append(.completed(time))
            case "#": events.append(.error(time, error))
            default:
                guard let value = values[character] else {
                    preconditionFailure("No value is given for '\(character)' in \"\(drawing)\".")
                }
                events.append(.next(time, value))
            }
            if !isGrouped { time += 1 }
        }
        precondition(!isGrouped, "Unmatched opening parenthesis in \"\(drawing)\".")
        return events
    }

    /// Returns the events of a drawing whose elements are its characters; traps if a parenthesis has
    /// no match.
    public static func events(
        _ drawing: String, from start: Int = 0, error: any Error = Failure()
    ) -> [Recorded<Event<String>>] {
        let values = Dictionary(drawing.map { ($0, String($0)) }) { $1 }
        return events(drawing, values: values, from: start, error: error)
    }
}
