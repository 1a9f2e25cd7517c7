public import Tableau

extension LiveRows {
    /// Returns the rows of several sources; of those with one identity, that of the first source.
    ///
    /// ```swift
    /// let shown = drafts.merge(saved)  // a draft hides the saved row
    /// ```
    @inlinable
    public final func merge(_ others: LiveRows<Row>...) -> LiveRows<Row> {
        let sources = [self] + others
        let merged = LiveRows(
            "merge", slots: RowSlots(), table: RowTable(), after: sources.map(\.stage))
        merged.slots.leastRewrite = slots.leastRewrite
        merged.settle { merged in
            merged.takeChanges(of: sources)
            merged.endWriting()
        }
        merged.takeAll(of: sources)
        merged.endWriting()
        merged.log.clear()
        return merged
    }

    @inlinable
    final func takeChanges(of sources: [LiveRows]) {
        if sources.contains(where: \.log.isRewrite) { return takeAll(of: sources) }
        for source in sources {
            // Removed rows first.
            let changes = source.log.touched.sorted {
                source.slots.arrivals[Int($0.slot)] < source.slots.arrivals[Int($1.slot)]
            }
            for entry in changes {
                guard let id = (entry.old ?? source.row(in: entry.slot))?.collectionId else {
                    continue
                }
                if let row = Self.first(of: sources, id) { put(row) } else { take(id: id) }
            }
        }
    }

    @inlinable
    final func takeAll(of sources: [LiveRows]) {
        putAll(
            sources.enumerated().lazy.flatMap { place, source in
                source.rows.filter { Self.first(of: sources[..<place], $0.collectionId) == nil }
            })
    }

    @inlinable
    static func first(of sources: some Sequence<LiveRows>, _ id: ID) -> Row? {
        for source in sources {
            if let row = source[id] { return row }
        }
        return nil
    }
}
