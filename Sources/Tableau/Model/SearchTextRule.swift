/// Reads the search text of rows of one type without making cells.
@frozen
@usableFromInline
package struct SearchTextRule {
    /// Calls `take` with the texts of some rows; returns false if the list's rows have another
    /// type.
    @usableFromInline
    let read: (_ list: RowList, _ rows: Range<Int>, _ take: (Int, String) -> Void) -> Bool

    /// Reads rows by a closure; inlined where the type is known, so that a row costs no boxing.
    @inlinable
    package init<Row>(_ text: @escaping (Row) -> String) {
        read = { list, rows, take in
            if list.holds(Row.self) {
                if list.pieces != nil {
                    for row in rows { take(row, text(list[row, as: Row.self])) }
                    return true
                }
                let all = list.rows(as: Row.self)
                for row in rows { take(row, text(all[row])) }
                return true
            }
            // For example, an array of a subclass or of a protocol type.
            for row in rows {
                guard let model = list[row] as? Row else { return false }
                take(row, text(model))
            }
            return true
        }
    }

    @usableFromInline
    init<Row: SearchTextProviding>(providing _: Row.Type) {
        self.init { (row: Row) in row.searchText }
    }
}
