import Tableau

/// The pages that a pager holds, from top to bottom, as received from the server.
///
/// Pages may overlap: each keeps all of its rows, so that none is lost when a neighbour is dropped,
/// and ``rows`` skips duplicates. All rows with one identity have the latest content.
struct PageWindow<Row: CollectionIdentifiable & Equatable, Cursor: Equatable> {
    typealias Page = Pager<Row, Cursor>.Page

    private(set) var pages: [Page] = []

    /// Whether the first page has come; a page stays.
    var isLoaded: Bool { !pages.isEmpty }

    func cursor(_ edge: PagerEdge) -> Cursor? {
        outermost(edge).flatMap { pages[$0][edge] }
    }

    /// Returns whether nothing is known to be beyond an edge.
    func reaches(_ edge: PagerEdge) -> Bool { cursor(edge) == nil }

    /// The pages' rows without duplicates.
    var rows: [Row] {
        var seen: Set<Row.CollectionID> = []
        return pages.flatMap(\.rows).filter { seen.insert($0.collectionId).inserted }
    }

    func rowCount(ofPageAt edge: PagerEdge) -> Int {
        outermost(edge).map { pages[$0].rows.count } ?? 0
    }

    func contains(_ id: Row.CollectionID) -> Bool {
        pages.contains { $0.rows.contains { $0.collectionId == id } }
    }

    // MARK: Pages

    /// Adds a page beyond an edge, or the first one.
    ///
    /// - Returns: Whether it has rows that no other page has. If not, only its cursor is used.
    mutating func add(_ page: Page, at edge: PagerEdge, version: Int) -> Bool {
        var page = page
        page.version = version
        var seen: Set<Row.CollectionID> = []
        page.rows.removeAll { !seen.insert($0.collectionId).inserted }
        guard let outermost = outermost(edge) else {
            pages = [page]
            return !page.rows.isEmpty
        }
        let known = newest
        var hasNews = false
        for index in page.rows.indices {
            let row = page.rows[index]
            if let (newest, knownSince) = known[row.collectionId] {
                if knownSince < version {
                    update(row)
                } else {
                    page.rows[index] = newest
                }
            } else {
                hasNews = true
            }
        }
        if hasNews {
            pages.insert(page, at: edge == .start ? 0 : pages.count)
        } else {
            pages[outermost][edge] = page[edge]
        }
        return hasNews
    }

    /// Drops surplus pages at an edge, if the remaining ones have a cursor back to them.
    ///
    /// - Parameters:
    ///   - margin: The number of rows that stay between the edge and a needed row: dropping them
    ///     would load them again.
    ///   - isNeeded: Returns whether a row must stay.
    /// - Returns: Whether any page was dropped.
    mutating func trim(
        _ edge: PagerEdge, to count: Int, margin: Int, keeping isNeeded: (Row.CollectionID) -> Bool
    ) -> Bool {
        var isTrimmed = false
        while pages.count > count, let index = outermost(edge) {
            let next = edge == .start ? 1 : pages.count - 2
            let rows = edge == .start ? self.rows : self.rows.reversed()
            guard pages[next][edge] != nil,
                !rows.prefix(pages[index].rows.count + margin).contains(where: {
                    isNeeded($0.collectionId)
                })
            else { break }
            pages.remove(at: index)
            isTrimmed = true
        }
        return isTrimmed
    }

    // MARK: Rows

    /// Adds a row to the page at an edge that the window reaches.
    ///
    /// - Parameter next: A row that is nearer to the edge, if any.
    mutating func append(_ row: Row, at edge: PagerEdge, before next: Row.CollectionID?) {
        guard let index = outermost(edge) else { return }
        for page in pages.indices {
            let place = pages[page].rows.firstIndex { $0.collectionId == next }
            guard let place else { continue }
            return pages[page].rows.insert(row, at: edge == .start ? place + 1 : place)
        }
        pages[index].rows.insert(row, at: edge == .start ? 0 : pages[index].rows.count)
    }

    /// Updates the content of a row, if the window has it.
    mutating func update(_ row: Row) {
        for page in pages.indices {
            let index = pages[page].rows.firstIndex { $0.collectionId == row.collectionId }
            if let index { pages[page].rows[index] = row }
        }
    }

    mutating func remove(_ id: Row.CollectionID) {
        for index in pages.indices { pages[index].rows.removeAll { $0.collectionId == id } }
    }

    /// Each row with the version of its content.
    private var newest: [Row.CollectionID: (row: Row, version: Int)] {
        var newest: [Row.CollectionID: (row: Row, version: Int)] = [:]
        for page in pages {
            for row in page.rows where page.version >= newest[row.collectionId]?.version ?? 0 {
                newest[row.collectionId] = (row, page.version)
            }
        }
        return newest
    }

    private func outermost(_ edge: PagerEdge) -> Int? {
        pages.isEmpty ? nil : edge == .start ? 0 : pages.count - 1
    }
}
