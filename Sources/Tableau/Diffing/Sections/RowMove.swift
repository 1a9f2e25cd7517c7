public import Foundation

/// A row that changes its place, within a section or across sections.
///
/// ```swift
/// for move in update.rowMoves { table.moveRow(at: move.old, to: move.new) }
/// ```
public struct RowMove: Hashable, Sendable {
    package var from: RowPath
    package var to: RowPath

    package init(from: RowPath, to: RowPath) {
        self.from = from
        self.to = to
    }

    /// The row's place before the batch.
    public var old: IndexPath { from.indexPath }
    /// The row's place after the batch.
    public var new: IndexPath { to.indexPath }
}

extension RowMove: CustomStringConvertible {
    /// Both places: `0:3>1:0`.
    public var description: String { "\(from.section):\(from.row)>\(to.section):\(to.row)" }
}
