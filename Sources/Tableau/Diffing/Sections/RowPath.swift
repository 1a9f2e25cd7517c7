package import Foundation

/// A row's place in eight bytes: an `IndexPath`, which may have any number of indexes, is slow to create,
/// compare and hash, and is made only for a delegate or a caller.
package struct RowPath: Hashable, Comparable, Sendable {
    package var section: Int32
    /// The row within its section, from 0.
    package var row: Int32

    package init(section: Int32, row: Int32) {
        self.section = section
        self.row = row
    }

    package init(section: Int, row: Int) {
        self.init(section: Int32(section), row: Int32(row))
    }

    package static func < (a: RowPath, b: RowPath) -> Bool {
        a.section != b.section ? a.section < b.section : a.row < b.row
    }

    /// A number with the same order as paths, also for negative indexes, which the check rejects.
    var order: UInt64 {
        let signs: UInt64 = 1 << 63 | 1 << 31
        return (UInt64(UInt32(bitPattern: section)) << 32 | UInt64(UInt32(bitPattern: row))) ^ signs
    }
}

extension RowPath {
    package var indexPath: IndexPath { IndexPath(row: Int(row), section: Int(section)) }

    /// Creates the path of an `IndexPath`, or one outside every table if it doesn't name a row.
    package init(clamping indexPath: IndexPath) {
        guard indexPath.count == 2 else {
            self.init(section: -1 as Int32, row: -1)
            return
        }
        // One less than the maximum, so that the row after it doesn't overflow.
        self.init(
            section: Int32(clamping: indexPath[0]),
            row: min(Int32(clamping: indexPath[1]), .max - 1))
    }
}
