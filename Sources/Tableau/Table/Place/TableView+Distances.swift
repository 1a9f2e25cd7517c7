import Foundation

/// Returns the places after an update of those rows that it leaves, by identity.
package typealias RowFollowing = (_ rows: [RowPath]) -> [RowPath: RowPath]

// What keeping rows in place asks of both kinds of tables.
extension TableView {
    var isAtTop: Bool { contentOffset.y <= leastOffset }

    /// Returns the distance of a row from the top of the visible part.
    func distance(of path: RowPath) -> Double {
        top(of: path) - Double(contentOffset.y - leastOffset)
    }

    /// Returns the number of rows after a row; 0 for nil.
    func rowCount(below path: RowPath?) -> Int {
        guard let path else { return 0 }
        let section = Int(path.section)
        let others = ((section + 1)..<max(section + 1, numberOfSections))
            .reduce(0) { $0 + numberOfRows(inSection: $1) }
        return others + numberOfRows(inSection: section) - Int(path.row) - 1
    }

    var lastRow: RowPath? {
        (0..<numberOfSections).last { numberOfRows(inSection: $0) > 0 }
            .map { RowPath(section: $0, row: numberOfRows(inSection: $0) - 1) }
    }

    /// Scrolls until a row is at its distance from the top, as far as the content allows.
    func show(_ row: PlacedRow) { scrollInRounds { offsetHolding(row) } }

    /// Scrolls until the offset is the wanted one.
    ///
    /// The rows around a target are measured only when they are laid out, which may shift the target. If
    /// rows are up to twice as high as estimated, each round at least halves the shift: a dozen rounds
    /// settle any screen, one or two most.
    func scrollInRounds(to wanted: () -> CGFloat) {
        for _ in 0..<12 {
            layoutIfNeeded()
            let offset = wanted()
            if offset == contentOffset.y { break }
            contentOffset.y = offset
        }
    }

    /// Returns the offset at which a row is at its distance from the top, limited to the content: if all
    /// rows fit, none may be scrolled out of view.
    func offsetHolding(_ row: PlacedRow) -> CGFloat {
        let y = CGFloat(top(of: row.path) - row.distance) + leastOffset
        return max(leastOffset, min(y, max(contentOffset.y, greatestOffset)))
    }
}
