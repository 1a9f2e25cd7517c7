#if !canImport(UIKit) || os(watchOS)
public import Foundation

/// A table without a display, which a surface draws.
///
/// It requests the visible rows from its data source, lays them out, and applies batches of updates by
/// the strictest rules. Names and behaviour match UIKit's, so that code written for a table view
/// compiles and can be tested without a device.
///
/// ```swift
/// let tableView = TableView(style: .plain)
/// tableView.register(TableViewCell.self, forCellReuseIdentifier: "name")
/// tableView.dataSource = names
/// print(tableView.numberOfRows(inSection: 0), tableView.visibleCells.count)
/// tableView.tapRow(at: IndexPath(row: 1, section: 0))
/// ```
///
/// Layout takes place when a query needs it, after a batch, or when a surface draws;
/// ``layoutIfNeeded()`` forces it. A table of zero size lays out as on a screen of 390 x 844.
///
/// With UIKit, this type is `UITableView`.
@MainActor
open class TableView: TableElementView {
    // MARK: Configuration

    /// The style, which determines whether headers float.
    public let style: Style

    /// The object that provides counts and cells; setting it reloads the table.
    open weak var dataSource: (any TableViewDataSource)? {
        didSet {
            boundSource = dataSource as? any BoundTableSource
            setNeedsReload()
        }
    }

    /// The object that provides heights and headers, and receives taps.
    open weak var delegate: (any TableViewDelegate)? {
        didSet {
            boundDelegate = delegate as? any BoundTableSource
            setNeedsReload()
        }
    }

    /// A closure that runs when a call or a batch breaks the table's contract.
    ///
    /// The default traps with the explanation. If a handler returns, the table has been reloaded.
    public var contractViolationHandler: @MainActor (TableContractViolation) -> Void = {
        fatalError($0.description)
    }

    package weak var surface: (any TableViewSurface)?

    /// The sizes of self-sizing elements; setting it measures everything again.
    package var metrics = TableMetrics() {
        didSet { invalidateHeights() }
    }

    /// Schedules the completions of batches; by default, in the next turn of the main queue.
    package var completionScheduler:
        @MainActor (@escaping @MainActor @Sendable () -> Void) -> Void =
            { work in DispatchQueue.main.async { MainActor.assumeIsolated(work) } }

    /// Creates a table with a frame and style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    /// Creates a table with the size of a screen, 390 x 844.
    public convenience init(style: Style) {
        self.init(frame: CGRect(origin: .zero, size: Self.screenSize), style: style)
    }

    /// Creates a plain table with a frame.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Exists so that subclasses written for UIKit compile; archives aren't supported.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    // MARK: Heights

