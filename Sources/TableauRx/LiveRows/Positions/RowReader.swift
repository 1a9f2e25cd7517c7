import MiniRx
public import Tableau

/// One consumer's view of sorted rows: unchanged until the consumer reads.
@usableFromInline
final class RowReader<Row: CollectionIdentifiable> {
    let news = RowNews()
    let source: LiveRows<Row>
    private let stage: LiveStage
    private var positions: AnyPositions<Row>?
    /// Whether positions were updated inside an edit: its rows may have changed again since.
    private var hasReadEdit = false
    /// The filters before any window: the mask of the positions.
    private var masks: [(Row) -> Bool] = []
    /// The cuts from the first window on, of which each read applies all.
    private var tail: [RowCut<Row>] = []
    private var subscriptions = DisposeBag()
    /// Whether the order or a window has changed, so that everything may differ.
    private var isChangedThroughout = true
    private var hasNews = false
    /// The rows of the last read, if there is a window.
    private var last: [Row]?
    /// Where the order was made, for diagnostics.
    private let place: String

    init(
        _ source: LiveRows<Row>, order: Observable<RowOrder<Row>>, steps: [(RowReader) -> Void],
        group: @escaping (Row) -> Int32, file: StaticString, line: UInt
    ) {
        self.source = source
        place = "sorted at \(file):\(line)"
        stage = LiveStage(after: [source.stage])
        stage.settle = { [unowned self] in
            notify()
            return false
        }
        for step in steps { step(self) }
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

    /// Applies one more cut, the latest of several.
    ///
    /// - Parameter cuts: Further cuts, if any.
    func follow(
        _ first: RowCut<Row>, _ cuts: Observable<RowCut<Row>>? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        if tail.isEmpty, case .filter(let test) = first {
            let index = masks.count
            masks.append(test)
            follow(cuts, file: file, line: line) { reader, cut in
                guard case .filter(let test) = cut else { return }
                reader.masks[index] = test
                reader.positions?.setMask(reader.mask)
            }
        } else {
            let index = tail.count
            tail.append(first)
            follow(cuts, file: file, line: line) { reader, cut in
                reader.tail[index] = cut
                reader.isChangedThroughout = true
            }
        }
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
        let masks = masks
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

    /// Updates the positions.
    ///
    /// - Returns: The groups with changed rows, ascending; nil if everything may differ.
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
        if isChangedThroughout {
            isChangedThroughout = false
            return nil
        }
        return changed
    }

    /// Returns whether a group has no rows, not even hidden ones.
    func isVacant(_ group: Int32) -> Bool { positions?.isVacant(group) ?? true }

    /// Returns the position of a row; with a window, among the rows before it.
    func position(_ group: Int32, of id: Row.CollectionID) -> Int? {
        source.slots.index[id].flatMap { positions?.position(group, $0) }
    }

    var hasWindow: Bool { !tail.isEmpty }

    /// Returns the rows of a group, without any window.
    func pieces(_ group: Int32) -> RowPieces { positions?.pieces(group) ?? RowPieces([Row]()) }

    /// Returns the rows of the window; nil if they are the same as at the last call.
    func window() -> RowPieces? {
        guard case .window(let range)? = tail.first else { return nil }
        var rows = positions.map { $0.rows(0, range.clamped(to: 0..<$0.count(0))) } ?? []
        for cut in tail.dropFirst() {
            switch cut {
            case .window(let range): rows = Array(rows[range.clamped(to: 0..<rows.count)])
            case .filter(let test): rows.removeAll { !test($0) }
            }
        }
        if let last, isSame(last, rows) { return nil }
        last = rows
        return RowPieces(rows)
    }

    /// Whether both are the same rows with the same content.
    private func isSame(_ old: [Row], _ new: [Row]) -> Bool {
        let table = source.table
        return old.elementsEqual(new) { old, new in
            old.collectionId == new.collectionId && table.isEqual(old, new)
        }
    }
}
