import MiniRx
import Tableau

/// One consumer's view of sorted rows: unchanged until the consumer reads.
final class RowReader<Row: CollectionIdentifiable> {
    let news = RowNews()
    let source: LiveRows<Row>
    private let stage: LiveStage
    private var positions: AnyPositions<Row>?
    /// Whether positions were updated inside an edit: its rows may have changed again since.
    private var hasReadEdit = false
    /// Filters before any window are the mask of the positions; each read applies the other cuts.
    private var cuts: [RowCut<Row>]
    private var subscriptions = DisposeBag()
    /// Whether the order or a window has changed, so that everything may differ.
    private var isChangedThroughout = true
    private var hasNews = false
    private let group: (Row) -> Int32
    /// The rows of the window at the last read, all and by group.
    private var shown: (all: [Row], byGroup: [Int32: [Row]])?
    /// Where the order was made, for diagnostics.
    private let place: String

    init(
        _ source: LiveRows<Row>, order: Observable<RowOrder<Row>>, steps: [RowStep<Row>],
        group: @escaping (Row) -> Int32, file: StaticString, line: UInt
    ) {
        self.source = source
        self.group = group
        place = "sorted at \(file):\(line)"
        cuts = steps.map(\.first)
        stage = LiveStage(after: [source.stage])
        stage.settle = { [unowned self] in
            notify()
            return false
        }
        for (index, step) in steps.enumerated() {
            follow(step.later, file: step.file, line: step.line) { reader, cut in
                reader.cuts[index] = cut
                if reader.cuts[...index].allSatisfy({ $0.window == nil }) {
                    reader.positions?.setMask(reader.mask)
                } else {
                    reader.isChangedThroughout = true
                }
            }
        }
        follow(order, file: file, line: line) { reader, order in
            // A window is of all rows.
            let group = reader.hasWindow ? { _ in 0 } : group
            reader.positions = order.makePositions(source, group, reader.mask)
            reader.isChangedThroughout = true
        }
    }

    deinit {
        stage.retire()
        // A notification may be pending.
        news.tell = {}
    }

    /// Changes how rows are shown with each element, once no edit is open.
    private func follow<Element>(
        _ elements: Observable<Element>?, file: StaticString, line: UInt,
        _ body: @escaping (RowReader, Element) -> Void
    ) {
        elements?.subscribe(
            onNext: { [unowned self] element in
                // Retained until then: stages call it.
                source.stage.graph.root.change(stage) { [self] in
                    body(self, element)
                    notify()
                    return false
                }
            }, file: file, line: line
        )
        .disposed(by: subscriptions)
    }

    private var mask: ((Row) -> Bool)? {
        let masks = cuts.prefix { $0.window == nil }.map(\.isIncluded)
        if masks.count < 2 { return masks.first }
        return { row in masks.allSatisfy { $0(row) } }
    }

    private func notify() {
        // Until the consumer reads, it need not be told again.
        guard !hasNews else { return }
        hasNews = true
        // Without the stage, which must not outlive its reader.
        source.stage.graph.root.later { [news] in news.tell() }
    }

    // MARK: Reading

    /// Updates the positions; returns the changed groups, ascending, or nil if all may differ.
    func advance() -> [Int32]? {
        let graph = source.stage.graph.root
        if hasReadEdit && (hasNews || graph.openEdits == 0) {
            positions?.invalidate()
            isChangedThroughout = true
        }
        guard hasNews || isChangedThroughout else { return [] }
        hasNews = false
        hasReadEdit = graph.openEdits > 0
        let tell = { [place, news] (row: Row.CollectionID) in
            if let report = news.report { return report(OrderContradiction(row: "\(row)")) }
            LiveRowsDiagnostics.reportContradiction("\(row)", in: place)
        }
        let changed = graph.reading { positions.map { $0.advance(tell) } ?? [] }
        defer { isChangedThroughout = false }
        if !isChangedThroughout, changed?.isEmpty == true { return [] }
        if hasWindow { return readWindow() ? nil : [] }
        return isChangedThroughout ? nil : changed
    }

    /// Returns all rows as one list; nil if nothing has changed.
    func readList() -> PiecedLists<OneList, Rows<Row>>? {
        let changed = advance()
        if changed?.isEmpty == true { return nil }
        return PiecedLists(
            keys: [()], rows: [pieces(0)], edits: changed.map { _ in SectionEdits(changed: [0]) })
    }

    func pieces(_ group: Int32) -> RowPieces {
        if hasWindow {
            return RowPieces([PieceBlock([ErasedRows(shown?.byGroup[group] ?? [])])])
        }
        return positions?.pieces(group) ?? RowPieces([])
    }

    /// Returns whether a group has no rows, not even hidden ones.
    func isVacant(_ group: Int32) -> Bool {
        hasWindow ? shown?.byGroup[group] == nil : positions?.isVacant(group) ?? true
    }

    func position(_ group: Int32, of id: Row.CollectionID) -> Int? {
        if hasWindow { return shown?.byGroup[group]?.firstIndex { $0.collectionId == id } }
        return source.slots.index[id].flatMap { positions?.position(group, $0) }
    }

    // MARK: Windows

    private var hasWindow: Bool { cuts.contains { $0.window != nil } }

    /// Reads the rows of the window; returns false if they are the same as before.
    private func readWindow() -> Bool {
        let tail = cuts.drop { $0.window == nil }
        var rows = tail.first?.window.flatMap { positions?.rows(0, $0) } ?? []
        for cut in tail.dropFirst() {
            rows.removeAll { !cut.isIncluded($0) }
            if let range = cut.window { rows = Array(rows[range.clamped(to: 0..<rows.count)]) }
        }
        if let shown, isSame(shown.all, rows) { return false }
        shown = (rows, Dictionary(grouping: rows, by: group))
        return true
    }

    /// Whether both are the same rows with the same content.
    private func isSame(_ old: [Row], _ new: [Row]) -> Bool {
        let table = source.table
        return old.elementsEqual(new) { old, new in
            old.collectionId == new.collectionId && table.isEqual(old, new)
        }
    }
}

/// A step after a sort, applied for each consumer separately: a cut, and those that take its place.
typealias RowStep<Row> = (
    first: RowCut<Row>, later: Observable<RowCut<Row>>?, file: StaticString, line: UInt
)

/// A window or a filter.
struct RowCut<Row> {
    /// The positions that a window keeps; nil for a filter.
    var window: Range<Int>?
    /// Returns whether a filter keeps a row.
    var isIncluded: (Row) -> Bool = { _ in true }
}