    /// The height of rows for which the delegate provides none.
    open var rowHeight = TableView.automaticDimension {
        didSet { if rowHeight != oldValue { invalidateHeights() } }
    }
    /// The height of headers for which the delegate provides none.
    open var sectionHeaderHeight = TableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { invalidateHeights() } }
    }
    /// The height of footers for which the delegate provides none.
    open var sectionFooterHeight = TableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { invalidateHeights() } }
    }
    /// The estimated height of rows, used until they are measured.
    open var estimatedRowHeight = TableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { invalidateHeights() } }
    }
    /// The estimated height of headers, used until they are measured.
    open var estimatedSectionHeaderHeight = TableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { invalidateHeights() } }
    }
    /// The estimated height of footers, used until they are measured.
    open var estimatedSectionFooterHeight = TableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { invalidateHeights() } }
    }

    // MARK: Behaviour

    /// Whether rows can be tapped.
    open var allowsSelection = true
    /// Whether several rows can be selected.
    open var allowsMultipleSelection = false {
        didSet { surface?.needsDisplay() }
    }
    /// Whether people check rows in editing mode: a tap then selects or deselects a row, whatever
    /// ``allowsMultipleSelection``, and opens none.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether the table is in editing mode; see ``setEditing(_:animated:)``.
    open internal(set) var isEditing = false

    /// Begins or ends editing mode.
    ///
    /// Selected and checked rows are deselected; nobody is told, as in UIKit.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditing else { return }
        if allowsMultipleSelectionDuringEditing {
            selectRow(at: nil, animated: animated, scrollPosition: .none)
        }
        isEditing = editing
        surface?.needsDisplay()
    }

    /// The table's frame; its size is the visible part.
    open override var frame: CGRect {
        willSet {
            // An end that is visible stays so when the visible part becomes smaller.
            if newValue.size != frame.size, place.rule.isEnd, showsEnd { visible.followsEnd = true }
        }
        didSet {
            guard frame.size != oldValue.size else { return }
            setNeedsLayout()
            showAwaitedRow()
        }
    }

    /// The origin of the visible part in the content; setting it scrolls without animation.
    open var contentOffset: CGPoint {
        get { offset }
        set { scroll(to: newValue) }
    }

    /// Scrolls to an offset, immediately even if animated.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset)
    }

    // MARK: State

    /// The data source, if it is that of a binder.
    weak var boundSource: (any BoundTableSource)?
    weak var boundDelegate: (any BoundTableSource)?
    var phase = TablePhase.idle
    var loaded = LoadedTable()
    var visible = VisibleTable()
    var selection: Set<RowPath> = []
    /// The focused row while there is no surface, and whether its control is to be edited.
    var focusWithoutSurface: (row: RowPath, isEditing: Bool)?
    /// Follows rows by identity through the next batch or reload; called at most once, with the rows that
    /// hold state and whose new place the update doesn't determine.
    package var rowFollowing: RowFollowing?
    package let place = PlaceKeeping()
    var updates = PendingUpdates()
    var request: CellRequest?
    var cellPool = ReusePool<TableViewCell>()
    var headerFooterPool = ReusePool<TableViewHeaderFooterView>()
    var offset: CGPoint = .zero

    // MARK: Reloading and batches

    /// Releases all cells and requests everything again: counts immediately, cells on layout.
    ///
    /// Clears the selection. The offset stays unless the content has become too short for it.
    ///
    /// - Complexity: O(*n*) in the number of sections.
    open func reloadData() { reloadEverything() }

    /// Applies all operations called in `updates` as one batch.
    ///
    /// Change the model inside the block. Deletes, reloads and the sources of moves refer to the
    /// table before the block; inserts and the destinations of moves refer to the table after it.
    /// Blocks can be nested; the outermost one applies the batch.
    ///
    /// - Parameters:
    ///   - updates: Changes the model and calls the operations.
    ///   - completion: Called later, in the order of the batches, always with true.
    open func performBatchUpdates(
        _ updates: (() -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        if let completion { self.updates.completions.append(completion) }
        beginUpdates()
        updates?()
        endUpdates()
    }

    /// Begins a batch, or a block inside one; balance each call with ``endUpdates()``.
    open func beginUpdates() { beginBatch() }

    /// Ends a block begun by ``beginUpdates()``; the outermost one applies the batch.
    open func endUpdates() { endBatch() }

    /// Inserts sections, by their indexes after the batch.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        edit { $0.sections.inserts.append(sections, with: animation) }
    }

    /// Deletes sections, by their indexes before the batch.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        edit { $0.sections.deletes.append(sections, with: animation) }
    }

    /// Reloads sections, by their indexes before the batch.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        edit { $0.sections.reloads.append(sections, with: animation) }
    }

    /// Moves a section from its index before the batch to one after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        let (old, new) = (RowPath(clamping: [0, section]), RowPath(clamping: [0, newSection]))
        edit { $0.sections.moves.append(RowMove(from: old, to: new)) }
    }

    /// Inserts rows, by their paths after the batch.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        edit { $0.rows.inserts.append(indexPaths, with: animation) }
    }

    /// Deletes rows, by their paths before the batch.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        edit { $0.rows.deletes.append(indexPaths, with: animation) }
    }

    /// Replaces the cells of rows, by their paths before the batch.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        edit { $0.rows.reloads.append(indexPaths, with: animation) }
    }

    /// Moves a row from its path before the batch to one after it.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        let (old, new) = (RowPath(clamping: indexPath), RowPath(clamping: newIndexPath))
        edit { $0.rows.moves.append(RowMove(from: old, to: new)) }
    }

    /// Requests rows again while keeping their cells, which dequeuing returns.
    ///
    /// Ignores rows that aren't visible. Inside a batch, paths refer to the table before it, and
    /// the rows are requested after it.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        beginBatch()
        updates.reconfigures += indexPaths.map { RowPath(clamping: $0) }
        endBatch()
    }

    // MARK: Layout

    /// Marks the layout as outdated.
    open override func setNeedsLayout() { visible.needsLayout = true }

    /// Requests cells of rows that became visible, and releases those of rows that no longer are.
    open override func layoutIfNeeded() { layoutVisible() }
}
#endif
