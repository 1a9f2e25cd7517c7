/// The selected rows of a table, by identity.
///
/// ```swift
/// binder.selection.mode = .multiple
/// binder.selection.select(.row(mail.id), in: .inbox)
/// binder.selection.onChange { [unowned self] rows in title = "\(rows.count) selected" }
/// let mails = binder.selection.models(as: Mail.self)
/// ```
///
/// The selection follows its rows through every update, also where the table is reloaded. A selected
/// row of a section that is no longer displayed is selected again when the section is; it leaves the
/// selection when it leaves the data.
@MainActor
public final class SelectionModel<Section: TableViewSection> {
    /// Nil once the binder is gone: there is nothing to select then.
    private weak var engine: BinderEngine<Section>?
    /// Selected rows of sections that are not displayed, in the order in which they went.
    private(set) var hidden: [RowReference<Section>] = []
    private var observers: [([RowReference<Section>]) -> Void] = []
    private var lastReported: [RowReference<Section>] = []
    /// Where the row that must be selected was last.
    private var lastPlace: RowPlace?

    private struct RowPlace {
        var section: Int
        var row: Int
    }

    init(_ engine: BinderEngine<Section>) {
        self.engine = engine
    }

    // MARK: Reading

    /// How many rows can be selected.
    ///
    /// Default `.single`. Fewer selected rows are allowed than before: the topmost stays.
    public var mode: SelectionMode = .single {
        didSet {
            guard mode != oldValue, let engine else { return }
            let kept = mode == .none ? 0 : mode == .multiple ? Int.max : 1
            for path in engine.selectedPaths.dropFirst(kept) { engine.deselect(path) }
            if kept <= 1 { hidden = [] }
            engine.tableView.allowsMultipleSelection = mode == .multiple
            settle()
        }
    }

    /// The selected rows: those that are displayed from top to bottom, then those that are not.
    ///
    /// What is set selects rows that the data have, and no others; of several where one can be
    /// selected, the first.
    public var rows: [RowReference<Section>] {
        get { (engine?.selectedRows ?? []) + hidden }
        set { replace(with: newValue) }
    }

    /// Whether no row is selected.
    public var isEmpty: Bool { rows.isEmpty }

    /// Whether a row is selected.
    public func contains(_ id: RowID, in section: Section) -> Bool {
        contains(RowReference(id, in: section))
    }

    /// The models of the selected rows, in the order of ``rows``.
    ///
    /// - Parameter type: The type of the models; rows of other types are left out.
    public func models<Model>(as type: Model.Type) -> [Model] {
        rows.compactMap { engine?.model(of: $0, as: type) }
    }

    // MARK: Changing

    /// Selects a row: beside the others where several can be selected, else instead of them.
    ///
    /// - Parameters:
    ///   - id: The row; one that the section's data do not have is not selected.
    ///   - section: The section, displayed or not.
    public func select(_ id: RowID, in section: Section) {
        let row = RowReference(id, in: section)
        replace(with: mode == .multiple ? rows + [row] : [row])
    }

    /// Takes a row out of the selection.
    public func deselect(_ id: RowID, in section: Section) {
        let row = RowReference(id, in: section)
        replace(with: rows.filter { $0 != row })
    }

    /// Selects a row, or takes it out of the selection.
    public func toggle(_ id: RowID, in section: Section) {
        if contains(id, in: section) { deselect(id, in: section) } else { select(id, in: section) }
    }

    /// Selects all displayed rows; nothing unless several can be selected.
    public func selectAll() {
        guard mode == .multiple, let engine else { return }
        replace(with: engine.displayedRows + hidden)
    }

    /// Selects nothing.
    public func removeAll() { replace(with: []) }

    // MARK: Observing

    /// Calls a closure with the selected rows whenever others are selected: by a person, by code, or
    /// because a selected row is gone.
    ///
    /// - Parameter handler: Called after the table shows the selection, for as long as the binder
    ///   lives. It may change the selection.
    public func onChange(_ handler: @escaping (_ rows: [RowReference<Section>]) -> Void) {
        if observers.isEmpty { lastReported = rows }
        observers.append(handler)
    }

    /// Whether nothing needs to be done about the selection after an update.
    var isIdle: Bool { hidden.isEmpty && mode != .required && lastReported.isEmpty }

    private func contains(_ row: RowReference<Section>) -> Bool {
        guard let engine, let path = engine.indexPath(of: row) else { return hidden.contains(row) }
        return engine.isSelected(path)
    }

    private func replace(with rows: [RowReference<Section>]) {
        guard let engine else { return }
        let most = mode == .none ? 0 : mode == .multiple ? Int.max : 1
        var wanted: Set<RowPath> = []
        var unseen: [RowReference<Section>] = []
        for row in rows.uniqued() where wanted.count + unseen.count < most {
            if let path = engine.indexPath(of: row) {
                wanted.insert(RowPath(clamping: path))
            } else if engine.isHidden(row) {
                unseen.append(row)
            }
        }
        hidden = unseen
        let selected = Set(engine.selectedPaths.map(RowPath.init(clamping:)))
        for path in selected.subtracting(wanted) { engine.deselect(path.indexPath) }
        for path in wanted.subtracting(selected) { engine.select(path.indexPath) }
        settle()
    }

    // MARK: Updates

    /// Brings the selection up to date after an update.
    ///
    /// - Parameter before: The displayed rows that were selected before it.
    func follow(from before: [RowReference<Section>]) {
        guard let engine else { return }
        let returning = hidden.filter { engine.indexPath(of: $0) != nil }
        hidden.removeAll { !engine.isHidden($0) }
        for row in returning {
            if let path = engine.indexPath(of: row) { engine.select(path) }
        }
        hidden += before.filter(engine.isHidden)
        settle()
    }

    /// Does what the mode asks for, and tells what is selected if that is new.
    func settle() {
        if mode == .required { keepOneSelected() }
        guard !observers.isEmpty else { return }
        let rows = rows
        guard rows != lastReported else { return }
        lastReported = rows
        for observer in observers { observer(rows) }
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
    /// The elements without those that stand there already.
    fileprivate func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
