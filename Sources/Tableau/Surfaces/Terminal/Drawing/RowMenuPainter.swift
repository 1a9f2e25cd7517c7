#if !canImport(UIKit)
import Tableau

/// Draws the menu of a row in a box beside it.
@MainActor struct RowMenuPainter {
    let context: DrawingContext
    /// The lines of the row, on the screen.
    let row: Range<Int>
    let columns: Range<Int>

    /// Returns the place of the box: below the row, or above it where there is more room.
    ///
    /// It covers a row only if that fills the screen.
    func place(of menu: RowMenu) -> RowMenu.Shown {
        let clip = context.clip
        let below = max(row.upperBound, clip.lowerBound)..<max(row.upperBound, clip.upperBound)
        let above = clip.lowerBound..<max(clip.lowerBound, min(row.lowerBound, clip.upperBound))
        let isBelow = below.count >= min(menu.actions.count, max(above.count, 1))
        let beside = isBelow ? below : above
        let room = beside.isEmpty ? clip : beside
        let height = min(menu.actions.count, room.count)
        let top = isBelow && !beside.isEmpty ? room.lowerBound : room.upperBound - height
        let left = columns.lowerBound + min(2, max(0, columns.count - 2))
        let width = min(columns.upperBound - left, textWidth(of: menu) + 2)
        return RowMenu.Shown(
            lines: top..<(top + height), columns: left..<(left + max(1, width)),
            // A long menu shows the lines around the selected one.
            first: max(0, min(menu.selected - height / 2, menu.actions.count - height)))
    }

    /// Draws a menu at its place; returns the place of the real cursor.
    func paint(
        _ menu: RowMenu, at area: RowMenu.Shown, into buffer: inout ScreenBuffer
    ) -> ScreenEncoder.Cursor? {
        // A gap between the box and the rows beside it.
        let edge = max(0, area.columns.lowerBound - 1)..<(area.columns.upperBound + 1)
        let page = context.style(context.theme.title, on: context.theme.page)
        var cursor: ScreenEncoder.Cursor?
        for (place, line) in area.lines.enumerated() {
            let index = area.first + place
            let action = menu.actions[index]
            let isSelected = index == menu.selected
            let style = self.style(action, isSelected: isSelected)
            buffer.fill(row: line, columns: edge, style: page)
            buffer.fill(row: line, columns: area.columns, style: style)
            let keys = trailing(action)
            let end = area.columns.upperBound - 1 - CharacterWidth.columns(of: keys)
            buffer.put(
                text(action, index), column: area.columns.lowerBound + 1, row: line, style: style,
                clip: area.columns.lowerBound..<max(end, area.columns.lowerBound + 1))
            buffer.put(keys, column: end, row: line, style: style, clip: area.columns)
            if isSelected, context.isAccessible {
                cursor = ScreenEncoder.Cursor(column: area.columns.lowerBound, row: line)
            }
        }
        return cursor
    }

    private func style(_ action: RowActionItem, isSelected: Bool) -> ScreenStyle {
        let theme = context.theme
        var attributes: ScreenStyle.Attributes = isSelected ? .bold : []
        if theme.reversesSelection != isSelected, theme.reversesSelection {
            attributes.insert(.reverse)
        }
        let letters =
            theme.color(of: action.tint.tone) ?? (isSelected ? theme.selectedTitle : theme.title)
        return context.style(letters, on: isSelected ? theme.selection : theme.field, attributes)
    }

    /// Returns the text of an action; the first nine are numbered.
    private func text(_ action: RowActionItem, _ index: Int) -> String {
        let mark = context.isAccessible && action.isDestructive ? " (removes)" : ""
        let title = PrintableText.line(action.title) + mark
        return index < 9 ? "\(index + 1) \(title)" : "  \(title)"
    }

    private func trailing(_ action: RowActionItem) -> String {
        action.children.isEmpty ? action.key.map { "  \($0)" } ?? "" : "  ›"
    }

    private func textWidth(of menu: RowMenu) -> Int {
        menu.actions.enumerated().map { index, action in
            CharacterWidth.columns(of: text(action, index))
                + CharacterWidth.columns(of: trailing(action))
        }.max() ?? 0
    }
}
#endif
