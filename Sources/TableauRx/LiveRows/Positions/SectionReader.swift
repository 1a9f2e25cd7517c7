import Tableau

/// Rows by section as one consumer sees them: an array a section, made again where rows changed.
final class SectionReader<Section: TableViewSection, Row: CollectionIdentifiable> {
    private let numbers: SectionNumbers<Section>
    private let reader: RowReader<Row>
    private let limit: Int?
    private var lists: [Section: [Row]] = [:]

    /// - Parameters:
    ///   - section: The section of a row.
    ///   - limit: How many rows of a section there are at most; nil for all.
    ///   - makeReader: Makes what reads groups, from the number of each row's section.
    init(
        by section: @escaping (Row) -> Section, limit: Int?,
        _ makeReader: (@escaping (Row) -> Int32) -> RowReader<Row>
    ) {
        let numbers = SectionNumbers<Section>()
        self.numbers = numbers
        self.limit = limit
        reader = makeReader { numbers.number(of: section($0)) }
    }

    /// The lists, without those of sections that have no rows; nil if nothing has changed.
    private func read() -> [Section: [Row]]? {
        let changed = reader.advance()
        if changed?.isEmpty == true { return nil }
        if changed == nil { lists = [:] }
        for number in changed.map(Array.init) ?? numbers.all {
            guard let section = numbers.section(number) else { continue }
            let rows = reader.rows(number, limit: limit)
            lists[section] = rows.isEmpty ? nil : rows
            if reader.isVacant(number) { numbers.release(number) }
        }
        return lists
    }

    var follower: StateFollower<[Section: [Row]]> {
        StateFollower(lifetime: self) { [unowned self] in
            read()
        } setOnChange: { [unowned self] in
            reader.onChange = $0
        }
    }
}
