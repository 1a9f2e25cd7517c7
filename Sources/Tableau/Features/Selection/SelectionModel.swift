import Foundation

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
    weak var binder: SectionedTableViewBinder<Section>?
    /// Selected rows of sections that are not displayed, in the order in which they disappeared.
    var hidden = RowReferences<Section>()
    /// The requested selection, applied in the next turn, which may bring some of its rows.
    var deferred: RowReferences<Section>?
    /// The selection until then, as far as the deferred one knows it.
    var selectedNow: Set<RowReference<Section>> = []
    /// Rows to select when their sections, which have no rows yet, receive them.
    var awaited = RowReferences<Section>()
    package internal(set) var isReporting = false
    package internal(set) var observers: [([RowReference<Section>]) -> Void] = []
    var lastReported: [RowReference<Section>] = []
    /// The last place of the row that must be selected.
    var lastPlace: IndexPath?

    init(_ binder: SectionedTableViewBinder<Section>) {
        self.binder = binder
        binder.pending.keepsHidden = true
        guard binder.hasFinishedBinding else { return }
        binder.shown.hidden = binder.pending.hidden(after: binder.shown)
        binder.unarranged?.hidden = binder.shown.hidden
    }

    // MARK: Reading

    /// The number of rows that can be selected.
    ///
    /// The default is `.single`. If a new mode allows fewer rows, the topmost ones stay selected.
    public var mode: SelectionMode = .single {
        didSet {
            guard mode != oldValue, let binder else { return }
            let kept = mode == .none ? 0 : mode == .multiple ? Int.max : 1
            for path in binder.selectedPaths.dropFirst(kept) { binder.deselect(path) }
            if kept <= 1 {
                hidden = RowReferences()
                awaited = RowReferences(awaited.rows.prefix(rows.isEmpty ? kept : 0))
            }
            binder.tableView.allowsMultipleSelection = mode == .multiple
            settle()
        }
    }

    /// A Boolean value that indicates whether people check rows instead of opening them: then a tap
    /// selects or deselects a row, whatever the ``mode``, and runs no `onTapped`.
    ///
    /// It is the table's own editing mode: what a view controller's edit button sets is read here, and
    /// what is set here ends or begins it there. Rows lose their selection when it changes.
    public var isEditing: Bool {
        get { binder?.tableView.checksRows == true }
        set {
            guard let table = binder?.tableView,
                newValue != isEditing || newValue != table.isEditing
            else { return }
            if newValue { table.allowsMultipleSelectionDuringEditing = true }
            removeAll()
            table.setEditing(newValue, animated: true)
            settle()
        }
    }

    /// The mode now: while a table checks rows in editing mode, it selects any number of them.
    var modeNow: SelectionMode { binder?.tableView.checksRows == true ? .multiple : mode }

    /// The selected rows: displayed rows from top to bottom, then the others.
    ///
    /// Setting it selects only rows that are in the data, or come with the next data of their
    /// section; if only one row can be selected, the first of them.
    public var rows: [RowReference<Section>] {
        get { (binder?.selectedRows ?? []) + hidden.rows }
        set { change(to: newValue) }
    }

    /// A Boolean value that indicates whether no row is selected.
    public var isEmpty: Bool { binder?.hasSelectedRows != true && hidden.isEmpty }

    /// Returns whether a row is selected.
    public func contains(_ id: RowID, in section: Section) -> Bool {
        contains(RowReference(id, in: section))
    }

    /// Returns the models of the selected rows, in the order of ``rows``.
    ///
    /// - Parameter type: The type of the models; rows of other types are omitted.
    public func models<Model>(as type: Model.Type) -> [Model] {
        rows.compactMap { binder?.model(of: $0, as: type) }
    }

    // MARK: Changing

    /// Selects a row, in addition to the others if several can be selected.
    ///
    /// - Parameters:
    ///   - id: The row; ignored if the section has rows, but not this one.
    ///   - section: The section, displayed or not.
    public func select(_ id: RowID, in section: Section) {
        guard let binder else { return }
        let row = RowReference(id, in: section)
        if modeNow != .multiple {
            change(to: [row])
        } else if deferred != nil {
            deferred?.insert(row)
        } else if binder.expectsTurn, !binder.contains(row) {
            change(to: rows + awaited.rows + [row])
        } else {
            add(row)
            settle()
        }
    }

    /// Deselects a row.
    public func deselect(_ id: RowID, in section: Section) {
        let row = RowReference(id, in: section)
        if deferred != nil {
            deferred?.remove(row)
            return
        }
        if let binder, let path = binder.indexPath(of: row) { binder.deselect(path) }
        hidden.remove(row)
        awaited.remove(row)
        settle()
    }

    /// Toggles the selection of a row.
    public func toggle(_ id: RowID, in section: Section) {
        let row = RowReference(id, in: section)
        let isWanted = deferred?.contains(row) ?? (contains(row) || awaited.contains(row))
        if isWanted { deselect(id, in: section) } else { select(id, in: section) }
    }

    /// Selects all displayed rows; does nothing unless several rows can be selected.
    public func selectAll() {
        guard modeNow == .multiple, let binder else { return }
        change(to: binder.displayedRows + hidden.rows)
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
        hidden.isEmpty && modeNow != .required && observers.isEmpty && deferred == nil
            && awaited.isEmpty
    }

    private func contains(_ row: RowReference<Section>) -> Bool {
        guard let binder, let path = binder.indexPath(of: row) else { return hidden.contains(row) }
        return binder.isSelected(path)
    }

    /// Selects rows now, or in the next turn if that may bring some of them.
    func change(to rows: [RowReference<Section>]) {
        guard let binder else { return }
        deferred = nil
        if binder.expectsTurn, modeNow != .none, rows.contains(where: { !binder.contains($0) }) {
            putOff(RowReferences(rows))
        } else {
            replace(with: rows)
        }
    }

    func putOff(_ rows: RowReferences<Section>) {
        deferred = rows
        selectedNow = Set(self.rows)
    }

    func replace(with rows: [RowReference<Section>]) {
        guard let binder else { return }
        let most = modeNow == .none ? 0 : modeNow == .multiple ? Int.max : 1
        let selected = Set(binder.selectedPaths.map(RowPath.init(clamping:)))
        hidden = RowReferences()
        awaited = RowReferences()
        var displayed: Set<RowPath> = []
        var count = 0
        var seen: Set<RowReference<Section>> = []
        for row in rows where count < most && seen.insert(row).inserted {
            switch binder.place(of: row) {
            case .displayed(let path): displayed.insert(RowPath(clamping: path))
            case .hidden: hidden.insert(row)
            case .nowhere:
                wait(for: row)
                continue
            }
            count += 1
        }
        if most < Int.max { awaited = RowReferences(awaited.rows.prefix(most - count)) }
        for path in selected.subtracting(displayed) { binder.deselect(path.indexPath) }
        for path in displayed.subtracting(selected) { binder.select(path.indexPath) }
        settle()
    }

    /// Selects a further row, or waits for it.
    private func add(_ row: RowReference<Section>) {
        guard let binder else { return }
        switch binder.place(of: row) {
        case .displayed(let path): binder.select(path)
        case .hidden: hidden.insert(row)
        case .nowhere: wait(for: row)
        }
    }

    /// Waits for a row of a section without rows; other rows that are not there are forgotten.
    private func wait(for row: RowReference<Section>) {
        guard let binder else { return }
        if binder.hasRows(in: row.section) {
            binder.reportOtherIdentity(of: row, wantedBy: "selection")
        } else {
            awaited.insert(row)
        }
    }
}
