import MiniRx
public import Tableau

/// Sorted rows as one consumer sees them: they stay as they are until it asks.
@usableFromInline
final class RowReader<Row: CollectionIdentifiable> {
    /// Called, once stages are up to date, when there may be something new.
    var onChange: () -> Void = {}

    private let source: LiveRows<Row>
    private let group: (Row) -> Int32
    private let stage: LiveStage
    private var positions: AnyPositions<Row>?
    /// Filters that come before any window: the mask of the positions.
    private var masks: [((Row) -> Bool)?] = []
    /// What comes from the first window on.
    private var tail: [Cut] = []
    private var subscriptions = DisposeBag()
    /// Another order, or another window, whose effect no batch tells.
    private var isChangedThroughout = true
    private var hasNews = false

    private enum Cut {
        case window(Range<Int>)
        case filter((Row) -> Bool)

        var isWindow: Bool {
            switch self {
            case .window: true
            case .filter: false
            }
        }
    }

    init(
        _ source: LiveRows<Row>, order: Observable<RowOrder<Row>>, steps: [RowStep<Row>],
        group: @escaping (Row) -> Int32, file: StaticString, line: UInt
    ) {
        self.source = source
        self.group = group
        stage = LiveStage(after: [source.stage])
        stage.settle = { [unowned self] in
            notify()
            return false
        }
        follow(steps)
        order.subscribe(
            onNext: { [unowned self] order in
                change { reader in
                    reader.positions = order.makePositions(reader.source, reader.group, reader.mask)
                    reader.isChangedThroughout = true
                }
            }, file: file, line: line
        )
        .disposed(by: subscriptions)
    }

    private func follow(_ steps: [RowStep<Row>]) {
        for step in steps {
            switch step {
            case .filter(let tests, let file, let line) where tail.isEmpty:
                let index = masks.count
                masks.append(nil)
                tests.subscribe(
                    onNext: { [unowned self] test in
                        change { reader in
                            reader.masks[index] = test
                            reader.positions?.setMask(reader.mask)
                        }
                    }, file: file, line: line
                )
                .disposed(by: subscriptions)
            case .filter(let tests, let file, let line):
                follow(tests.map { .filter($0) }, from: .filter { _ in false }, file, line)
            case .window(let ranges, let file, let line):
                follow(ranges.map { .window($0) }, from: .window(0..<0), file, line)
            }
        }
    }

    private func follow(
        _ cuts: Observable<Cut>, from first: Cut, _ file: StaticString, _ line: UInt
    ) {
        let index = tail.count
        tail.append(first)
        cuts.subscribe(
            onNext: { [unowned self] cut in
                change { reader in
                    reader.tail[index] = cut
                    reader.isChangedThroughout = true
                }
            }, file: file, line: line
        )
        .disposed(by: subscriptions)
    }

    private var mask: ((Row) -> Bool)? {
        guard !masks.isEmpty else { return nil }
        let tests = masks.compactMap(\.self)
        if tests.count < masks.count { return { _ in false } }
        return tests.count == 1 ? tests[0] : { row in tests.allSatisfy { $0(row) } }
    }

    /// Changes how rows are shown, when no edit is under way.
    private func change(_ body: @escaping (RowReader) -> Void) {
        source.stage.graph.root.change(stage) { [weak self] in
            guard let self else { return false }
            body(self)
            notify()
            return false
        }
    }

    private func notify() {
        hasNews = true
        source.stage.graph.root.later { [weak self] in self?.onChange() }
    }

    // MARK: Reading

    /// Brings the positions up to date.
    ///
    /// - Returns: What became of the rows before any window; nil if all may be different.
    func advance() -> RowBatch? {
        guard hasNews || isChangedThroughout else { return RowBatch() }
        hasNews = false
        let batch = source.stage.graph.root.reading { positions?.advance() ?? RowBatch() }
        if isChangedThroughout {
            isChangedThroughout = false
            return nil
        }
        return batch
    }

    /// Whether the positions of a batch are those of the rows that are read.
    var tellsAllChanges: Bool { tail.isEmpty }

    /// How many rows a group has.
    func count(_ group: Int32) -> Int {
        guard hasOnlyWindows else { return rows(group).count }
        return range(group).count
    }

    /// Whether a group has no rows, not even hidden ones.
    func isVacant(_ group: Int32) -> Bool { positions?.isVacant(group) ?? true }

    /// The row at a position.
    func row(_ group: Int32, _ position: Int) -> Row {
        guard hasOnlyWindows, let positions else { return rows(group)[position] }
        let range = range(group)
        require(
            position >= 0 && position < range.count,
            "Live rows: position \(position) of \(range.count) rows")
        return row(in: positions.slot(group, range.lowerBound + position))
    }

    /// A row by its identity, shown or not.
    func row(_ id: Row.CollectionID) -> Row? {
        source.slots.index[id].flatMap { source.row(in: $0) }
    }

    /// Where a row is.
    func position(_ group: Int32, of id: Row.CollectionID) -> Int? {
        guard hasOnlyWindows else {
            return rows(group).firstIndex { $0.collectionId == id }
        }
        guard let slot = source.slots.index[id], let position = positions?.position(group, slot)
        else { return nil }
        let range = range(group)
        return range.contains(position) ? position - range.lowerBound : nil
    }

    /// The rows of a group in order.
    func rows(_ group: Int32, limit: Int? = nil) -> [Row] {
        var range = range(group)
        if let limit { range = range.prefix(limit) }
        var rows = positions?.rows(group, range) ?? []
        for cut in tail.drop(while: { $0.isWindow }) {
            switch cut {
            case .window(let range): rows = Array(rows[range.clamped(to: 0..<rows.count)])
            case .filter(let test): rows.removeAll { !test($0) }
            }
        }
        return rows
    }

    /// Puts the rows at some positions of a group in the place of others, where batches tell all
    /// changes.
    func replace(
        _ range: Range<Int>, in list: inout RowPiecesEditor, by group: Int32, _ rows: Range<Int>
    ) {
        positions?.replace(range, &list, group, rows)
    }

    private var hasOnlyWindows: Bool { tail.allSatisfy { $0.isWindow } }

    /// The positions that the windows before any later filter leave.
    private func range(_ group: Int32) -> Range<Int> {
        var range = 0..<(positions?.count(group) ?? 0)
        for cut in tail {
            guard case .window(let window) = cut else { break }
            let inner = window.clamped(to: 0..<range.count)
            range = range.lowerBound + inner.lowerBound..<range.lowerBound + inner.upperBound
        }
        return range
    }

    private func row(in slot: Int32) -> Row {
        // Positions are those of rows that are there: they advance with the rows.
        source.table.rows[Int(slot)]!
    }
}
