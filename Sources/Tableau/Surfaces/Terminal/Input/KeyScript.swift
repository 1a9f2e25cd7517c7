/// Keys written as text, for tests and recordings: `"r,down,down,enter,wait:0.5,type:Milk"`.
///
/// Steps are separated by commas. A step is a single character, the name of a key
/// (`up down left right home end pageup pagedown enter escape tab backtab backspace delete space
/// comma f1`...`f12`), `ctrl-c`, `alt-f`, `wait:SECONDS`, `type:TEXT`, `paste:TEXT`,
/// `click:COLUMN:ROW`, `wheel:LINES` or `resize:COLUMNSxROWS`.
package struct KeyScript: Equatable, Sendable {
    /// One step of a script.
    package enum Step: Equatable, Sendable {
        /// Something from the terminal.
        case input(InputEvent)
        /// Time passes, in seconds.
        case wait(Double)
        /// The terminal takes another size.
        case resize(TerminalSize)
    }

    /// The steps, in order.
    package let steps: [Step]

    /// Parses a script.
    ///
    /// - Throws: ``TerminalError`` that names the step it does not know.
    package init(_ text: String) throws(TerminalError) {
        var steps: [Step] = []
        for part in text.split(separator: ",") {
            let step = part.trimmingSpaces
            if step.isEmpty { continue }
            guard let parsed = Self.parse(step) else {
                throw TerminalError(
                    .invalidArgument,
                    "`\(step)` is no step of a key script; see KeyScript for what there is")
            }
            steps.append(contentsOf: parsed)
        }
        self.steps = steps
    }

    private static let names: [String: Key] = [
        "up": .up, "down": .down, "left": .left, "right": .right, "home": .home, "end": .end,
        "pageup": .pageUp, "pagedown": .pageDown, "enter": .enter, "return": .enter,
        "escape": .escape, "esc": .escape, "tab": .tab, "backtab": .backTab,
        "backspace": .backspace, "delete": .delete, "space": .character(" "),
        "comma": .character(","),
    ]

    private static func parse(_ step: String) -> [Step]? {
        if step.count == 1, let character = step.first {
            return [.input(.key(.character(character)))]
        }
        if let key = names[step.lowercased()] { return [.input(.key(key))] }
        if let colon = step.firstIndex(of: ":") {
            return parse(step[..<colon], String(step[step.index(after: colon)...]))
        }
        if let dash = step.firstIndex(of: "-"), let letter = step.last,
            step.index(dash, offsetBy: 2) == step.endIndex
        {
            switch step[..<dash].lowercased() {
            case "ctrl": return [.input(.key(.control(letter)))]
            case "alt": return [.input(.key(.alt(letter)))]
            default: return nil
            }
        }
        if step.lowercased().hasPrefix("f"), let number = Int(step.dropFirst()),
            (1...12).contains(number)
        {
            return [.input(.key(.function(number)))]
        }
        return nil
    }

    private static func parse(_ name: Substring, _ value: String) -> [Step]? {
        let numbers = value.split(separator: ":").compactMap { Int($0) }
        switch name {
        case "wait":
            guard let seconds = Double(value), seconds >= 0, seconds < 86_400 else { return nil }
            return [.wait(seconds)]
        case "type": return value.map { .input(.key(.character($0))) }
        case "paste": return [.input(.paste(value))]
        case "wheel":
            guard let lines = numbers.first, abs(lines) <= 1000 else { return nil }
            let event = InputEvent.wheel(lines: lines.signum(), column: 0, row: 1)
            return Array(repeating: .input(event), count: abs(lines))
        case "click":
            guard numbers.count == 2 else { return nil }
            return [
                .input(.press(column: numbers[0], row: numbers[1])),
                .input(.release(column: numbers[0], row: numbers[1])),
            ]
        case "resize":
            return TerminalSize(value).map { [.resize($0)] }
        default: return nil
        }
    }
}

extension Substring {
    fileprivate var trimmingSpaces: String {
        var text = self
        while text.count > 1, text.first == " " { text.removeFirst() }
        while text.count > 1, text.last == " " { text.removeLast() }
        return String(text)
    }
}
