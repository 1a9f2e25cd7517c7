package import Tableau

/// A type of rows, represented by small numbers, so that one harness can test all types.
///
/// A *spec* is a number below ``specCount``; the flavor knows the row of each spec, and which specs
/// have the same identity (`identity`) or the same content (`content`).
package struct RowFlavor {
    /// Its name, for messages.
    package let name: String
    /// The number of rows of the flavor: specs are 0 ..< `specCount`.
    package let specCount: Int
    /// The identity of each spec; nil if rows have none.
    package let identity: [Int]?
    /// The content of each spec.
    package let content: [Int]
    /// How the planner must compare such rows.
    package let precision: RowComparison.Kind
    /// False if unchanged rows may be reported as updated, as when insignificant bits differ.
    package let exactUpdates: Bool
    /// Makes a list of the rows of specs.
    package let list: ([Int]) -> RowList
    /// Makes a list in pieces of at most `most` rows that shares unchanged ones with the old list.
    package let pieces:
        (_ specs: [Int], _ most: Int, _ old: (specs: [Int], list: RowList)?) -> RowList
    /// Compares two tables of the rows of specs; nil if there are no rows.
    package let diff: ((TableSpec, TableSpec) -> SectionedDiff)?

    /// Describes a type of rows.
    ///
    /// - Parameters:
    ///   - name: For messages.
    ///   - rows: The row of each spec.
    ///   - identity: The identity of each spec; nil if rows have none.
    ///   - content: The content of each spec; nil if all are different.
    ///   - precision: How the planner must compare such rows.
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
                return RowList(
                    RowPieces(specs.map { rows[$0] }, most: most, inBlocksOf: 3), type: kind)
            }
            for change in specs.difference(from: old.specs) {
                switch change {
                case .remove(let row, _, _):
                    list = list.replacing(row..<row + 1, with: [Row](), most: most)
                case .insert(let row, let spec, _):
                    list = list.replacing(row..<row, with: [rows[spec]], most: most)
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
