#if !canImport(UIKit)
import Foundation
public import Tableau
import TableauPictures

/// A person in front of a table: reads what it shows, taps and types.
///
/// ```swift
/// let table = TableProbe(list.tableView, clock: clock)
/// try table.tap("Milk")
/// #expect(try table.row("Milk").isSelected)
/// #expect(try table.header("Bought").rows.map(\.text) == ["Eggs", "Milk"])
/// ```
///
/// What it does takes the same way as a finger or a key: `tapRow(at:)` and the controls of cells. It
/// waits for nothing: after each act it lets the clock run what is due.
@MainActor
public final class TableProbe {
    /// The table.
    public let tableView: TableView
    private let clock: TestClock?
    private let keys: [Character: @MainActor (TableProbe) -> Void]

    /// A person in front of a table.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - clock: Runs what is due after each act; nil leaves that to the test.
    ///   - keys: What the screen around the table does at a key, or at a button of its bar.
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

    /// The whole table as text, as `PlainText` of `TableauPictures` has it.
    public var text: String { PlainText.render(tableView) }

    /// The only row that shows a text, as one of its texts.
    ///
    /// - Parameters:
    ///   - text: All of that text.
    ///   - header: The header of the section to look in; nil looks everywhere.
    public func row(_ text: String, under header: String? = nil) throws(ProbeError) -> RowProbe {
        let candidates = if let header { try self.header(header).rows } else { rows }
        let found = candidates.filter { $0.texts.contains(text) }
        guard let first = found.first else {
            throw .noSuchRow(text, shown: candidates.map(\.text))
        }
        guard found.count == 1 else {
            let sections = found.map { row in
                SectionProbe(tableView, row.indexPath.section).header
                    ?? "section \(row.indexPath.section)"
            }
            throw .severalRows(text, sections: sections)
        }
        return first
    }

    /// The section below a header that shows a text.
    public func header(_ text: String) throws(ProbeError) -> SectionProbe {
        let sections = sections
        guard let section = sections.first(where: { $0.header == text }) else {
            throw .noSuchHeader(text, shown: sections.compactMap(\.header))
        }
        return section
    }

    // MARK: Acting

    /// Taps a row: selects it, flips its switch or begins to edit.
    public func tap(_ text: String, under header: String? = nil) throws(ProbeError) {
        let row = try row(text, under: header)
        tableView.tapRow(at: row.indexPath)
        settle()
    }

    /// Presses a key, or the button of a bar that has it.
    public func press(_ key: Character) throws(ProbeError) {
        guard let action = keys[key] else { throw .noSuchKey(key, keys: Array(keys.keys)) }
        action(self)
        settle()
    }

    /// Scrolls down by points, or up by fewer than none; not beyond the ends.
    public func scroll(by points: Double) {
        let most = max(0, tableView.contentSize.height - tableView.bounds.height)
        let y = min(max(0, tableView.contentOffset.y + CGFloat(points)), most)
        tableView.setContentOffset(CGPoint(x: tableView.contentOffset.x, y: y), animated: false)
        settle()
    }

    /// Scrolls to a row, by the shortest way.
    public func scroll(to text: String, under header: String? = nil) throws(ProbeError) {
        let row = try row(text, under: header)
        tableView.scrollToRow(at: row.indexPath, at: .none, animated: false)
        settle()
    }

    /// Scrolls to the last row.
    public func scrollToEnd() {
        scroll(by: .greatestFiniteMagnitude)
    }

    /// Lets the table and the clock do what is due now.
    func settle() {
        tableView.layoutIfNeeded()
        clock?.advance()
        tableView.layoutIfNeeded()
    }
}
#endif
