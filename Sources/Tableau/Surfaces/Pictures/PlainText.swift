#if !canImport(UIKit)
import Foundation
public import Tableau

/// A table as plain text: for pipes, logs and tests that compare a whole table at once.
///
/// ```swift
/// print(PlainText.render(tableView))
/// // CHECKING
/// //   Everyday  $1,204.11
/// //   Joint account  $88.02
/// //
/// // OTHER
/// // > Visa  -$412.90
/// // Includes your credit cards.
/// ```
///
/// A row is its texts, two spaces apart, after its glyph; `>` marks a selected row. Nothing is cut
/// off. Controls, line breaks and characters that turn the direction of text are visible symbols, so
/// that no row breaks a line or commands the terminal, and none hides what its data hold.
@MainActor
public enum PlainText {
    /// Which rows are printed.
    public enum Extent: Hashable, Sendable {
        /// The whole table, row by row.
        case everything
        /// Only what is on screen.
        case visible
    }

    /// The table as lines, each ended by a newline; empty for an empty table.
    ///
    /// - Parameters:
    ///   - tableView: The table. Rows that are not visible are asked for and let go again.
    ///   - extent: Which rows are printed.
    /// - Complexity: O(*n*) in the rows printed.
    public static func render(_ tableView: TableView, _ extent: Extent = .everything) -> String {
        let visible = extent == .visible ? Set(tableView.indexPathsForVisibleRows ?? []) : nil
        var sections: [String] = []
        for section in 0..<tableView.numberOfSections {
            let rows = (0..<tableView.numberOfRows(inSection: section)).filter {
                visible?.contains(IndexPath(row: $0, section: section)) ?? true
            }
            let lines = lines(of: section, rows: rows, in: tableView, extent)
            if !lines.isEmpty { sections.append(lines.map { $0 + "\n" }.joined()) }
        }
        let empty = tableView.shownEmptyContent?.lines.map { PrintableText.line($0) + "\n" }
        return (sections + (empty.map { [$0.joined()] } ?? [])).joined(separator: "\n")
    }

    private static func lines(
        of section: Int, rows: [Int], in tableView: TableView, _ extent: Extent
    ) -> [String] {
        let selected = Set(tableView.indexPathsForSelectedRows ?? [])
        let (header, footer) = edges(of: section, in: tableView, extent)
        var lines: [String] = []
        if let header { lines.append(line(header)) }
        for row in rows {
            let content = tableView.content(ofRowAt: RowPath(section: section, row: row))
            let mark = selected.contains(IndexPath(row: row, section: section)) ? "> " : "  "
            lines.append(trimmed(mark + line(content)))
        }
        if let footer { lines.append(line(footer)) }
        return lines
    }

    private static func edges(
        of section: Int, in tableView: TableView, _ extent: Extent
    ) -> (header: CellContent?, footer: CellContent?) {
        switch extent {
        case .everything:
            (
                tableView.headerContent(forSection: section),
                tableView.footerContent(forSection: section)
            )
        case .visible:
            (
                tableView.headerView(forSection: section)?.content,
                tableView.footerView(forSection: section)?.content
            )
        }
    }

    /// A row, a header or a footer as one line.
    package static func line(_ content: CellContent) -> String {
        var parts = content.labels.map { PrintableText.line($0.text) }
        if let control = content.control { parts.append(text(of: control)) }
        if content.accessory == .checkmark { parts.append("✓") }
        let text = parts.joined(separator: "  ")
        guard let glyph = content.glyph, !glyph.isEmpty else { return trimmed(text) }
        return trimmed(PrintableText.line(glyph) + " " + text)
    }

    private static func text(of control: CellContent.Control) -> String {
        switch control.value {
        case .toggle(let isOn): return isOn ? "[on]" : "[off]"
        case .date(let date): return "[\(DateText.string(date))]"
        case .text(let text), .notes(let text):
            return "[\(text.isEmpty ? control.placeholder ?? "" : PrintableText.line(text))]"
        }
    }

    private static func trimmed(_ text: String) -> String {
        var text = Substring(text)
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
#endif
