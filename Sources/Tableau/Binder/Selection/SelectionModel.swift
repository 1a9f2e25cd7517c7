/// The selected rows of a table, by identity.
///
/// ```swift
/// binder.selection.mode = .multiple
/// binder.selection.select(.row(mail.id), in: .inbox)
/// binder.selection.onChange { [unowned self] rows in title = "\(rows.count) selected" }
/// let mails = binder.selection.models(as: Mail.self)
/// ```
///
/// The selection follows its rows through every update, including reloads. A selected row of a
/// section that is no longer displayed is selected again when the section is; it leaves the
/// selection when it is removed from the data.
///
/// Rows may be selected before they are displayed: rows whose data is on the way are selected in
/// the turn that displays them, rows of a section without data when it receives its first rows.
@MainActor
public final class SelectionModel<Section: TableViewSection> {
    /// Nil once the binder is released: the selection is then empty.
    private weak var engine: BinderEngine<Section>?
    /// Selected rows of sections that are not displayed, in the order in which they disappeared.
    private(set) var hidden: [RowReference<Section>] = []
    /// A selection that the next turn makes, since that turn may bring some of its rows.
    private var deferred: [RowReference<Section>]? {
        didSet { if deferred != nil { selectedNow = rows } }
    }
    /// The selection until then, as far as the deferred one knows it.
    private var selectedNow: [RowReference<Section>] = []
    /// Rows to select when their sections, which have no rows yet, receive them.
    private var awaited: [RowReference<Section>] = []
    private var observers: [([RowReference<Section>]) -> Void] = []
    private var lastReported: [RowReference<Section>] = []
    /// The last place of the row that must be selected.
    private var lastPlace: RowPlace?

    private struct RowPlace {
        var section: Int
        var row: Int
    }

    init(_ engine: BinderEngine<Section>) {
        self.engine = engine
    }

    // MARK: Reading

    /// The number of rows that can be selected.
    ///
    /// The default is `.single`. If a new mode allows fewer rows, the topmost ones stay selected.
    public var mode: SelectionMode = .single {
        didSet {
            guard mode != oldValue, let engine else { return }
            let kept = mode == .none ? 0 : mode == .multiple ? Int.max : 1
            for path in engine.selectedPaths.dropFirst(kept) { engine.deselect(path) }
            if kept <= 1 {
                hidden = []
                awaited = Array(awaited.prefix(rows.isEmpty ? kept : 0))
            }
            engine.tableView.allowsMultipleSelection = mode == .multiple
            settle()
        }
    }

    /// The mode now: while a table checks rows in editing mode, it selects any number of them.
    var modeNow: SelectionMode { engine?.tableView.checksRows == true ? .multiple : mode }

    /// The selected rows: displayed rows from top to bottom, then the others.
    ///
    /// Setting it selects only rows that are in the data, or come with the next data of their
    /// section; if only one row can be selected, the first of them.
    public var rows: [RowReference<Section>] {
        get { (engine?.selectedRows ?? []) + hidden }
        set { change(to: newValue) }
    }

    /// A Boolean value that indicates whether no row is selected.
    public var isEmpty: Bool { rows.isEmpty }

    /// Returns whether a row is selected.
    public func contains(_ id: RowID, in section: Section) -> Bool {
        contains(RowReference(id, in: section))
    }

    /// Returns the models of the selected rows, in the order of ``rows``.
    ///
    /// - Parameter type: The type of the models; rows of other types are omitted.
    public func models<Model>(as type: Model.Type) -> [Model] {
        rows.compactMap { engine?.model(of: $0, as: type) }
    }

    // MARK: Changing

    /// Selects a row, in addition to the others if several can be selected.
    ///
    /// - Parameters:
    ///   - id: The row; ignored if the section has rows, but not this one.
    ///   - section: The section, displayed or not.
    public func select(_ id: RowID, in section: Section) {
        let row = RowReference(id, in: section)
        change(to: modeNow == .multiple ? wanted + [row] : [row])
    }

    /// Deselects a row.
    public func deselect(_ id: RowID, in section: Section) {
        let row = RowReference(id, in: section)
        change(to: wanted.filter { $0 != row })
    }

    /// Toggles the selection of a row.
    public func toggle(_ id: RowID, in section: Section) {
        let isWanted = wanted.contains(RowReference(id, in: section))
        if isWanted { deselect(id, in: section) } else { select(id, in: section) }
    }

    /// Selects all displayed rows; does nothing unless several rows can be selected.
    public func selectAll() {
        guard modeNow == .multiple, let engine else { return }
        change(to: engine.displayedRows + hidden)
    }

    /// Deselects all rows.
    public func removeAll() { change(to: []) }

    // MARK: Observing

