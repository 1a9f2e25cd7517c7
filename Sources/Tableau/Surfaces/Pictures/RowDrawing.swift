#if !canImport(UIKit)
import Tableau

/// Draws parts of a table as SVG, each with its top left corner at the origin.
struct RowDrawing {
    let style: TableView.Style
    let width: Int

    /// The leading inset of texts, which is also the margin of cards.
    private var inset: Int { style == .insetGrouped ? 16 : 0 }
    private var left: Int { inset + 16 }
    private var right: Int { width - inset - 16 }

    /// Returns a row's height in a picture.
    static func height(of content: CellContent) -> Int {
        if content.control?.notes != nil { return 96 }
        return content.text(.subtitle) == nil ? 44 : 58
    }

    /// Returns the background of a section's rows.
    func card(height: Int) -> String {
        let radius = style == .insetGrouped ? " rx=\"10\"" : ""
        return "<rect class=\"card\" x=\"\(inset)\" width=\"\(width - 2 * inset)\""
            + " height=\"\(height)\"\(radius)/>"
    }

    func header(_ content: CellContent) -> String {
        let bar = style == .plain ? "<rect class=\"bar\" width=\"\(width)\" height=\"28\"/>" : ""
        if content.hasColumns {
            return bar
                + columns(
                    of: content, lead: content.text(.header).map { $0 + "  " } ?? "",
                    marksOrder: true, to: right,
                    classes: style == .plain ? ("hp", "hp") : ("h", "h"), y: 20, size: 13)
        }
        return bar + edge(content, .header, class: style == .plain ? "hp" : "h", y: 20)
    }

    func footer(_ content: CellContent) -> String {
        edge(content, .footer, class: "f", y: 20)
    }

    private func edge(
        _ content: CellContent, _ role: TableViewLabel.Role, class name: String, y: Int
    ) -> String {
        let title =
            content.text(role) ?? content.labels.first { $0.role != .value }?.text ?? ""
        let value = content.text(.value) ?? ""
        let room = value.isEmpty ? 0 : SVGText.advance(value, size: 13) + 12
        var result = text(title, name, x: left, y: y, size: 13, width: right - left - room)
        if !value.isEmpty {
            result += text(value, "\(name) e", x: right, y: y, size: 13, width: 200)
        }
        return result
    }

    func row(
        _ content: CellContent, height: Int, isLast: Bool, isSelected: Bool
    ) -> String {
        var result = ""
        if isSelected {
            result +=
                "<rect class=\"sel\" x=\"\(inset)\" width=\"\(width - 2 * inset)\""
                + " height=\"\(height)\"/>"
        }
        var start = left
        if let glyph = content.glyph, !glyph.isEmpty, !content.hasColumns {
            result += text(glyph, "g", x: start, y: height / 2 + 6, size: 20, width: 40)
            start += 36
        }
        var end = right
        result += accessory(content.accessory, middle: height / 2, end: &end)
        if let control = content.control {
            result += drawing(of: control, height: height, start: start, end: &end)
        } else if let value = content.labels.first(where: { $0.role == .value }),
            !content.hasColumns
        {
            let shown = SVGText.fitted(value.text, size: 17, width: (end - start) / 2)
            let name = "d e" + SVGDocument.toneClass(value.tone)
            result += text(shown, name, x: end, y: height / 2 + 6, size: 17, width: 999)
            end -= SVGText.advance(shown, size: 17) + 12
        }
        if content.hasColumns {
            result += columns(
                of: content, lead: content.glyph.map { $0 + " " } ?? "", to: end,
                classes: ("t", "d"), y: height / 2 + 6, size: 17)
            return result + separator(isLast: isLast, y: height - 1, from: start)
        }
        let subtitle = content.labels.first { $0.role == .subtitle }
        let title = content.labels.first { $0.role == .title }
        let baseline = subtitle == nil ? 28 : 25
        result += text(
            title?.text ?? "", "t" + SVGDocument.toneClass(title?.tone ?? .normal), x: start,
            y: baseline, size: 17, width: end - start)
        if let subtitle {
            result += text(
                subtitle.text, "s" + SVGDocument.toneClass(subtitle.tone), x: start, y: 45,
                size: 13, width: end - start)
        }
        return result + separator(isLast: isLast, y: height - 1, from: start)
    }

