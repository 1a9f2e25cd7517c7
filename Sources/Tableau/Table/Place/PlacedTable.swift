import Foundation

/// A table whose place is kept: it measures and scrolls, and decides nothing.
@MainActor
protocol PlacedTable: AnyObject {
    var numberOfSections: Int { get }
    func numberOfRows(inSection section: Int) -> Int
    func hasRow(_ path: RowPath) -> Bool
    /// The rows in the visible part, from top to bottom.
    var rowsInView: [PlacedRow] { get }
    /// Returns the top of a row in the content, visible or not.
    func top(of path: RowPath) -> Double
    /// Whether the last row is fully visible, whatever footers are below it; true without rows.
    var showsEnd: Bool { get }
    /// Returns whether a row is in view when the end is.
    func endKeeps(_ path: RowPath) -> Bool

    var contentOffset: CGPoint { get set }
    /// The offset at the top of the content, which bars may cover.
    var leastOffset: CGFloat { get }
    /// The offset at the end of the content.
    var greatestOffset: CGFloat { get }
    func layoutIfNeeded()
}

extension [RowPath] {
    /// Returns the places of rows after an update; not of those that have gone.
    ///
    /// - Parameter following: Returns all places; not called for no rows.
    func places(by following: ([IndexPath]) -> [IndexPath?]) -> [RowPath: RowPath] {
        if isEmpty { return [:] }
        var places: [RowPath: RowPath] = [:]
        for (row, place) in zip(self, following(map(\.indexPath))) {
            places[row] = place.map { RowPath(clamping: $0) }
        }
        return places
    }
}

extension PlacedTable {
    var isAtTop: Bool { contentOffset.y <= leastOffset }

    /// Returns the distance of a row from the top of the visible part.
    func distance(of path: RowPath) -> Double {
        top(of: path) - Double(contentOffset.y - leastOffset)
    }

    /// Returns the number of rows after a row; 0 if there is no visible row.
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
    func show(_ row: PlacedRow) {
        // As when scrolling to a row, nearby rows are measured only when they are laid out.
        for _ in 0..<12 {
            layoutIfNeeded()
            let offset = offsetHolding(row)
            if offset == contentOffset.y { break }
            contentOffset.y = offset
        }
    }

    /// Returns the offset at which a row is at its distance from the top.
    ///
    /// It is limited to the content: if all rows fit, none may be scrolled out of view.
    func offsetHolding(_ row: PlacedRow) -> CGFloat {
        let y = CGFloat(top(of: row.path) - row.distance) + leastOffset
        return max(leastOffset, min(y, max(contentOffset.y, greatestOffset)))
    }
}
