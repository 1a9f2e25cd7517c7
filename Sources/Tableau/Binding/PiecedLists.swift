/// A data set of rows in pieces, from data that change by row.
@usableFromInline
package struct PiecedLists<Layout: DataLayout, Contents: DataContents>: SectionData {
    @usableFromInline package typealias _TableauLayout = Layout
    @usableFromInline package typealias _TableauContents = Contents

    /// The sections.
    @usableFromInline package let keys: [Layout.Key]
    /// For each section, the source's number for it; reused for another section only after a data
    /// set that lacks the number.
    @usableFromInline package let numbers: [Int32]
    /// For each section, its rows.
    @usableFromInline package let rows: [RowPieces]

    /// Creates a data set.
    ///
    /// - Parameters:
    ///   - keys: The sections; the previous data set's array if the sections are the same.
    ///   - numbers: For each section, the source's number for it, in ascending order.
    ///   - rows: For each section, its rows, whose type must be that of the contents; not checked.
    package init(keys: [Layout.Key], numbers: [Int32], rows: [RowPieces]) {
        self.keys = keys
        self.numbers = numbers
        self.rows = rows
    }

    @usableFromInline
    package var _tableauLists: [(key: Layout.Key, rows: [Contents.Row])] {
        zip(keys, rows).map { ($0, $1.array(of: Contents.Row.self)) }
    }
}

extension SectionListsHistory {
    /// Returns the next data set; nil if it is the same as the previous one.
    ///
    /// - Parameters:
    ///   - lists: Rows in pieces, by section.
    ///   - make: Makes the rows of a list; receives the section's previous rows, if any.
    @usableFromInline
    func next<Layout, Contents>(
        _ lists: PiecedLists<Layout, Contents>,
        make: (_ pieces: RowPieces, _ before: SectionRows?) -> SectionRows
    ) -> SectionLists<Key>? where Layout.Key == Key {
        let before = last.take()
        let hasSameKeys = before?.keys.hasStorage(of: lists.keys) ?? false
        var made = MadeLists(lists.rows, lists.numbers)
        made.make(after: before?.rows ?? [], before == nil ? [] : numbers, make)
        // Making rows may run user code, and data pushed meanwhile are newer.
        guard last == nil else { return nil }
        var new = SectionLists<Key>()
        new.keys = lists.keys
        new.rows = made.rows
        new.changed = hasSameKeys ? made.changed : nil
        new.kept = made.kept
        last = new
        lastArray = nil
        numbers = lists.numbers
        return new.changed?.isEmpty == true ? nil : new
    }
}

/// The rows of sections while they are made from pieces.
///
/// Not generic, because it visits each section in every turn.
private struct MadeLists {
    private let lists: [RowPieces]
    private let numbers: [Int32]
    private(set) var rows: [SectionRows] = []
    private(set) var changed: [Int] = []
    /// The previous index of each list; -1 for a new one.
    private(set) var kept: [Int] = []

    init(_ lists: [RowPieces], _ numbers: [Int32]) {
        self.lists = lists
        self.numbers = numbers
        rows.reserveCapacity(lists.count)
        kept.reserveCapacity(lists.count)
    }

    mutating func make(
        after before: [SectionRows], _ oldNumbers: [Int32],
        _ make: (_ pieces: RowPieces, _ before: SectionRows?) -> SectionRows
    ) {
        var old = 0
        for index in lists.indices {
            while old < oldNumbers.count, oldNumbers[old] < numbers[index] { old += 1 }
            let isKnown = old < oldNumbers.count && oldNumbers[old] == numbers[index]
            kept.append(isKnown ? old : -1)
            if isKnown, before[old].models.pieces === lists[index] {
                rows.append(before[old])
            } else {
                rows.append(make(lists[index], isKnown ? before[old] : nil))
                changed.append(index)
            }
        }
    }
}

extension Array {
    /// Returns whether both arrays share storage, rather than being equal.
    fileprivate func hasStorage(of other: [Element]) -> Bool {
        withUnsafeBufferPointer { mine in
            other.withUnsafeBufferPointer {
                mine.count == $0.count && mine.baseAddress == $0.baseAddress
            }
        }
    }
}

extension RowPieces {
    /// Returns the list of a closure's results for each row.
    ///
    /// - Parameters:
    ///   - transform: Must return equal results for equal rows.
    ///   - before: The previous list.
    ///   - made: The previous results, kept where pieces are shared.
    /// - Complexity: O(pieces + rows of the pieces that are not shared).
    @inlinable
    func mapping<Row, Result>(
        _ transform: (Row) -> Result, after before: RowPieces?, _ made: RowPieces?
    ) -> RowPieces {
        mapping(after: before, made) { piece in
            ErasedRows(piece.array(of: Row.self).map(transform))
        }
    }

    @usableFromInline
    func mapping(
        after before: RowPieces?, _ made: RowPieces?, _ transform: (ErasedRows) -> ErasedRows
    ) -> RowPieces {
        guard let before, let made, let shared = SharedPieces(before, self) else {
            return RowPieces(ContiguousArray(pieces.map(transform)), most: most)
        }
        var result = ContiguousArray<ErasedRows>()
        result.reserveCapacity(pieces.count)
        for stretch in shared.stretches {
            if stretch.isShared {
                result.append(contentsOf: made.pieces[stretch.old])
            } else {
                result.append(contentsOf: pieces[stretch.new].map(transform))
            }
        }
        return RowPieces(result, most: most)
    }
}
