#if !canImport(UIKit)
import Foundation

/// Keys written as text, for tests and recordings: `"r,down,down,enter,wait:0.5,type:Milk"`;
/// ``TerminalOptions/usage`` lists the steps.
package struct KeyScript: Equatable, Sendable {
    package enum Step: Equatable, Sendable {
        case input(InputEvent)
        /// Time advances, in seconds.
        case wait(Double)
        case resize(TerminalSize)
    }

    package let steps: [Step]

    /// - Throws: A ``TerminalError`` that names the unknown step.
    package init(_ text: String) throws(TerminalError) {
        var steps: [Step] = []
        for part in text.split(separator: ",") {
            let words = part.trimmingCharacters(in: CharacterSet(charactersIn: " "))
            // A space alone is a key.
            let step = words.isEmpty ? " " : words
            guard let parsed = Self.parse(step) else {
                throw TerminalError(
                    .invalidArgument,
                    "`\(step)` is not a step of a key script. Steps are separated by commas: a "
                        + "character, a key such as `down` or `ctrl-c`, "
                        + Self.others.map { "`\($0)`" }.joined(separator: ", ") + ".")
            }
            steps.append(contentsOf: parsed)
        }
        self.steps = steps
    }

    /// The steps besides characters, in lines as wide as those of `--help`.
    static var usage: String {
        let names = Key.named.flatMap(\.words).joined(separator: " ") + ","
        let rest = ["any of them after ctrl-, alt- or shift- (ctrl-c, alt-left)"] + others
        return [names, rest.joined(separator: ", ")]
            .flatMap { TextWrap.lines(of: $0, width: 78) }.joined(separator: "\n")
    }

    private static let others = [
        "wait:SECONDS", "type:TEXT", "paste:TEXT", "click:COLUMN:ROW", "rightclick:COLUMN:ROW",
        "drag:COLUMN:ROW:TOCOLUMN:TOROW", "wheel:LINES", "resize:80x24",
    ]

    private static let modifiers: [(prefix: String, modifiers: KeyModifiers)] = [
        ("ctrl-", .control), ("alt-", .alt), ("shift-", .shift),
    ]

    private static func parse(_ step: String) -> [Step]? {
        if let key = key(step) { return [.input(.key(key))] }
        let words = step.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        return words.count == 2 ? parse(words[0], String(words[1])) : nil
    }

    private static func key(_ step: String) -> Key? {
        var name = Substring(step)
        var held: KeyModifiers = []
        while let found = modifiers.first(where: {
            name.lowercased().hasPrefix($0.prefix) && name.count > $0.prefix.count
        }) {
            held.insert(found.modifiers)
            name = name.dropFirst(found.prefix.count)
        }
        let word = name.lowercased()
        let named = Key.named.first { $0.words.contains(word) }?.key
        guard let key = name.count == 1 ? name.first.map(Key.character) : named else { return nil }
        if held.contains(.control), case .character(let letter) = key {
            return .control(letter.lowercased().first ?? letter).with(held.subtracting(.control))
        }
        return key.with(held)
    }

    private static func parse(_ name: Substring, _ value: String) -> [Step]? {
        let numbers = value.split(separator: ":", omittingEmptySubsequences: false)
            .map { Int($0) ?? .min }
        // Columns and rows may be beyond any terminal.
        let arePlaces = numbers.allSatisfy((0...9999).contains)
        func step(_ action: MouseAction, _ place: Int = 0) -> Step {
            .input(.mouse(action, column: numbers[place], row: numbers[place + 1]))
        }
        switch (name, numbers.count) {
        case ("wait", _):
            return Double(value).flatMap { (0..<86_400).contains($0) ? [.wait($0)] : nil }
        case ("type", _): return value.map { .input(.key(.character($0))) }
        case ("paste", _): return [.input(.paste(value))]
        case ("click", 2) where arePlaces: return [step(.press), step(.release)]
        case ("rightclick", 2) where arePlaces: return [step(.rightPress)]
        case ("drag", 4) where arePlaces: return [step(.press), step(.drag, 2), step(.release, 2)]
        case ("wheel", 1) where (-1000...1000).contains(numbers[0]):
            let event = InputEvent.mouse(.wheel(lines: numbers[0].signum()), column: 0, row: 1)
            return Array(repeating: .input(event), count: abs(numbers[0]))
        case ("resize", _): return TerminalSize(value).map { [.resize($0)] }
        default: return nil
        }
    }
}
#endif
