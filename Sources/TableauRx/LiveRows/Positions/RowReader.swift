import MiniRx
public import Tableau

/// One consumer's view of sorted rows: unchanged until the consumer reads.
@usableFromInline
final class RowReader<Row: CollectionIdentifiable> {
    /// Called, once stages are up to date, when there may be new rows.
    var onChange: () -> Void {
        get { delivery.run }
        set { delivery.run = newValue }
    }

    private let source: LiveRows<Row>
    private let group: (Row) -> Int32
    private let stage: LiveStage
    private var order: RowOrder<Row>?
    private var positions: AnyPositions<Row>?
    /// Whether positions were updated inside an edit: its rows may have changed again since.
    private var hasReadEdit = false
    /// The filters before any window: the mask of the positions.
    private var masks: [((Row) -> Bool)?] = []
    /// The steps from the first window on.
    private var tail: [Cut] = []
    private var subscriptions = DisposeBag()
    /// Whether the positions of a batch are those of the rows to read.
    private(set) var tellsAllChanges = true
    /// Whether no filter follows a window.
    private var hasOnlyWindows = true
    /// Whether the order or a window has changed, so that no batch describes the changes.
    private var isChangedThroughout = true
    private var hasNews = false
    private let delivery = Delivery()
    private var last: [Row]?
    /// Receives the first contradiction of an order.
    var onContradiction: (OrderContradiction) -> Void
    private var hasContradiction = false

    /// What a pending notification retains: not the stage, which must not outlive its reader.
    private final class Delivery {
        var run: () -> Void = {}
    }

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
        onContradiction = { LiveRowsDiagnostics.report($0, in: "sorted at \(file):\(line)") }
        stage = LiveStage(after: [source.stage])
        stage.settle = { [unowned self] in
            notify()
            return false
        }
        follow(steps)
        order.subscribe(
            onNext: { [unowned self] order in
                change { reader in
                    reader.order = order
                    reader.hasContradiction = false
                    reader.place()
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
                follow(
                    tests.map { .filter($0) }, from: .filter { _ in false }, file: file, line: line)
            case .window(let ranges, let file, let line):
                follow(ranges.map { .window($0) }, from: .window(0..<0), file: file, line: line)
            }
        }
    }

    private func follow(
        _ cuts: Observable<Cut>, from first: Cut, file: StaticString, line: UInt
    ) {
        let index = tail.count
        tail.append(first)
        tellsAllChanges = false
        hasOnlyWindows = hasOnlyWindows && first.isWindow
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

    deinit {
        stage.retire()
        // A notification may be pending.
        delivery.run = {}
    }

    /// Changes how rows are shown, once no edit is open.
    private func change(_ body: @escaping (RowReader) -> Void) {
        // Retained until then: stages call it.
        source.stage.graph.root.change(stage) { [self] in changeNow(body) }
    }

    private func place() {
        positions = order?.makePositions(source, group, mask)
        positions?.onContradiction { [unowned self] in report(contradictionAt: $0) }
        isChangedThroughout = true
    }

    private func report(contradictionAt id: Row.CollectionID) {
        guard !hasContradiction else { return }
        hasContradiction = true
        onContradiction(OrderContradiction(row: "\(id)"))
    }

    private func changeNow(_ body: (RowReader) -> Void) -> Bool {
        body(self)
        notify()
        return false
    }

    private func notify() {
        // Until the consumer reads, it need not be told again.
        guard !hasNews else { return }
        hasNews = true
        source.stage.graph.root.later { [delivery] in delivery.run() }
    }

    // MARK: Reading

    /// Updates the positions.
    ///
    /// - Returns: The changes of the rows before any window; nil if everything may differ.
    func advance() -> RowBatch? {
        let graph = source.stage.graph.root
        if hasReadEdit && (hasNews || graph.openEdits == 0) { graph.reading(place) }
        guard hasNews || isChangedThroughout else { return RowBatch() }
        hasNews = false
        hasReadEdit = graph.openEdits > 0
        let batch = graph.reading { positions.map { $0.advance() } ?? RowBatch() }
        if isChangedThroughout {
            isChangedThroughout = false
            return nil
        }
        return batch
    }

    /// Returns the number of rows in a group.
    func count(_ group: Int32) -> Int {
        guard hasOnlyWindows else { return rows(group).count }
        return range(group).count
    }

    /// Returns whether a group has no rows, not even hidden ones.
    func isVacant(_ group: Int32) -> Bool { positions?.isVacant(group) ?? true }

    /// Returns the row at a position.
    func row(_ group: Int32, _ position: Int) -> Row {
        guard hasOnlyWindows, let positions else { return rows(group)[position] }
        let range = range(group)
        require(
            position >= 0 && position < range.count,
            "Live rows: position \(position) of \(range.count) rows")
        return row(in: positions.slot(group, range.lowerBound + position))
    }

    /// Returns a row by its identity, shown or not.
    func row(_ id: Row.CollectionID) -> Row? {
        source.slots.index[id].flatMap { source.row(in: $0) }
    }

    /// Returns the position of a row.
    func position(_ group: Int32, of id: Row.CollectionID) -> Int? {
        guard hasOnlyWindows else {
            return rows(group).firstIndex { $0.collectionId == id }
        }
        guard let slot = source.slots.index[id], let position = positions?.position(group, slot)
        else { return nil }
        let range = range(group)
        return range.contains(position) ? position - range.lowerBound : nil
    }

    /// Returns the rows of a group in order.
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

    /// Returns all rows in order; nil if a window shows what it has shown at the last call.
    func differentRows() -> [Row]? {
        let rows = rows(0)
        if tellsAllChanges { return rows }
        defer { last = rows }
        return last.map { isSame($0, rows) } == true ? nil : rows
    }

    /// Whether both are the same rows with the same content.
    func isSame(_ old: [Row], _ new: [Row]) -> Bool {
        let table = source.table
        return old.elementsEqual(new) { old, new in
            old.collectionId == new.collectionId && table.isEqual(old, new)
        }
    }

    /// Replaces the rows in a range of positions of a group with others, if batches describe all
    /// changes.
    func replace(
        _ range: Range<Int>, in list: inout RowPiecesEditor, by group: Int32, _ rows: Range<Int>
    ) {
        positions?.replace(range, &list, group, rows)
    }

    /// Returns the positions left by the windows before any later filter.
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
        // Positions refer to existing rows: they advance with the rows.
        source.table.rows[Int(slot)]!
    }
}
