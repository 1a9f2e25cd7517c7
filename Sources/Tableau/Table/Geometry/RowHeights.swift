/// The heights of one section's rows: measured ones, and an estimate for the rest.
///
/// Rows of one height, however many, take no memory of their own. Others are kept as runs of equal
/// height in a ``HeightRuns``, so that a place is found and a height changed in O(log *n*) of the
/// rows that were measured.
struct RowHeights: Sendable {
    private(set) var count: Int
    /// The height of all rows, if `runs` is nil.
    private var height: Double
    private var runs: HeightRuns?

    init(count: Int, height: Double) {
        self.count = count
        self.height = height
    }

    /// The heights of all rows together.
    var total: Double { runs?.total ?? Double(count) * height }

    func height(at row: Int) -> Double {
        runs?.height(at: row) ?? height
    }

    /// The heights of all rows above `row`, together; `row` may be the count.
    func offset(of row: Int) -> Double {
        runs?.offset(of: row) ?? Double(row) * height
    }

    /// The row that covers `y`; the nearest one if `y` is outside.
    ///
    /// There must be a row.
    func row(at y: Double) -> Int {
        guard let runs else {
            guard height > 0, y > 0 else { return 0 }
            // Past the last row, the quotient may be too large for an `Int`.
            return y >= total ? count - 1 : min(count - 1, Int(y / height))
        }
        return runs.row(at: y)
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

    /// Takes a batch's rows out and puts its rows in.
    ///
    /// - Parameters:
    ///   - removed: Ascending runs, in the table before.
    ///   - added: Ascending runs, in the table after.
    ///   - new: The estimate for the rows put in.
    /// - Complexity: O(*n*) in the runs given, and in a 64th of the runs kept.
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
