extension BatchMap {
    /// Returns the number of inserted rows after a row of the new table, or of all if it is nil.
    ///
    /// - Parameter rowCount: Returns the number of rows of a section of the new table.
    func arrivals(after path: RowPath?, rowCount: (Int) -> Int) -> Int {
        let first = path ?? RowPath(section: -1, row: 0)
        let rows = batch.rowInserts.reduce(0) { count, run in
            guard run.cause == .change, RowPath(section: run.section, row: run.row) > first else {
                return count
            }
            return count + Int(run.count)
        }
        return batch.sectionInserts.reduce(rows) { count, inserted in
            guard inserted.cause == .change, inserted.section > first.section else { return count }
            return count + rowCount(Int(inserted.section))
        }
    }
}
