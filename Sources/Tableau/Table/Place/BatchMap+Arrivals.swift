extension BatchMap {
    /// Returns the number of inserted rows after a row of the new table, or of all if it is nil.
    func arrivals(after path: RowPath?) -> Int {
        let first = path ?? RowPath(section: -1, row: 0)
        return batch.rowInserts.reduce(0) { count, run in
            guard run.cause == .change, RowPath(section: run.section, row: run.row) > first else {
                return count
            }
            return count + Int(run.count)
        }
    }
}
