package import Foundation

extension RowPath {
    /// The same place, as the table's callers name it.
    package var indexPath: IndexPath { IndexPath(row: Int(row), section: Int(section)) }

    /// The place that `indexPath` names, or one outside every table if it names no row.
    package init(clamping indexPath: IndexPath) {
        guard indexPath.count == 2 else {
            self.init(section: -1 as Int32, row: -1)
            return
        }
        // One less than the most, so that the row after it is still a number.
        self.init(
            section: Int32(clamping: indexPath[0]),
            row: min(Int32(clamping: indexPath[1]), .max - 1))
    }
}
