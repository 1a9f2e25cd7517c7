extension RowList {
    @usableFromInline typealias Part = (list: RowList, ranges: [Range<Int>])
    /// The place of a row, and the index of the row that replaces it.
    typealias Replacement = (row: Int, by: Int)

    /// Returns the list without some rows, which are ascending.
    func removing(_ removed: [Int]) -> RowList {
        rows(in: zip([-1] + removed, removed + [count]).map { $0 + 1..<$1 })
    }

    /// Returns the list with a row of another list of the same type; an empty list accepts any row.
    package func inserting(_ row: Int, of other: RowList, at index: Int) -> RowList {
        joined(
            [(self, [0..<index]), (other, [row..<row + 1]), (self, [index..<count])],
            by: other.type)
    }

    /// Returns the list with rows of another list of the same type in the places of some, of which
    /// the last counts if there are several.
    ///
    /// - Parameter rows: Ascending by the places.
    /// - Complexity: O(rows); of a list in pieces, O(rows + blocks + pieces of the changed blocks).
    func replacing(_ rows: [Replacement], from other: RowList) -> RowList {
        if let pieces, let type {
            let replaced = pieces.replacing(rows) { piece, rows in
                RowList(piece, type: type).replacing(rows, from: other).erased
            }
            return RowList(replaced, type: type)
        }
        var parts: [Part] = []
        var next = 0
        for (row, new) in rows {
            if row < next { parts.removeLast() } else { parts.append((self, [next..<row])) }
            parts.append((other, [new..<new + 1]))
            next = row + 1
        }
        return joined(parts + [(self, [next..<count])], by: type)
    }

    /// Returns the rows of some ranges as one array; O(rows of the result).
    func rows(in ranges: [Range<Int>]) -> RowList { joined([(self, ranges)], by: type) }

    private func joined(_ parts: [Part], by type: RowType?) -> RowList {
        type.map { $0.joined($0, parts) } ?? self
    }

    @inlinable
    static func joined<Row>(_ parts: [Part], of type: RowType, as _: Row.Type) -> RowList {
        var rows: [Row] = []
        rows.reserveCapacity(
            parts.reduce(0) { $1.ranges.reduce($0) { $0 + $1.count } })
        for (list, ranges) in parts {
            for range in ranges { list.append(range, to: &rows) }
        }
        return RowList(rows, type: type)
    }

    @inlinable
    func append<Row>(_ range: Range<Int>, to rows: inout [Row]) {
        withExtendedLifetime(erased.storage) {
            var next = range.lowerBound
            while next < range.upperBound {
                let place = pieces?.place(of: next) ?? (base: erased.base, row: next, count: count)
                let length = min(range.upperBound - next, place.count - place.row)
                // Safety: the memory holds `place.count` rows, and lives as long as the storage.
                rows.append(
                    contentsOf: UnsafeBufferPointer(
                        start: place.base.assumingMemoryBound(to: Row.self) + place.row,
                        count: length))
                next += length
            }
        }
    }
}

extension SectionContent {
    /// Returns the section with other rows, whose cells a section makes: by default this one.
    func with(
        _ rows: RowList, _ models: RowList, from source: SectionContent? = nil
    ) -> SectionContent {
        SectionContent(
            rows: rows, models: models, header: header, footer: footer,
            rowUpdates: (source ?? self).rowUpdates, cellSource: (source ?? self).cellSource)
    }

    func removing(_ removed: [Int]) -> SectionContent {
        with(rows.removing(removed), models.removing(removed))
    }

    func inserting(_ row: Int, of other: SectionContent, at index: Int) -> SectionContent {
        with(
            rows.inserting(row, of: other.rows, at: index),
            models.inserting(row, of: other.models, at: index),
            from: other)
    }
}
