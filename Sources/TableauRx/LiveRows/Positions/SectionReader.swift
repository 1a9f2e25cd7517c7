import Tableau

/// One consumer's view of rows by section.
final class SectionReader<Section: TableViewSection, Row: CollectionIdentifiable> {
    private let section: (Row) -> Section
    private let numbers = SectionNumbers<Section>()
    private let reader: RowReader<Row>
    /// The sections that have rows, by number.
    private var keys: [Section] = []
    private var listed: [Int32] = []
    private var rows: [RowPieces] = []
    /// The rows as arrays, by number, of sections that have not changed since these were made.
    private var arrays: [Int32: [Row]] = [:]

    init(_ sorted: SortedRows<Row>, by section: @escaping (Row) -> Section) {
        self.section = section
        reader = sorted.makeReader { [numbers] in numbers.number(of: section($0)) }
    }

    // MARK: Reading

    var news: RowNews { reader.news }

    /// Returns the lists, without empty sections; nil if nothing has changed.
    func readLists() -> PiecedLists<BySection<Section>, Rows<Row>>? {
        let changed = reader.advance()
        if changed?.isEmpty == true { return nil }
        if changed == nil { (keys, listed, rows, arrays) = ([], [], [], [:]) }
        var edits = SectionEdits()
        for number in changed ?? numbers.all { list(number, &edits) }
        return PiecedLists(keys: keys, rows: rows, edits: changed.map { _ in edits })
    }

    /// Reads the rows of a section into the lists; sections are read in ascending order.
    private func list(_ number: Int32, _ edits: inout SectionEdits) {
        let new = reader.pieces(number)
        let index = listed.partition { $0 < number }
        let isListed = index < listed.count && listed[index] == number
        arrays[number] = nil
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
            guard let section = numbers.sections[Int(number)] else { return }
            keys.insert(section, at: index)
            listed.insert(number, at: index)
            rows.insert(new, at: index)
            edits.inserted.append(index)
        case (false, false): break
        }
        if reader.isVacant(number) { numbers.release(number) }
    }

    // MARK: Looking up, after the last read

    /// The rows by section as arrays, of which only those of changed sections are made again.
    var lists: [Section: [Row]] {
        for (number, rows) in zip(listed, rows) where arrays[number] == nil {
            arrays[number] = rows.array(of: Row.self)
        }
        return Dictionary(uniqueKeysWithValues: zip(keys, listed.map { arrays[$0] ?? [] }))
    }

    func position(of id: Row.CollectionID) -> (section: Section, row: Int)? {
        guard let row = reader.source[id] else { return nil }
        let section = section(row)
        return numbers.bySection[section]
            .flatMap { reader.position($0, of: id) }.map { (section, $0) }
    }
}

/// Numbers for sections, assigned when a row is in the section and released when it has no rows
/// left.
final class SectionNumbers<Section: Hashable> {
    private(set) var bySection: [Section: Int32] = [:]
    private(set) var sections: [Section?] = []
    private var free: [Int32] = []

    func number(of section: Section) -> Int32 {
        if let number = bySection[section] { return number }
        let number = free.popLast() ?? Int32(sections.count)
        if Int(number) == sections.count { sections.append(nil) }
        sections[Int(number)] = section
        bySection[section] = number
        return number
    }

    func release(_ number: Int32) {
        guard let section = sections[Int(number)] else { return }
        bySection[section] = nil
        sections[Int(number)] = nil
        free.append(number)
    }

    /// All assigned numbers.
    var all: [Int32] { sections.indices.filter { sections[$0] != nil }.map { Int32($0) } }
}
