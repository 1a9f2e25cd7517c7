/// A data set of rows in pieces, from data that change by row.
public struct PiecedLists<Layout: DataLayout, Contents: DataContents>: SectionData {
    /// One list, or a list by section.
    public typealias _TableauLayout = Layout
    /// The type of the rows, wrapped.
    public typealias _TableauContents = Contents

    @usableFromInline package let keys: [Layout.Key]
    @usableFromInline package let rows: [RowPieces]
    /// The differences from the source's previous data set; nil if everything may differ.
    @usableFromInline package let edits: SectionEdits?

    /// Creates a data set of rows by section, whose type must be that of the contents; not checked.
    package init(keys: [Layout.Key], rows: [RowPieces], edits: SectionEdits? = nil) {
        self.keys = keys
        self.rows = rows
        self.edits = edits
    }

    /// The lists with their keys, as arrays.
    public var _tableauLists: [(key: Layout.Key, rows: [Contents.Row])] {
        zip(keys, rows).map { ($0, $1.array(of: Contents.Row.self)) }
    }
}

/// The sections of a data set that differ from the one before, as ascending indexes.
@usableFromInline
package struct SectionEdits: Sendable {
    /// The sections that are gone, in the previous data set.
    @usableFromInline package var removed: [Int] = []
    @usableFromInline package var inserted: [Int] = []
    /// The other sections with new rows.
    @usableFromInline package var changed: [Int] = []

    @usableFromInline
    package init(changed: [Int] = []) { self.changed = changed }

    /// New rows in the first section; made once, since most of thousands of chains have one.
    @usableFromInline
    static let firstRows = SectionEdits(changed: [0])

    @usableFromInline
    var isEmpty: Bool { changed.isEmpty && !changesSections }

    var changesSections: Bool { !inserted.isEmpty || !removed.isEmpty }
}

extension RowPieces {
    /// Returns the list of a closure's results for the pieces.
    ///
    /// - Parameters:
    ///   - made: The results for those before, kept where pieces are shared.
    ///   - transform: Returns a result for each row: equal ones for equal rows.
    /// - Complexity: O(pieces + rows of the pieces that are not shared).
    @usableFromInline
    func mapping(
        after before: RowPieces?, _ made: RowPieces?, _ transform: (ErasedRows) -> ErasedRows
    ) -> RowPieces {
        let (before, made) = (before ?? RowPieces([]), made ?? RowPieces([]))
        var result = ContiguousArray<PieceBlock>()
        result.reserveCapacity(blocks.count)
        for stretch in SharedPieces.stretches(before.blocks, blocks, isSame: { $0 === $1 }) {
            if stretch.isShared {
                result.append(contentsOf: made.blocks[stretch.old])
                continue
            }
            let known = Dictionary(
                zip(
                    before.pieces(of: stretch.old).pieces.map(\.base),
                    made.pieces(of: stretch.old).pieces), uniquingKeysWith: { $1 })
            for block in blocks[stretch.new] {
                let pieces = block.pieces.map { known[$0.base] ?? transform($0) }
                result.append(PieceBlock(ContiguousArray(pieces)))
            }
        }
        return RowPieces(result)
    }
}
