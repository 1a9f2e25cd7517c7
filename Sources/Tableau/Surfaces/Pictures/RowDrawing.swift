#if !canImport(UIKit)
import Tableau

/// Draws parts of a table as SVG, each with its top left corner at the origin.
struct RowDrawing {
    let style: TableView.Style

    private var width: Int { SVGDocument.width }

    /// The leading inset of texts, which is also the margin of cards.
    private var inset: Int { style == .insetGrouped ? 16 : 0 }
    private var left: Int { inset + 16 }
    private var right: Int { width - inset - 16 }

    static func height(of content: CellContent) -> Int {
        if content.control?.notes != nil { return 96 }
        return content.text(.subtitle) == nil ? 44 : 58
    }

    /// Returns the background of a section's rows.
    func card(height: Int) -> String {
        box("card", height: height, style == .insetGrouped ? " rx=\"10\"" : "")
    }

    private func box(_ name: String, height: Int, _ corners: String = "") -> String {
        "<rect class=\"\(name)\" x=\"\(inset)\" width=\"\(width - 2 * inset)\""
            + " height=\"\(height)\"\(corners)/>"
    }

    func header(_ content: CellContent) -> String {
        let name = style == .plain ? "hp" : "h"
        let bar = style == .plain ? "<rect class=\"bar\" width=\"\(width)\" height=\"28\"/>" : ""
        return bar + edge(content, .header, class: name)
    }

    func footer(_ content: CellContent) -> String { edge(content, .footer, class: "f") }

    private func edge(
        _ content: CellContent, _ role: TableViewLabel.Role, class name: String
    ) -> String {
        let title =
            content.text(role) ?? content.labels.first { $0.role != .value }?.text ?? ""
        let value = values(of: content)
        let room = value.isEmpty ? 0 : SVGText.advance(value, size: 13) + 12
        return text(title, name, x: left, y: 20, width: right - left - room)
            + text(value, "\(name) e", x: right, y: 20, width: 200)
    }

    /// The values, beside one another: a phone has no columns.
    private func values(of content: CellContent) -> String {
        content.labels.filter { $0.role == .value }.map(\.text).joined(separator: "  ")
    }

    func row(
        _ content: CellContent, height: Int, isLast: Bool, isSelected: Bool
    ) -> String {
        var result = isSelected ? box("sel", height: height) : ""
        let middle = height / 2
        var (start, end) = (left, right)
        if let glyph = content.glyph, !glyph.isEmpty {
            result += text(glyph, "g", x: start, y: middle + 6, width: 40)
            start += 36
        }
        let (accessory, room) = drawing(of: content.accessory, end: end, middle: middle)
        result += accessory
        end -= room
        if let control = content.control {
            result += drawing(of: control, middle: middle, start: start, end: &end)
        } else if let value = content.labels.first(where: { $0.role == .value }) {
            let name = "d e" + SVGDocument.toneClass(value.tone)
            result += ending(values(of: content), name, middle: middle, to: &end, half: start)
        }
        let title = content.labels.first { $0.role == .title }
        let subtitle = content.labels.first { $0.role == .subtitle }
        for (label, name, y) in [(title, "t", subtitle == nil ? 28 : 25), (subtitle, "s", 45)] {
            guard let label else { continue }
            result += text(
                label.text, name + SVGDocument.toneClass(label.tone), x: start, y: y,
                width: end - start)
        }
        if isLast { return result }
        return result + "<path class=\"sep\" d=\"M\(start) \(height - 1).75H\(width - inset)\"/>"
    }

    /// Draws a text at the end of a row, which then ends before it; if `start` is given, the text takes
    /// half of the row at most.
    private func ending(
        _ text: String, _ name: String, middle: Int, to end: inout Int, half start: Int? = nil
    ) -> String {
        let (x, width) = (end, start.map { (end - $0) / 2 } ?? .max)
        let shown = SVGText.fitted(text, size: 17, width: width)
        end -= SVGText.advance(shown, size: 17) + 12
        return self.text(shown, name, x: x, y: middle + 6, width: 999)
    }

    /// Draws an accessory at the end of a row; returns it with the room that it takes.
    private func drawing(
        of accessory: TableViewCell.AccessoryType, end x: Int, middle y: Int
    ) -> (String, room: Int) {
        switch accessory {
        case .none: ("", 0)
        case .disclosureIndicator, .detailDisclosureButton:
            ("<path class=\"c\" d=\"M\(x - 7) \(y - 6)l6 6-6 6\"/>", 18)
        case .checkmark: ("<path class=\"k\" d=\"M\(x - 15) \(y)l5 5 9-10\"/>", 26)
        case .detailButton:
            (
                "<circle class=\"i\" cx=\"\(x - 11)\" cy=\"\(y)\" r=\"10\"/>"
                    + "<path class=\"i\" d=\"M\(x - 11) \(y - 1)v6m0-10v1\"/>", 30
            )
        }
    }

    private func drawing(
        of control: CellContent.Control, middle: Int, start: Int, end: inout Int
    ) -> String {
        let x = end
        switch control.value {
        case .toggle(let isOn):
            end -= 63
            return "<rect class=\"\(isOn ? "on" : "off")\" x=\"\(x - 51)\" y=\"\(middle - 15)\""
                + " width=\"51\" height=\"31\" rx=\"15\"/><circle class=\"knob\""
                + " cx=\"\(isOn ? x - 16 : x - 35)\" cy=\"\(middle)\" r=\"13\"/>"
        case .date, .choice, .number:
            return ending(control.text, "d e", middle: middle, to: &end)
        case .text(let value):
            let name = value.isEmpty ? "d" : "t"
            guard control.isMultiline else {
                return ending(control.text, name + " e", middle: middle, to: &end, half: start)
            }
            // Below the title, as many lines as fit.
            let lines = control.text.split(separator: "\n", omittingEmptySubsequences: false)
            return lines.prefix(2).enumerated().map { index, line in
                text(String(line), name, x: start, y: 54 + 22 * index, width: x - start)
            }.joined()
        }
    }

    private func text(_ text: String, _ name: String, x: Int, y: Int, width: Int) -> String {
        let size = SVGDocument.fontSize(of: name)
        let shown = SVGText.escaped(SVGText.fitted(text, size: size, width: width))
        guard !shown.isEmpty else { return "" }
        return "<text class=\"\(name)\" x=\"\(x)\" y=\"\(y)\">\(shown)</text>"
    }
}
#endif
