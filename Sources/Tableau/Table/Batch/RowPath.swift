/// A row's place in eight bytes: what an `IndexPath` says, without its cost.
///
/// `IndexPath` is general (any number of indexes) and therefore slow to make, compare and hash.
/// Everything inside the table and between binder and table counts in `RowPath`s; an `IndexPath`
/// is made only where a delegate or a caller is to see one.
package struct RowPath: Hashable, Comparable, Sendable {
    /// The section, from 0.
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

    /// A number that ascends as paths do, for negative indexes (which the check refuses) as well.
    var order: UInt64 {
        let signs: UInt64 = 1 << 63 | 1 << 31
        return (UInt64(UInt32(bitPattern: section)) << 32 | UInt64(UInt32(bitPattern: row))) ^ signs
    }
}

/// A move of one section, from an index before the batch to one after it.
package struct SectionMove: Hashable, Sendable {
    package var from: Int32
    package var to: Int32

    package init(from: Int32, to: Int32) {
        self.from = from
        self.to = to
    }
}
