/// A change of one row in a list.
@usableFromInline
enum RowListEdit {
    /// Makes one array of the same rows.
    case none
    /// Makes one array of some rows of a list in pieces.
    case ranges([Range<Int>])
    /// Moves the row at an index to the index that it has afterwards.
    case move(from: Int, to: Int)
    case remove(Int)
    /// Inserts a row of another list of the same type.
    case insert(RowList, row: Int, at: Int)
    /// Puts rows of another list of the same type in the places of some, ascending.
    case replace(RowList, [(row: Int, by: Int)])
}

extension RowList {
    /// Returns the list with a row moved to another index.
    ///
    /// - Complexity: O(rows).
    package func moving(_ row: Int, to target: Int) -> RowList {
        edited(.move(from: row, to: target), by: type)
    }

    package func removing(_ row: Int) -> RowList { edited(.remove(row), by: type) }

    /// Returns the list with a row of another list of the same type; an empty list accepts any row.
    package func inserting(_ row: Int, of other: RowList, at index: Int) -> RowList {
        edited(.insert(other, row: row, at: index), by: other.type)
    }

    /// Returns the list with rows of another list of the same type in the places of some.
    ///
    /// - Complexity: O(rows); of a list in pieces, O(changed pieces).
    func replacing(_ rows: [(row: Int, by: Int)], from other: RowList) -> RowList {
        edited(.replace(other, rows), by: type)
    }

    package func only(_ row: Int) -> RowList {
        type.map { $0.edited($0, RowList(count: 0), .insert(self, row: row, at: 0)) } ?? self
    }

    private func edited(_ edit: RowListEdit, by type: RowType?) -> RowList {
        type.map { $0.edited($0, self, edit) } ?? self
    }

    @inlinable
    static func edited<Row>(
        _ list: RowList, by edit: RowListEdit, of type: RowType, as _: Row.Type
    ) -> RowList {
        if case .ranges(let ranges) = edit {
            return RowList(list.pieces?.rows(ranges, as: Row.self) ?? [], type: type)
        }
        if case .replace(let other, let pairs) = edit, let pieces = list.pieces {
            return RowList(
                pieces.replacing(pairs.map { ($0.row, other[$0.by, as: Row.self]) }), type: type)
        }
        var rows = list.count == 0 ? [] : list.rows(as: Row.self)
        switch edit {
        case .none, .ranges: break
        case .move(let row, let target): rows.insert(rows.remove(at: row), at: target)
        case .remove(let row): rows.remove(at: row)
        case .insert(let other, let row, let index):
            rows.insert(other[row, as: Row.self], at: index)
        case .replace(let other, let pairs):
            for pair in pairs { rows[pair.row] = other[pair.by, as: Row.self] }
        }
        return RowList(rows, type: type)
    }
}

extension SectionContent {
    /// Returns the section with other rows, whose cells a section makes: by default this one.
    func with(
        _ rows: RowList, _ models: RowList?, from source: SectionContent? = nil
    ) -> SectionContent {
        SectionContent(
            rows: rows, models: models, header: header, footer: footer,
            rowUpdates: (source ?? self).rowUpdates, cellSource: (source ?? self).cellSource)
    }

    func moving(_ row: Int, to target: Int) -> SectionContent {
        with(rows.moving(row, to: target), models?.moving(row, to: target))
    }

    func removing(_ row: Int) -> SectionContent {
        with(rows.removing(row), models?.removing(row))
    }

    func inserting(_ row: Int, of other: SectionContent, at index: Int) -> SectionContent {
        with(
            rows.inserting(row, of: other.rows, at: index),
            other.models.map { models?.inserting(row, of: $0, at: index) ?? $0.only(row) },
            from: other)
    }
}
