import Tableau

/// One consumer's view of rows by section.
final class SectionReader<Section: TableViewSection, Row: CollectionIdentifiable> {
    private let section: (Row) -> Section
    private let numbers: SectionNumbers<Section>
    private let reader: RowReader<Row>
    /// The sections that have rows, by number.
    private var keys: [Section] = []
    private var listed: [Int32] = []
    private var rows: [RowPieces] = []

    /// - Parameters:
    ///   - section: The section of a row.
    ///   - makeReader: Makes the reader of groups, from the number of each row's section.
    init(
        by section: @escaping (Row) -> Section,
        _ makeReader: (@escaping (Row) -> Int32) -> RowReader<Row>
    ) {
        let numbers = SectionNumbers<Section>()
        self.numbers = numbers
        self.section = section
        reader = makeReader { numbers.number(of: section($0)) }
    }

    /// Returns the lists, without empty sections; nil if nothing has changed.
    private func readLists(
        _ report: ((OrderContradiction) -> Void)?
    ) -> PiecedLists<BySection<Section>, Rows<Row>>? {
        let changed = reader.advance(report)
        if changed?.isEmpty == true { return nil }
        if changed == nil { (keys, listed, rows) = ([], [], []) }
        var edits = SectionEdits()
        for number in changed ?? numbers.all { list(number, &edits) }
        return PiecedLists(keys: keys, rows: rows, edits: changed.map { _ in edits })
    }

    /// Reads the rows of a section into the lists; sections are read in ascending order.
    private func list(_ number: Int32, _ edits: inout SectionEdits) {
        let new = reader.pieces(number)
        let index = listed.lowerBound(of: number)
        let isListed = index < listed.count && listed[index] == number
        switch (isListed, new.count > 0) {
        case (true, true):
            rows[index] = new
            edits.changed.append(index)
        case (true, false):
            keys.remove(at: index)
            listed.remove(at: index)
            rows.remove(at: index)
            edits.removed.append(index + edits.removed.count - edits.inserted.count)
        case (false, true):
            guard let section = numbers.section(number) else { return }
            keys.insert(section, at: index)
            listed.insert(number, at: index)
            rows.insert(new, at: index)
            edits.inserted.append(index)
        case (false, false): break
        }
        if reader.isVacant(number) { numbers.release(number) }
    }

    /// Returns the position of a row after the last read.
    func position(of id: Row.CollectionID) -> (section: Section, row: Int)? {
        guard let row = reader.source[id] else { return nil }
        let section = section(row)
        guard let number = numbers.existingNumber(of: section),
            let position = reader.position(number, of: id)
        else { return nil }
        return (section, position)
    }

    var follower: StateFollower<BySection<Section>, Rows<Row>> {
        StateFollower(news: reader.news, read: readLists)
    }
}

extension [Int32] {
    /// Returns the index of the first element not below a number; elements are in ascending order.
    fileprivate func lowerBound(of number: Int32) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
