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
    // The table itself keeps which displayed rows are selected, and follows them. Of the others:
    /// Selected rows that the table doesn't display, in the order in which they disappeared.
    var hidden = RowReferences<Section>()
    /// Rows to select once the data have them; if only one can be, the first that comes.
    var awaited = RowReferences<Section>()
    /// Rows that the user has deselected since the last turn: the next selects what they become no
    /// more either, though the program may have selected it there.
    var refused: [RowReference<Section>] = []
    package internal(set) var isReporting = false
    package internal(set) var observers: [([RowReference<Section>]) -> Void] = []
    var lastReported: [RowReference<Section>] = []
    /// The last place of the row that must be selected.
    var lastPlace: IndexPath = [0, 0]

    init(_ binder: SectionedTableViewBinder<Section>) {
        self.binder = binder
        findHiddenSections()
    }

    // MARK: Reading

    /// The number of rows that can be selected; `.single` by default.
    ///
    /// If a new mode allows fewer rows, the topmost ones stay selected.
    public var mode: SelectionMode = .single {
        didSet {
            guard let binder else { return }
            if mode != oldValue { replace(with: rows + awaited.rows) }
            // Also for the same mode: the table may have that of an earlier binder.
            binder.tableView.allowsMultipleSelection = mode == .multiple
            settle()
        }
    }

    /// Whether people check rows instead of opening them: then a tap selects or deselects a row,
    /// whatever the ``mode``, and runs no `onTapped`.
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

    /// The mode now: while people check rows, they select any number of them.
    var modeNow: SelectionMode { binder?.tableView.checksRows == true ? .multiple : mode }

    /// The number of rows that can be selected now.
    private var most: Int { modeNow == .none ? 0 : modeNow == .multiple ? .max : 1 }

    /// The selected rows: displayed rows from top to bottom, then the others.
    ///
    /// Setting it selects only rows that are in the data, or come with the next data of their
    /// section; if only one row can be selected, the first of them.
    public var rows: [RowReference<Section>] {
        get { (binder?.selectedRows ?? []) + hidden.rows }
        set { change(to: newValue) }
    }

    /// Whether no row is selected.
    public var isEmpty: Bool { binder?.hasSelectedRows != true && hidden.isEmpty }

    /// Returns whether a row is selected.
    public func contains(_ id: RowID, in section: Section) -> Bool {
        let row = RowReference(id, in: section)
        guard let binder, let path = binder.indexPath(of: row) else { return hidden.contains(row) }
        return binder.isSelected(path)
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
    ///   - section: Its section, displayed or not.
    public func select(_ id: RowID, in section: Section) {
        let row = RowReference(id, in: section)
        guard modeNow == .multiple else { return change(to: [row]) }
        refused.removeAll { $0.id == id }
        add(row)
        settle()
    }

    /// Deselects a row.
    public func deselect(_ id: RowID, in section: Section) {
        let row = RowReference(id, in: section)
        if let binder, let path = binder.indexPath(of: row) { binder.deselect(path) }
        hidden.remove(row)
        awaited.remove(row)
        settle()
    }

    /// Toggles the selection of a row.
    public func toggle(_ id: RowID, in section: Section) {
        let isAwaited = awaited.contains(RowReference(id, in: section))
        let isWanted = isAwaited || contains(id, in: section)
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

    /// Adds a handler that runs whenever the selection has changed, by the user, by code, or because a
    /// selected row is deleted; it may change the selection.
    public func onChange(_ handler: @escaping (_ rows: [RowReference<Section>]) -> Void) {
        if observers.isEmpty { lastReported = rows }
        observers.append(handler)
    }

    /// Selects rows instead of the present ones.
    private func change(to rows: [RowReference<Section>]) {
        guard let binder else { return }
        refused = []
        if most == 1, binder.expectsTurn, !rows.isEmpty, !rows.contains(where: binder.contains) {
            // The selected row stays until the turn that may bring another one.
            awaited = RowReferences()
            for row in rows { awaited.insert(row) }
        } else {
            replace(with: rows)
            settle()
        }
    }

    func replace(with rows: [RowReference<Section>]) {
        guard let binder else { return }
        let unseen = hidden
        (hidden, awaited) = (RowReferences(), RowReferences())
        var displayed: Set<RowPath> = []
        for row in rows where displayed.count + hidden.count < most {
            if let path = binder.selectablePath(of: row) {
                displayed.insert(RowPath(clamping: path))
            } else if unseen.contains(row) {
                hidden.insert(row)
            } else {
                add(row)
            }
        }
        for path in binder.selectedPaths
        where displayed.remove(RowPath(clamping: path)) == nil { binder.deselect(path) }
        for path in displayed { binder.select(path.indexPath) }
    }

    /// Selects a further row, or waits for it if data may still bring it.
    func add(_ row: RowReference<Section>) {
        guard let binder, !show(row) else { return }
        if binder.expectsTurn || !binder.hasRows(in: row.section) {
            awaited.insert(row)
        } else {
            binder.reportOtherIdentity(of: row, wantedBy: "selection")
        }
    }

    /// Selects a further row, displayed or not; returns false if the data don't have it.
    func show(_ row: RowReference<Section>) -> Bool {
        guard let binder else { return false }
        if let path = binder.selectablePath(of: row) {
            binder.select(path)
        } else if binder.contains(row) {
            hidden.insert(row)
        } else {
            return false
        }
        return true
    }
}
