#if !canImport(UIKit)
import Foundation
public import Tableau
import TableauPictures

/// Simulates a user in front of a table: reads its content, taps and types.
///
/// ```swift
/// let table = TableProbe(list.tableView, clock: clock)
/// try table.tap("Milk")
/// #expect(try table.row("Milk").isSelected)
/// #expect(try table.header("Bought").rows.map(\.text) == ["Eggs", "Milk"])
/// ```
///
/// A row is named by one of its complete texts and, if several rows show it, `under` the header of
/// its section.
///
/// Interactions take the same path as touches and keys: `tapRow(at:)` and the controls of cells.
/// They don't wait; after each one the clock runs the work that is due.
@MainActor
public final class TableProbe {
    /// The table.
    public let tableView: TableView
    private let clock: TestClock?
    private let keys: [Character: @MainActor (TableProbe) -> Void]

    /// Creates a probe for a table.
    ///
    /// - `clock`: The clock to run after each interaction; nil leaves that to the test.
    /// - `keys`: The screen's actions by key, including those of buttons in its bar.
    public init(
        _ tableView: TableView, clock: TestClock? = nil,
        keys: [Character: @MainActor (TableProbe) -> Void] = [:]
    ) {
        self.tableView = tableView
        self.clock = clock
        self.keys = keys
    }

    // MARK: Reading

    /// The sections from top to bottom.
    public var sections: [SectionProbe] {
        (0..<tableView.numberOfSections).map { SectionProbe(tableView, $0) }
    }

    /// All rows from top to bottom, visible or not.
    public var rows: [RowProbe] { sections.flatMap(\.rows) }

    /// The whole table as text, in the format of `PlainText` in `TableauPictures`.
    public var text: String { PlainText.render(tableView) }

    /// Returns the only row with a text.
    public func row(_ text: String, under header: String? = nil) throws(ProbeError) -> RowProbe {
        let candidates = try rows(under: header)
        let found = candidates.filter { $0.texts.contains(text) }
        if found.isEmpty { throw .noSuchRow(text, shown: candidates.map(\.text)) }
        return try only(found, of: text)
    }

    /// Returns the rows of the section with a header; nil for all rows.
    func rows(under header: String?) throws(ProbeError) -> [RowProbe] {
        if let header { try self.header(header).rows } else { rows }
    }

    /// Returns the first row, which must be the only one that a text names.
    func only(_ found: [RowProbe], of text: String) throws(ProbeError) -> RowProbe {
        guard found.count == 1 else {
            let sections = found.map { row in
                SectionProbe(tableView, row.indexPath.section).header
                    ?? "section \(row.indexPath.section)"
            }
            throw .severalRows(text, sections: sections)
        }
        return found[0]
    }

    /// Returns the section whose header shows a text.
    public func header(_ text: String) throws(ProbeError) -> SectionProbe {
        let sections = sections
        guard let section = sections.first(where: { $0.header == text }) else {
            throw .noSuchHeader(text, shown: sections.compactMap(\.header))
        }
        return section
    }

    // MARK: Acting

    /// Taps a row: selects it, toggles its switch or begins editing.
    public func tap(_ text: String, under header: String? = nil) throws(ProbeError) {
        let row = try row(text, under: header)
        tableView.tapRow(at: row.indexPath)
        settle()
    }

    /// Presses a key, or the bar button with that key.
    public func press(_ key: Character) throws(ProbeError) {
        guard let action = keys[key] else { throw .noSuchKey(key, keys: Array(keys.keys)) }
        action(self)
        settle()
    }

    /// Scrolls down by a number of points, within the content; negative values scroll up.
    public func scroll(by points: Double) {
        let most = max(0, tableView.contentSize.height - tableView.viewport.height)
        let y = min(max(0, tableView.contentOffset.y + CGFloat(points)), most)
        tableView.setContentOffset(CGPoint(x: tableView.contentOffset.x, y: y), animated: false)
        settle()
    }

    /// Scrolls to a row, with the least scrolling.
    public func scroll(to text: String, under header: String? = nil) throws(ProbeError) {
        let row = try row(text, under: header)
        tableView.scrollToRow(at: row.indexPath, at: .none, animated: false)
        settle()
    }

    /// Scrolls to the last row.
    public func scrollToEnd() { scroll(by: .greatestFiniteMagnitude) }

    /// Runs the work of the table and the clock that is due now.
    func settle() {
        tableView.layoutIfNeeded()
        clock?.advance()
        tableView.layoutIfNeeded()
    }
}

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
