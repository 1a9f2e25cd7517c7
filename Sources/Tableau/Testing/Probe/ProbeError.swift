#if !canImport(UIKit)
import Tableau

/// An interaction that isn't possible.
public enum ProbeError: Error, Hashable, Sendable {
    /// No row shows the text.
    case noSuchRow(String, shown: [String])
    /// Several rows show the text.
    case severalRows(String, sections: [String])
    /// No section has this header.
    case noSuchHeader(String, shown: [String])
    /// The screen has no action for the key.
    case noSuchKey(Character, keys: [Character])
    /// The row has no control that accepts text, or it is disabled.
    case notEditable(String)
    /// The row has no such action.
    case noSuchAction(String, row: String, actions: [String])
    /// The row cannot be moved, or not to that place.
    case notMovable(String, reason: String)
    /// The row or its control was removed during typing.
    case editEnded(String, typed: String)
}

extension ProbeError: CustomStringConvertible {
    /// The impossible interaction and the alternatives, in one line.
    public var description: String {
        switch self {
        case .noSuchRow(let text, let shown):
            "No row shows \"\(text)\". There \(Self.list(shown))."
        case .severalRows(let text, let sections) where Set(sections).count < sections.count:
            "\(sections.count) rows show \"\(text)\", some of them in one section: name the row by "
                + "another text, or use tableView.tapRow(at:)."
        case .severalRows(let text, let sections):
            "\(sections.count) rows show \"\(text)\", in \(sections.joined(separator: ", ")): name "
                + "the section's header, under: …, or another text of the row."
        case .noSuchHeader(let text, let shown):
            "No section has the header \"\(text)\". There \(Self.list(shown))."
        case .noSuchKey(let key, []):
            "The probe knows no keys: pass the screen's actions, "
                + "TableProbe(tableView, keys: [\"\(key)\": { probe in … }])."
        case .noSuchKey(let key, let keys):
            "Nothing happens at the key \(key). There \(Self.list(keys.sorted().map(String.init)))."
        case .notEditable(let text):
            "The row \"\(text)\" has no control that can be typed in, or it is disabled."
        case .noSuchAction(let title, let row, let actions):
            "The row \"\(row)\" has no action \"\(title)\". There \(Self.list(actions))."
        case .notMovable(let text, let reason):
            "The row \"\(text)\" cannot be moved: \(reason)."
        case .editEnded(let text, let typed):
            "The row \"\(text)\" or its control was removed after \"\(typed)\" was typed."
        }
    }

    private static func list(_ texts: [String]) -> String {
        if texts.isEmpty { return "is none at all" }
        let list = texts.prefix(12).map { "\"\(PrintableText.line($0))\"" }.joined(separator: ", ")
        return "are \(list)" + (texts.count > 12 ? " and \(texts.count - 12) more" : "")
    }
}
#endif
