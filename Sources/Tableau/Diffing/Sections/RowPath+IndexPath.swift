package import Foundation

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
