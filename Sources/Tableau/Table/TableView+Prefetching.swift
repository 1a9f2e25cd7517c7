#if !canImport(UIKit) || os(watchOS)
import Foundation

extension TableView {
    /// Announces the rows beyond the visible ones, in the direction of the last scrolling, and
    /// cancels announced rows that are no longer near.
    func updatePrefetching() {
        let top = Double(offset.y)
        if top != prefetch.lastOffset { prefetch.goesDown = top > prefetch.lastOffset }
        prefetch.lastOffset = top
        guard isPrefetchingEnabled, let prefetchDataSource else {
            prefetch.announced = []
            return
        }
        let near = rowsAhead()
        let (added, cancelled) = prefetch.announce(near) { visible.index(of: $0) != nil }
        if !cancelled.isEmpty {
            prefetchDataSource.tableView(
                self, cancelPrefetchingForRowsAt: cancelled.map(\.indexPath))
        }
        if !added.isEmpty {
            prefetchDataSource.tableView(self, prefetchRowsAt: added.map(\.indexPath))
        }
    }

    /// Returns as many rows as are visible, after the last or before the first, nearest first.
    private func rowsAhead() -> [RowPath] {
        guard let first = visible.rows.first?.path, let last = visible.rows.last?.path else {
            return []
        }
        var rows: [RowPath] = []
        var path = prefetch.goesDown ? last : first
        while rows.count < visible.rows.count, let next = neighbour(of: path) {
            rows.append(next)
            path = next
        }
        return rows
    }

    private func neighbour(of path: RowPath) -> RowPath? {
        let counts = loaded.counts
        var section = Int(path.section)
        if prefetch.goesDown {
            if path.row + 1 < counts[section] {
                return RowPath(section: path.section, row: path.row + 1)
            }
            section += 1
            while section < counts.count, counts[section] == 0 { section += 1 }
            return section < counts.count ? RowPath(section: section, row: 0) : nil
        }
        if path.row > 0 { return RowPath(section: path.section, row: path.row - 1) }
        section -= 1
        while section >= 0, counts[section] == 0 { section -= 1 }
        return section >= 0 ? RowPath(section: section, row: Int(counts[section]) - 1) : nil
    }
}
#endif