    /// Adds a handler that runs whenever the selection changes: by the user, by code, or because a
    /// selected row is deleted.
    ///
    /// - Parameter handler: Receives the selected rows after the table shows the selection, for as
    ///   long as the binder lives. It may change the selection.
    public func onChange(_ handler: @escaping (_ rows: [RowReference<Section>]) -> Void) {
        if observers.isEmpty { lastReported = rows }
        observers.append(handler)
    }

    /// Whether the selection needs no work after an update.
    var isIdle: Bool {
        hidden.isEmpty && modeNow != .required && lastReported.isEmpty && deferred == nil
            && awaited.isEmpty
    }

    /// The selected rows and those that will be.
    private var wanted: [RowReference<Section>] { deferred ?? rows + awaited }

    private func contains(_ row: RowReference<Section>) -> Bool {
        guard let engine, let path = engine.indexPath(of: row) else { return hidden.contains(row) }
        return engine.isSelected(path)
    }

    /// Selects rows now, or in the next turn if that may bring some of them.
    private func change(to rows: [RowReference<Section>]) {
        guard let engine else { return }
        deferred = nil
        if engine.expectsTurn, modeNow != .none, rows.contains(where: { !engine.contains($0) }) {
            deferred = rows
        } else {
            replace(with: rows)
        }
    }

    private func replace(with rows: [RowReference<Section>]) {
        guard let engine else { return }
        let most = modeNow == .none ? 0 : modeNow == .multiple ? Int.max : 1
        var wanted: Set<RowPath> = []
        var unseen: [RowReference<Section>] = []
        var missing: [RowReference<Section>] = []
        for row in rows.uniqued() where wanted.count + unseen.count < most {
            if let path = engine.indexPath(of: row) {
                wanted.insert(RowPath(clamping: path))
            } else if engine.isHidden(row) {
                unseen.append(row)
            } else if !engine.hasRows(in: row.section) {
                missing.append(row)
            }
        }
        hidden = unseen
        awaited = Array(missing.prefix(most - wanted.count - unseen.count))
        let selected = Set(engine.selectedPaths.map(RowPath.init(clamping:)))
        for path in selected.subtracting(wanted) { engine.deselect(path.indexPath) }
        for path in wanted.subtracting(selected) { engine.select(path.indexPath) }
        settle()
    }

    // MARK: Updates

    /// Adjusts the selection after an update.
    ///
    /// - Parameter before: The displayed rows that were selected before the update.
    func follow(from before: [RowReference<Section>]) {
        guard let engine else { return }
        if modeNow != .multiple, !before.isEmpty { hidden = [] }
        let returning = hidden.filter { engine.indexPath(of: $0) != nil }
        hidden.removeAll { !engine.isHidden($0) }
        for row in returning {
            if let path = engine.indexPath(of: row) { engine.select(path) }
        }
        hidden += before.filter(engine.isHidden)
        selectArrivals()
        settle()
    }

    /// Selects the rows for which the selection has waited.
    private func selectArrivals() {
        guard let engine else { return }
        if let rows = deferred {
            // A handler may have deferred it during this turn: the next one brings its rows.
            change(to: rows)
        } else if awaited.contains(where: { engine.hasRows(in: $0.section) }) {
            let arrived = awaited.filter(engine.contains)
            replace(with: modeNow == .multiple ? rows + awaited : arrived + rows)
        }
    }

    /// Takes what the user has selected into the selection of the next turn; if only one row can be
    /// selected, the user's row replaces those for which the selection waits.
    func userDidChange() {
        if modeNow != .multiple {
            deferred = nil
            awaited = []
        } else if let later = deferred {
            let now = rows
            let gone = Set(selectedNow).subtracting(now)
            let new = now.filter { !selectedNow.contains($0) }
            deferred = later.filter { !gone.contains($0) } + new
        }
        settle()
    }

    /// Enforces the mode, and reports the selection if it has changed.
    func settle() {
        if modeNow != .multiple, !hidden.isEmpty, engine?.selectedPaths.isEmpty == false {
            // Only one row can be selected: the user has selected a displayed row instead.
            hidden = []
        }
        if modeNow == .required { keepOneSelected() }
        guard !observers.isEmpty else { return }
        let rows = rows
        guard rows != lastReported else { return }
        lastReported = rows
        for observer in observers {
            observer(rows)
            // The observer changed the selection: all observers have received that already.
            guard lastReported == rows else { return }
        }
    }

    private func keepOneSelected() {
        guard let engine else { return }
        if let path = engine.selectedPaths.first {
            lastPlace = RowPlace(section: path.section, row: path.row)
        } else if hidden.isEmpty,
            let path = engine.displayedRow(nearSection: lastPlace?.section, row: lastPlace?.row)
        {
            engine.select(path)
            lastPlace = RowPlace(section: path.section, row: path.row)
        }
    }
}

extension Sequence where Element: Hashable {
    /// Returns the elements without later duplicates.
    fileprivate func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
