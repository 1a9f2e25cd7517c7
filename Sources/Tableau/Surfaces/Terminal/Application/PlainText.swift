import Foundation
import Tableau

/// A whole table as lines of text without any control: for pipes, logs and screen readers.
@MainActor enum PlainText {
    /// The lines of a table: its title, then each section with header, rows and footer.
    ///
    /// - Complexity: O(rows); each is asked for once.
    static func lines(of table: TableView, title: String) -> [String] {
        var lines: [String] = []
        if !title.isEmpty { lines += [visible(title), ""] }
        // The table itself says what is on it, page by page, as it would to a screen.
        let page = table.frame
        defer { table.frame = page }
        table.frame = CGRect(x: 0, y: 0, width: 1000, height: 200)
        table.contentOffset = .zero
        table.layoutIfNeeded()
        for section in 0..<table.numberOfSections {
            if section > 0, !(lines.last ?? "").isEmpty { lines.append("") }
            show(section, of: table)
            if let header = table.headerView(forSection: section) {
                lines += text(of: header.content, indent: "")
            }
            for row in 0..<table.numberOfRows(inSection: section) {
                let path = IndexPath(row: row, section: section)
                if table.cellForRow(at: path) == nil {
                    table.scrollToRow(at: path, at: .top, animated: false)
                }
                guard let cell = table.cellForRow(at: path) else { continue }
                lines += text(of: cell.content, indent: "  ")
            }
            if let footer = footer(of: section, of: table) {
                lines += text(of: footer.content, indent: "")
            }
        }
        return lines
    }

    private static func show(_ section: Int, of table: TableView) {
        let top = table.rect(forSection: section).minY
        table.contentOffset = CGPoint(x: 0, y: top)
        table.layoutIfNeeded()
    }

    private static func footer(of section: Int, of table: TableView)
        -> TableViewHeaderFooterView?
    {
        if let footer = table.footerView(forSection: section) { return footer }
        let bottom = table.rect(forSection: section).maxY
        table.contentOffset = CGPoint(x: 0, y: max(0, bottom - table.frame.height))
        table.layoutIfNeeded()
        return table.footerView(forSection: section)
    }

    private static func text(of content: CellContent, indent: String) -> [String] {
        var first = indent
        if let glyph = content.glyph { first += visible(glyph) + " " }
        let texts = content.labels.filter { $0.role != .value }.map { visible($0.text) }
        first += texts.first ?? ""
        for value in content.labels where value.role == .value {
            first += (first == indent ? "" : "  ") + visible(value.text)
        }
        if let control = content.control {
            first += (first == indent ? "" : "  ") + text(of: control)
        }
        if content.accessory == .checkmark { first += "  ✓" }
        var lines = [first]
        for text in texts.dropFirst() { lines.append(indent + "  " + text) }
        return lines.filter { !$0.allSatisfy { $0 == " " } }
    }

    private static func text(of control: CellContent.Control) -> String {
        switch control.value {
        case .text(let text), .notes(let text):
            return text.isEmpty ? "[\(visible(control.placeholder ?? ""))]" : visible(text)
        case .toggle(let isOn): return isOn ? "[on]" : "[off]"
        case .date(let date): return DateEditor.text(of: date)
        }
    }

    /// The text with visible replacements of its controls.
    private static func visible(_ text: String) -> String {
        var result = ""
        for character in text { result += DisplayGlyph.plain(character) }
        return result
    }
}
