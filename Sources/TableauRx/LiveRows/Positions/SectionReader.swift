import Tableau

/// One consumer's view of rows by section: in pieces for a table, as arrays for others.
final class SectionReader<Section: TableViewSection, Row: CollectionIdentifiable> {
    private let section: (Row) -> Section
    private let numbers: SectionNumbers<Section>
    private let reader: RowReader<Row>
    private let limit: Int?
    private let pieces: PieceReader<Row>
    /// The sections that have rows, by number.
    private var keys: [Section] = []
    private var listed: [Int32] = []
    private var rows: [RowPieces] = []

    private var lists: [Section: [Row]] = [:]
    /// Sections whose arrays are out of date; nil for all.
    private var stale: Set<Int32>? = []

    /// - Parameters:
    ///   - section: The section of a row.
    ///   - limit: The maximum number of rows of a section; nil for all.
    ///   - makeReader: Makes the reader of groups, from the number of each row's section.
    init(
        by section: @escaping (Row) -> Section, limit: Int?,
        _ makeReader: (@escaping (Row) -> Int32) -> RowReader<Row>
    ) {
        let numbers = SectionNumbers<Section>()
        self.numbers = numbers
        self.limit = limit
        self.section = section
        reader = makeReader { numbers.number(of: section($0)) }
        pieces = PieceReader(reader, limit: limit)
    }

    /// Returns the lists, without empty sections; nil if nothing has changed.
    private func readLists() -> PiecedLists<BySection<Section>, Rows<Row>>? {
        if let batch = reader.advance() {
            if batch.isEmpty { return nil }
            var edits = SectionEdits()
            for number in pieces.update(by: batch) { list(number, &edits) }
            return PiecedLists(keys: keys, rows: rows, edits: edits)
        }
        pieces.load(numbers.all)
        (keys, listed, rows) = ([], [], [])
        var edits = SectionEdits()
        for number in numbers.all { list(number, &edits) }
        return PiecedLists(keys: keys, rows: rows)
    }

    /// Reads the rows of a section into the lists; sections are read in ascending order.
    private func list(_ number: Int32, _ edits: inout SectionEdits) {
        let new = pieces[number]
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
        releaseIfVacant(number)
    }

    /// Returns arrays, without empty sections; nil if nothing has changed.
    private func read() -> [Section: [Row]]? {
        advanceArrays()
        if stale?.isEmpty == true { return nil }
        var isChanged = stale == nil
        if isChanged { lists = [:] }
        for number in stale.map(Array.init) ?? numbers.all {
            guard let section = numbers.section(number) else { continue }
            let rows = reader.rows(number, limit: limit)
            isChanged = isChanged || limit == nil || !reader.isSame(lists[section] ?? [], rows)
            lists[section] = rows.isEmpty ? nil : rows
            releaseIfVacant(number)
        }
        stale = []
        return isChanged ? lists : nil
    }

    private func advanceArrays() {
        guard let batch = reader.advance() else {
            stale = nil
            return
        }
        batch.eachGroup { stale?.insert($0) }
    }

    /// Returns the position of a row, for consumers of arrays.
    func position(of id: Row.CollectionID) -> (section: Section, row: Int)? {
        advanceArrays()
        guard let row = reader.row(id) else { return nil }
        let section = section(row)
        guard let number = numbers.existingNumber(of: section),
            let position = reader.position(number, of: id), position < limit ?? .max
        else { return nil }
        return (section, position)
    }

    private func releaseIfVacant(_ number: Int32) {
        if reader.isVacant(number) { numbers.release(number) }
    }

    var follower: StateFollower<[Section: [Row]]> {
        StateFollower(lifetime: self) { [unowned self] in
            readLists()
        } read: { [unowned self] in
            read()
        } setOnChange: { [unowned self] in
            reader.onChange = $0
        } setOnContradiction: { [unowned self] in
            reader.onContradiction = $0
        }
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
