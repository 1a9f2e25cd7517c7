#if !canImport(UIKit)
import TableauPictures

/// The keys of a mode and their commands, for look-ups, hints, help, `--help` and the documentation.
package struct KeyTable<Command: Hashable & Sendable>: Sendable {
    /// Commands that are explained together, such as up and down.
    package struct Entry: Sendable {
        /// The keys of each command, in the order of their names.
        package let keys: [(command: Command, keys: [Key])]
        /// The suffix after the keys: `letter`, `click`.
        let suffix: String
        /// The summary for the help, in a few words.
        package let summary: String
        /// One word for the status line; nil for none.
        let hint: String?

        init(
            _ keys: KeyValuePairs<Command, [Key]>, then suffix: String = "", _ summary: String,
            hint: String? = nil
        ) {
            self.keys = keys.map { ($0.key, $0.value) }
            self.suffix = suffix
            self.summary = summary
            self.hint = hint
            shortLabel = keys.compactMap { $0.value.first?.label }.joined()
        }

        /// The first key of each command, as shown in the status line: `↑↓`.
        let shortLabel: String

        /// The keys as shown in the help: `↑ ↓  k j`.
        var label: String { names(\.label).joined(separator: "  ") }

        var help: HelpPage.Entry { (label, summary) }

        /// The names of the first key of each command, of the second ones, and so on.
        package func names(_ name: (Key) -> String) -> [String] {
            let most = keys.map(\.keys.count).max() ?? 0
            let names = (0..<most).map { place in
                keys.compactMap { $0.keys.dropFirst(place).first.map(name) }.joined(separator: " ")
            }
            return suffix.isEmpty ? names : names + [suffix]
        }
    }

    package let entries: [Entry]
    private let commands: [Key: Command]

    init(_ entries: [Entry]) {
        self.entries = entries
        let pairs = entries.flatMap(\.keys).flatMap { entry in
            entry.keys.map { ($0, entry.command) }
        }
        commands = Dictionary(uniqueKeysWithValues: pairs)
    }

    func entry(of command: Command) -> Entry? {
        entries.first { $0.keys.contains { $0.command == command } }
    }

    func command(for key: Key) -> Command? { commands[key] }

    /// The lines for `--help`, each indented by two columns.
    package var usage: String {
        let width = entries.map { CharacterWidth.columns(of: $0.label) }.max() ?? 0
        return entries.map { entry in
            let padding = width + 2 - CharacterWidth.columns(of: entry.label)
            return "  " + entry.label + String(repeating: " ", count: padding) + entry.summary
        }.joined(separator: "\n")
    }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
    package init(extendedGraphemeClusterLiteral character: Character) {
        self = .character(character)
    }

    /// The name of a key in the help, those in a script, and the ends of its sequences.
    static let named: [(key: Key, label: String, words: [String], ends: [String])] = [
        (.up, "↑", ["up"], ["A"]), (.down, "↓", ["down"], ["B"]),
        (.left, "←", ["left"], ["D"]), (.right, "→", ["right"], ["C"]),
        (.home, "Home", ["home"], ["H", "1~"]), (.end, "End", ["end"], ["F", "4~"]),
        (.pageUp, "PgUp", ["pageup"], ["5~"]), (.pageDown, "PgDn", ["pagedown"], ["6~"]),
        (.enter, "⏎", ["enter", "return"], ["M"]), (.escape, "Esc", ["escape", "esc"], []),
        (.tab, "Tab", ["tab"], []), (.backTab, "Shift-Tab", ["backtab"], ["Z"]),
        (.backspace, "Backspace", ["backspace"], []), (.delete, "Delete", ["delete"], ["3~"]),
        (" ", "Space", ["space"], []), (",", ",", ["comma"], []),
        (.f1, "F1", ["f1"], ["P", "11~", "[A"]),
    ]

    /// Returns the key whose sequence has an end.
    static func ending(in end: String) -> Key? { named.first { $0.ends.contains(end) }?.key }

    /// The label of the key: `↑`, `PgUp`, `^U`, `Alt-b`.
    package var label: String {
        if let named = Self.named.first(where: { $0.key == self }) { return named.label }
        return switch self {
        case .control(let letter): "^" + letter.uppercased()
        case .modified(let modifiers, let key):
            [(KeyModifiers.control, "Ctrl-"), (.alt, "Alt-")]
                .filter { modifiers.contains($0.0) }.map(\.1).joined() + key.label
        case .character(let character): String(character)
        default: ""
        }
    }
}
#endif
