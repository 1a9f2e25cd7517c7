#if !canImport(UIKit)
import Foundation
import Tableau
import TableauPictures

/// The heights of elements on a terminal, in lines.
@MainActor enum TerminalMetrics {
    /// The minimum number of lines for notes, so that there is room to write.
    nonisolated static let noteLines = 3

    /// - Parameter columns: Returns the width of a row.
    static func lines(columns: @escaping @MainActor () -> Int) -> TableMetrics {
        var metrics = TableMetrics()
        metrics.rowHeight = { Double(rowLines($0, columns: columns())) }
        metrics.headerFooterHeight = { content in
            content.isEmpty ? 0 : Double(rowLines(content, columns: columns()))
        }
        metrics.estimatedRowHeight = 1
        metrics.estimatedHeaderFooterHeight = 1
        metrics.groupedSectionSpacing = 1
        return metrics
    }

    /// Returns the columns for texts of several lines in a row, beside margins and glyph.
    nonisolated static func textWidth(_ content: CellContent, columns: Int) -> Int {
        let glyph = content.glyph.map { CharacterWidth.columns(of: $0) + 1 } ?? 0
        return max(1, columns - 4 - glyph)
    }

    /// Returns the lines of a row, header or footer.
    static func rowLines(_ content: CellContent, columns: Int) -> Int {
        let width = textWidth(content, columns: columns)
        // A value is beside the other texts.
        let texts = content.labels.lazy.filter { $0.role != .value }
        var lines = texts.reduce(0) {
            $0 + ($1.numberOfLines == 1 ? 1 : $1.lines(width: width).count)
        }
        lines = max(1, lines)
        if let text = content.control?.notes {
            lines += max(noteLines, NotesLayout(text, inRowOf: columns).lines.count)
        }
        return lines
    }
}
#endif
