public import Foundation

/// Rows that change their place, within a section or across sections.
///
/// ```swift
/// for move in update.rowMoves { table.moveRow(at: move.old, to: move.new) }
/// ```
public struct RowMoves: Sendable, Hashable {
    /// The move of one row.
    public struct Move: Sendable, Hashable {
        let oldSection: Int32
        let oldRow: Int32
        let newSection: Int32
        let newRow: Int32

        /// The row's place before the batch.
        public var old: IndexPath { IndexPath(row: Int(oldRow), section: Int(oldSection)) }
        /// The row's place after the batch.
        public var new: IndexPath { IndexPath(row: Int(newRow), section: Int(newSection)) }
    }

    /// The moves in no particular order.
    package private(set) var moves: ContiguousArray<Move> = []

    /// Creates an empty list.
    public init() {}

    mutating func append(_ move: Move) { moves.append(move) }

    /// Adds a move.
    ///
    /// - Parameters:
    ///   - oldSection: The row's section before the batch.
    ///   - oldRow: The row before the batch.
    ///   - newSection: The row's section after the batch.
    ///   - newRow: The row after the batch.
    public mutating func append(oldSection: Int, oldRow: Int, newSection: Int, newRow: Int) {
        moves.append(
            Move(
                oldSection: Int32(oldSection), oldRow: Int32(oldRow),
                newSection: Int32(newSection), newRow: Int32(newRow)))
    }
}

extension RowMoves: RandomAccessCollection {
    /// Always zero.
    public var startIndex: Int { 0 }

    /// The number of moves.
    public var endIndex: Int { moves.count }

    /// Returns the move at an index.
    public subscript(index: Int) -> Move { moves[index] }
}

extension RowMoves: CustomStringConvertible {
    /// A short description of the moves: `0:3>1:0`.
    public var description: String {
        moves.map { "\($0.oldSection):\($0.oldRow)>\($0.newSection):\($0.newRow)" }
            .joined(separator: ", ")
    }
}
