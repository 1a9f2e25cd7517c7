/// The heights of one section's rows: measured, or else estimated.
///
/// Rows of equal height, however many, take constant memory. Otherwise runs of equal height are
/// kept in a ``HeightRuns``, so that finding a position and changing a height take O(log *n*) in
/// the measured rows.
struct RowHeights: Sendable {
    private(set) var count: Int
    /// The height of all rows, if `runs` is nil.
    private var height: Double
    private var runs: HeightRuns?

    init(count: Int, height: Double) {
        self.count = count
        self.height = height
    }

    var total: Double { runs?.total ?? Double(count) * height }

    func height(at row: Int) -> Double {
        runs?.height(at: row) ?? height
    }

    /// Returns the total height of the rows above `row`, which may equal the count.
    func offset(of row: Int) -> Double {
        runs?.offset(of: row) ?? Double(row) * height
    }

    /// Returns the row at `y`, or the nearest one if `y` is outside.
    ///
    /// There must be at least one row.
    func row(at y: Double) -> Int {
        guard let runs else {
            guard height > 0, y > 0 else { return 0 }
            // Beyond the last row, the quotient may exceed the range of `Int`.
            return y >= total ? count - 1 : min(count - 1, Int(y / height))
        }
        return runs.row(at: y)
    }

    /// Returns the last row of a run with height 0; nil if the row has another height.
    func lastEmptyRow(from row: Int) -> Int? {
        guard height(at: row) == 0 else { return nil }
        return runs?.lastRow(ofRunAt: row) ?? count - 1
    }

    mutating func set(_ new: Double, at row: Int) {
        if runs == nil {
            guard new != height else { return }
            if count == 1 {
                height = new
                return
            }
            runs = HeightRuns(count: count, height: height)
        }
        runs?.set(new, at: row)
    }

    /// Removes and inserts the rows of a batch.
    ///
    /// - Parameters:
    ///   - removed: Ascending runs in the old table.
    ///   - added: Ascending runs in the new table.
    ///   - new: The estimated height of inserted rows.
    /// - Complexity: O(*n*) in the given runs, and in a 64th of the stored runs.
    mutating func apply(removed: ArraySlice<RowRun>, added: ArraySlice<RowRun>, height new: Double)
    {
        let lost = removed.reduce(0) { $0 + Int($1.count) }
        let gained = added.reduce(0) { $0 + Int($1.count) }
        if lost == count {
            self = RowHeights(count: gained, height: new)
            return
        }
        if runs == nil, gained > 0, new != height {
            runs = HeightRuns(count: count, height: height)
        }
        count += gained - lost
        runs?.apply(removed: removed, added: added, height: new)
        if let only = runs?.onlyHeight {
            height = only
            runs = nil
        }
    }
}
