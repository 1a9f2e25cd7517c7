package import Tableau

/// A type of rows, seen through small numbers, so that one harness can test them all.
///
/// A *spec* is a number below ``specCount``; the flavor knows the row that it stands for, and
/// which specs are the same row (`identity`) or look the same (`content`).
package struct RowFlavor {
    /// Its name, for messages.
    package let name: String
    /// How many rows the flavor has: specs are 0 ..< `specCount`.
    package let specCount: Int
    /// Which row it is, for each spec; nil where rows have no identity.
    package let identity: [Int]?
    /// What it shows, for each spec.
    package let content: [Int]
    /// How the planner is to tell such rows apart.
    package let precision: RowComparison.Kind
    /// False where unchanged rows may be reported as updated (bits that mean nothing differ).
    package let exactUpdates: Bool
    /// Makes a list of the rows that specs stand for.
    package let list: ([Int]) -> RowList
    /// Makes a list in pieces of at most so many rows, from the specs and the list that it is to share
    /// what did not change with.
    package let pieces:
        (_ specs: [Int], _ most: Int, _ old: (specs: [Int], list: RowList)?) -> RowList
    /// Compares two tables of the rows that specs stand for; nil where there are no rows.
    package let diff: ((TableSpec, TableSpec) -> SectionedDiff)?

    /// Describes a type of rows.
    ///
    /// - Parameters:
    ///   - name: For messages.
    ///   - rows: The row of each spec.
    ///   - identity: Which row each spec is; nil where rows have none.
    ///   - content: What each spec shows; nil if every spec shows something else.
    ///   - precision: How the planner is to tell such rows apart.
    ///   - exactUpdates: See the property.
    package init<Row>(
        _ name: String, rows: [Row], identity: [Int]?, content: [Int]? = nil,
        precision: RowComparison.Kind, exactUpdates: Bool = true
    ) {
        self.name = name
        specCount = rows.count
        self.identity = identity
        self.content = content ?? Array(rows.indices)
        self.precision = precision
        self.exactUpdates = exactUpdates
        let kind = RowType(Row.self)
        list = { specs in RowList(specs.map { rows[$0] }, type: kind) }
        pieces = { specs, most, old in
            guard let old, var list = old.list.pieces else {
                return RowList(RowPieces(specs.map { rows[$0] }, most: most), type: kind)
            }
            for change in specs.difference(from: old.specs) {
                switch change {
                case .remove(let row, _, _):
                    list = list.replacing(row..<row + 1, with: [Row]())
                case .insert(let row, let spec, _):
                    list = list.replacing(row..<row, with: [rows[spec]])
                }
            }
            return RowList(list, type: kind)
        }
        diff = { old, new in
            let sections = [old, new].map { table in
                table.sections.map { section in
                    RowSection(section.id, rows: section.rows.map { rows[$0] })
                }
            }
            return SectionedDiff(sections[0], sections[1])
        }
    }

    /// Rows of which only the number is known.
    package static var counted: RowFlavor {
        RowFlavor(counted: "only counted")
    }

    private init(counted name: String) {
        self.name = name
        specCount = 4
        identity = nil
        content = [0, 0, 0, 0]
        precision = .undiffable
        exactUpdates = false
        list = { specs in RowList(count: specs.count) }
        pieces = { specs, _, _ in RowList(count: specs.count) }
        diff = nil
    }
}
