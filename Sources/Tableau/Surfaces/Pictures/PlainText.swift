#if !canImport(UIKit)
import Foundation
public import Tableau

/// Prints a table as plain text, for pipes, logs and tests that compare a whole table.
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
/// A row consists of its glyph and its texts, separated by two spaces or aligned in columns; `>` marks
/// a selected row. Nothing is truncated. Control characters, line breaks and characters that change
/// the text direction are replaced with symbols: no row can break a line, control the terminal or
/// disguise its content.
@MainActor
public enum PlainText {
    /// Returns the table as lines, each with a trailing newline; empty for an empty table.
    ///
    /// Cells of rows that aren't visible are requested and released again.
    ///
    /// - Complexity: O(*n*) in the rows of the table.
    public static func render(_ tableView: TableView) -> String {
        var parts = (0..<tableView.numberOfSections).map { lines(of: $0, in: tableView) }
        parts.append(tableView.shownEmptyContent?.lines.map(PrintableText.line) ?? [])
        return parts.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }
            .joined(separator: "\n")
    }

    private static func lines(of section: Int, in tableView: TableView) -> [String] {
        let selected = Set(tableView.indexPathsForSelectedRows ?? [])
        let header = tableView.content(of: .header, inSection: section)
        let contents = (0..<tableView.numberOfRows(inSection: section)).map {
            tableView.content(ofRowAt: RowPath(section: section, row: $0))
        }
        let widths = widths(of: [header?.inColumns].compactMap(\.self) + contents)
        var lines: [String] = []
        if let header {
            if !header.hasColumns || !header.besideColumns.isEmpty {
                lines.append(line(header.besideColumns))
            }
            if header.hasColumns { lines.append(trimmed("  " + line(header.inColumns, widths))) }
        }
        for (row, content) in contents.enumerated() {
            let mark = selected.contains(IndexPath(row: row, section: section)) ? "> " : "  "
            lines.append(trimmed(mark + line(content, widths)))
        }
        if let footer = tableView.content(of: .footer, inSection: section) {
            lines.append(line(footer))
        }
        return lines
    }

    /// Returns a row, header or footer as one line, with texts aligned in columns of these widths.
    package static func line(_ content: CellContent, _ widths: [Int] = []) -> String {
        var parts = texts(of: content)
        for (index, width) in zip(parts.indices, content.hasColumns ? widths : []) {
            let padding = String(
                repeating: " ", count: max(0, width - CharacterWidth.columns(of: parts[index])))
            let isTrailing = content.labels[index].column?.alignment == .trailing
            parts[index] = isTrailing ? padding + parts[index] : parts[index] + padding
        }
        if let control = content.control { parts.append("[\(PrintableText.line(control.text))]") }
        if content.accessory == .checkmark { parts.append("✓") }
        let text = parts.joined(separator: "  ")
        return trimmed(content.hasColumns ? text : lead(of: content) + text)
    }

    /// The texts of a row, those in columns with its glyph in the first.
    private static func texts(of content: CellContent) -> [String] {
        var texts = content.labels.map { PrintableText.line($0.text) }
        if content.hasColumns { texts[0] = lead(of: content) + texts[0] }
        return texts
    }

    private static func lead(of content: CellContent) -> String {
        let glyph = content.glyph.map(PrintableText.line) ?? ""
        return glyph.isEmpty ? "" : glyph + " "
    }

    /// Returns the widths of columns: those of their widest texts.
    private static func widths(of contents: [CellContent]) -> [Int] {
        let rows = contents.filter(\.hasColumns).map(texts)
        return (0..<(rows.map(\.count).max() ?? 0)).map { column in
            rows.map { column < $0.count ? CharacterWidth.columns(of: $0[column]) : 0 }.max() ?? 0
        }
    }

    private static func trimmed(_ text: String) -> String {
        var text = Substring(text)
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
#endif