    private func separator(isLast: Bool, y: Int, from start: Int) -> String {
        isLast ? "" : "<path class=\"sep\" d=\"M\(start) \(y).75H\(width - inset)\"/>"
    }

    /// The room for a character in a column, in pixels: that of a digit, and some more.
    private static let character = 11

    /// Texts in columns; room for the sign at a row's end is kept in all rows alike.
    private func columns(
        of content: CellContent, lead: String, marksOrder: Bool = false, to end: Int,
        classes: (first: String, others: String), y: Int,
        size: Int
    ) -> String {
        let labels = content.columnLabels
        let layout = ColumnLayout(
            labels.map(\.column), room: min(end, right - 18) - left, unit: Self.character, gap: 12)
        var result = ""
        for (index, (label, column)) in labels.enumerated() {
            guard let place = layout.places[index] else { continue }
            let name =
                (index == 0 ? classes.first : classes.others)
                + SVGDocument.toneClass(label.tone)
            let isTrailing = column.alignment == .trailing
            let whole = index == layout.first ? lead + label.text : label.text
            let (start, mark) = marksOrder ? ColumnOrder.split(whole) : (whole, "")
            let room = place.count - SVGText.advance(mark, size: size)
            result += text(
                SVGText.fitted(start, size: size, width: room) + mark,
                isTrailing ? name + " e" : name,
                x: left + (isTrailing ? place.upperBound : place.lowerBound), y: y, size: size,
                width: place.count)
        }
        return result
    }

    private func accessory(
        _ accessory: TableViewCell.AccessoryType, middle: Int, end: inout Int
    ) -> String {
        let x = end
        switch accessory {
        case .none: return ""
        case .disclosureIndicator, .detailDisclosureButton:
            end -= 18
            return "<path class=\"c\" d=\"M\(x - 7) \(middle - 6)l6 6-6 6\"/>"
        case .checkmark:
            end -= 26
            return "<path class=\"k\" d=\"M\(x - 15) \(middle)l5 5 9-10\"/>"
        case .detailButton:
            end -= 30
            return "<circle class=\"i\" cx=\"\(x - 11)\" cy=\"\(middle)\" r=\"10\"/>"
                + "<path class=\"i\" d=\"M\(x - 11) \(middle - 1)v6m0-10v1\"/>"
        }
    }

    private func drawing(
        of control: CellContent.Control, height: Int, start: Int, end: inout Int
    ) -> String {
        let x = end
        switch control.value {
        case .toggle(let isOn):
            end -= 63
            return "<rect class=\"\(isOn ? "on" : "off")\" x=\"\(x - 51)\" y=\"\(height / 2 - 15)\""
                + " width=\"51\" height=\"31\" rx=\"15\"/><circle class=\"knob\""
                + " cx=\"\(isOn ? x - 16 : x - 35)\" cy=\"\(height / 2)\" r=\"13\"/>"
        case .date, .choice, .number:
            let shown =
                if case .date(let date) = control.value { DateText.string(date) } else {
                    control.title ?? ""
                }
            end -= SVGText.advance(shown, size: 17) + 12
            return text(shown, "d e", x: x, y: height / 2 + 6, size: 17, width: 999)
        case .text(let text) where control.isMultiline:
            // Below the title, as many lines as fit.
            let shown = text.isEmpty ? control.placeholder ?? "" : text
            let lines = shown.split(separator: "\n", omittingEmptySubsequences: false).prefix(2)
            return lines.enumerated().map { index, line in
                self.text(
                    String(line), text.isEmpty ? "d" : "t", x: start, y: 54 + 22 * index,
                    size: 17, width: end - start)
            }.joined()
        case .text(let text):
            let isEmpty = text.isEmpty
            let shown = SVGText.fitted(
                isEmpty ? control.placeholder ?? "" : text, size: 17, width: (end - start) / 2)
            end -= SVGText.advance(shown, size: 17) + 12
            return self.text(
                shown, isEmpty ? "d e" : "t e", x: x, y: height / 2 + 6, size: 17, width: 999)
        }
    }

    private func text(
        _ text: String, _ name: String, x: Int, y: Int, size: Int, width: Int
    ) -> String {
        let shown = SVGText.escaped(SVGText.fitted(text, size: size, width: width))
        guard !shown.isEmpty else { return "" }
        return "<text class=\"\(name)\" x=\"\(x)\" y=\"\(y)\">\(shown)</text>"
    }
}
#endif
