import Tableau

/// The pages that a pager holds, from top to bottom, as received from the server.
///
/// Pages may overlap: each names all of its rows, so that none is lost when a neighbour is dropped,
/// and ``rows`` skips duplicates.
struct PageWindow<Row: CollectionIdentifiable & Equatable, Cursor: Equatable> {
    typealias Page = Pager<Row, Cursor>.Page

    private var pages: [(ids: [Row.CollectionID], cursors: [PagerEdge: Cursor])] = []
    /// The latest content of each row, and the version of the load that it came with.
    private var contents: [Row.CollectionID: (row: Row, version: Int)] = [:]

    /// Whether the first page has come; a page stays.
    var isLoaded: Bool { !pages.isEmpty }

    func cursor(_ edge: PagerEdge) -> Cursor? {
        outermost(edge).flatMap { pages[$0].cursors[edge] }
    }

    /// Returns whether nothing is known to be beyond an edge.
    func reaches(_ edge: PagerEdge) -> Bool { cursor(edge) == nil }

    /// The pages' rows without duplicates.
    var rows: [Row] {
        var seen: Set<Row.CollectionID> = []
        return pages.flatMap(\.ids).filter { seen.insert($0).inserted }
            .compactMap { contents[$0]?.row }
    }

    func rowCount(ofPageAt edge: PagerEdge) -> Int {
        outermost(edge).map { pages[$0].ids.count } ?? 0
    }

    func contains(_ id: Row.CollectionID) -> Bool { contents[id] != nil }

    // MARK: Pages

    /// Adds a page beyond an edge, or the first one; returns false if it has no rows that no other page
    /// has, and only its cursor is used.
    mutating func add(_ page: Page, at edge: PagerEdge, version: Int) -> Bool {
        var seen: Set<Row.CollectionID> = []
        let ids = page.rows.map(\.collectionId).filter { seen.insert($0).inserted }
        let hasNews = !ids.allSatisfy(contains)
        for row in page.rows where contents[row.collectionId]?.version ?? -1 < version {
            contents[row.collectionId] = (row, version)
        }
        if let outermost = outermost(edge), !hasNews {
            pages[outermost].cursors[edge] = page[edge]
        } else {
            var cursors = PagerEdge.allCases.reduce(into: [:]) { $0[$1] = page[$1] }
            // A page within this one, once the first that is held, would be shown before rows that
            // precede it.
            while let index = outermost(edge), pages[index].ids.allSatisfy(seen.contains) {
                let back = pages.remove(at: index).cursors[edge.opposite]
                cursors[edge.opposite] = cursors[edge.opposite] ?? back
            }
            pages.insert((ids, cursors), at: edge == .start ? 0 : pages.count)
        }
        return hasNews
    }

    /// Drops surplus pages at an edge, if the remaining ones have a cursor back to them; returns
    /// whether it dropped any.
    ///
    /// - `margin`: The number of rows that stay between the edge and a needed row: dropping them
    ///   would load them again.
    mutating func trim(
        _ edge: PagerEdge, to count: Int, margin: Int, keeping isNeeded: (Row.CollectionID) -> Bool
    ) -> Bool {
        var isTrimmed = false
        while pages.count > count, let index = outermost(edge) {
            let next = edge == .start ? 1 : pages.count - 2
            let rows = edge == .start ? self.rows : self.rows.reversed()
            guard pages[next].cursors[edge] != nil,
                !rows.prefix(pages[index].ids.count + margin).contains(where: {
                    isNeeded($0.collectionId)
                })
            else { break }
            pages.remove(at: index)
            isTrimmed = true
        }
        let held = Set(pages.flatMap(\.ids))
        contents = contents.filter { held.contains($0.key) }
        return isTrimmed
    }

    // MARK: Rows

    /// Applies edits in their order.
    mutating func apply(_ edits: [RowEdit<Row>]) {
        // A page that was loaded meanwhile may begin with rows that were inserted later.
        let loaded = edits.indices.filter { edits[$0].edge != nil && contains(edits[$0].id) }
        for (index, edit) in edits.enumerated() {
            guard let row = edit.row else {
                remove(edit.id)
                continue
            }
            guard let edge = edit.edge, !contains(edit.id) else {
                contents[edit.id]?.row = row
                continue
            }
            let next = loaded.first { $0 > index && edits[$0].edge == edge }
            append(row, at: edge, before: next.map { edits[$0].id })
        }
    }

    /// Adds a row to the page at an edge, or beside a row nearer to it, if the window reaches the edge.
    private mutating func append(_ row: Row, at edge: PagerEdge, before next: Row.CollectionID?) {
        guard let index = outermost(edge), reaches(edge) else { return }
        contents[row.collectionId] = (row, 0)
        let page = next.flatMap { next in pages.firstIndex { $0.ids.contains(next) } } ?? index
        let beside = next.flatMap { pages[page].ids.firstIndex(of: $0) }
        let place = edge == .start ? beside.map { $0 + 1 } ?? 0 : beside ?? pages[page].ids.count
        pages[page].ids.insert(row.collectionId, at: place)
    }

    private mutating func remove(_ id: Row.CollectionID) {
        contents[id] = nil
        for index in pages.indices { pages[index].ids.removeAll { $0 == id } }
    }

    private func outermost(_ edge: PagerEdge) -> Int? {
        pages.isEmpty ? nil : edge == .start ? 0 : pages.count - 1
    }
}
