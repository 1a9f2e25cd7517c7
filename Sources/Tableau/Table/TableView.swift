#if !canImport(UIKit) || os(watchOS)
public import Foundation

/// A table without a display: it asks its data source for rows, lays out what is visible, applies
/// batches of updates by the strictest rules, and leaves the drawing to a surface.
///
/// Names and behaviour are UIKit's, so that code written for a table view compiles and can be
/// tested without a phone.
///
/// ```swift
/// let tableView = TableView(style: .plain)
/// tableView.register(TableViewCell.self, forCellReuseIdentifier: "name")
/// tableView.dataSource = names
/// print(tableView.numberOfRows(inSection: 0), tableView.visibleCells.count)
/// tableView.tapRow(at: IndexPath(row: 1, section: 0))
/// ```
///
/// Only rows that are visible are ever asked for or laid out. Layout happens when something is
/// asked about it, after a batch, or when a surface draws; ``layoutIfNeeded()`` forces it. A table
/// whose size is still zero lays out as on a screen of 390 x 844.
///
/// With UIKit, this name is `UITableView`.
@MainActor
open class TableView: TableElementView {
    // MARK: Set-up

    /// Whether headers float (`plain`) or scroll with their rows.
    public let style: Style

    /// Gives counts and cells.
    ///
    /// Setting it reloads the table.
    open weak var dataSource: (any TableViewDataSource)? {
        didSet {
            bulkSource = dataSource as? any TableViewBulkCounting
            setNeedsReload()
        }
    }

    /// Gives heights and headers, and receives taps.
    open weak var delegate: (any TableViewDelegate)? {
        didSet {
            heightAdvisor = delegate as? any TableViewHeightAdvising
            setNeedsReload()
        }
    }

    /// Receives the rows that will be asked for soon.
    open weak var prefetchDataSource: (any TableViewDataSourcePrefetching)?

    /// Whether ``prefetchDataSource`` is called.
    open var isPrefetchingEnabled = true

    /// What happens when a call or a batch breaks the table's contract.
    ///
    /// The default stops the program with the explanation; if a handler returns, the table has
    /// reloaded.
    public var contractViolationHandler: @MainActor (TableContractViolation) -> Void = {
        fatalError($0.description)
    }

    /// What draws the table, if anything does.
    package weak var surface: (any TableViewSurface)?

    /// The sizes of what sizes itself.
    ///
    /// Setting it measures everything again.
    package var metrics: TableMetrics = .points {
        didSet { invalidateHeights() }
    }

    /// How completions of batches are scheduled.
    ///
    /// The default is the main queue's next turn.
    package var completionScheduler:
        @MainActor (@escaping @MainActor @Sendable () -> Void) -> Void =
            { work in DispatchQueue.main.async { MainActor.assumeIsolated(work) } }

    /// A table at `frame`.
    ///
    /// - Parameters:
    ///   - frame: The place and size; its size is the visible part.
    ///   - style: Whether headers float.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    /// A table of the size of a screen, 390 x 844.
    public convenience init(style: Style) {
        self.init(frame: CGRect(origin: .zero, size: Self.screenSize), style: style)
    }

    /// A plain table at `frame`.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Exists so that subclasses written for UIKit compile; there are no archives here.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    // MARK: Heights

    /// Every row's height, unless the delegate says otherwise.
    open var rowHeight = TableView.automaticDimension {
        didSet { if rowHeight != oldValue { invalidateHeights() } }
    }
    /// Every header's height, unless the delegate says otherwise.
    open var sectionHeaderHeight = TableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { invalidateHeights() } }
    }
    /// Every footer's height, unless the delegate says otherwise.
    open var sectionFooterHeight = TableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { invalidateHeights() } }
    }
    /// Stands in for a row's height until it was measured.
    open var estimatedRowHeight = TableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { invalidateHeights() } }
    }
    /// Stands in for a header's height until it was measured.
    open var estimatedSectionHeaderHeight = TableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { invalidateHeights() } }
    }
    /// Stands in for a footer's height until it was measured.
    open var estimatedSectionFooterHeight = TableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { invalidateHeights() } }
    }
    /// Shown above the first section; its frame's height counts.
    open var tableHeaderView: TableElementView? { didSet { tableHeaderFooterChanged() } }
    /// Shown below the last section; its frame's height counts.
    open var tableFooterView: TableElementView? { didSet { tableHeaderFooterChanged() } }

    // MARK: Behaviour

    /// Whether rows can be tapped.
    open var allowsSelection = true
    /// Whether several rows can be selected at once.
    open var allowsMultipleSelection = false
    /// Whether the first fully visible row stays where it is when rows above it come, go or change
    /// their height.
    ///
    /// False by default, as UIKit has it: rows inserted above push everything down.
    open var keepsVisibleRowsInPlace: Bool {
        get { place.rule != .none }
        set { place.rule = newValue ? .rows(alsoAtTop: true) : .none }
    }

    /// The table's place and size; the size is the visible part.
    open override var frame: CGRect {
        willSet { if newValue.size != frame.size, followsEndOnResize { place.followsEnd = true } }
        didSet { if frame.size != oldValue.size { setNeedsLayout() } }
    }

    /// Where the visible part starts in the content.
    ///
    /// Setting it scrolls without animation.
    open var contentOffset: CGPoint {
        get { offset }
        set { scroll(to: newValue, animated: false) }
    }

    /// Scrolls.
    ///
    /// Surfaces animate it if they can; the table is there at once.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }

    // MARK: State of the engine; see the extensions

    /// The data source, if it can tell all counts at once.
    weak var bulkSource: (any TableViewBulkCounting)?
    /// The delegate, if it can say that it gives no heights.
    weak var heightAdvisor: (any TableViewHeightAdvising)?
    var loaded = LoadedTable()
    var visible = VisibleTable()
    /// The selected rows.
    var selection: Set<RowPath> = []
    /// The row that keys would act on, while there is no surface to tell.
    var focusWithoutSurface: RowPath?
    /// Whether the control of that row is to be edited.
    var editsFocusWithoutSurface = false
    var rowFollowing: RowFollowing?
    /// What it shows while it has no row.
    package var emptyContent: EmptyContent? {
        didSet { surface?.tableViewNeedsDisplay(self) }
    }
    /// How it keeps its place.
    package var place = PlaceKeeping()
    var updates = PendingUpdates()
    var request: CellRequest?
    var prefetch = PrefetchWindow()
    var cellPool = ReusePool<TableViewCell>()
    var headerFooterPool = ReusePool<TableViewHeaderFooterView>()
    var offset: CGPoint = .zero

    // MARK: Reloading and batches

    /// Releases all cells and asks for everything again: counts at once, cells on layout.
    ///
    /// Selection is dropped. The offset stays, unless the content is now too short for it.
    ///
    /// - Complexity: O(*n*) in the number of sections.
    open func reloadData() { reloadEverything() }

    /// Applies all operations that `updates` calls, as one batch.
    ///
    /// Change the model inside the block. Deletes, reloads and the sources of moves count in the
    /// table before the block; inserts and the destinations of moves in the one after it. Blocks
    /// nest; the outermost applies them all.
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

    /// Starts a batch, or a block within one.
    ///
    /// Each needs its ``endUpdates()``.
    open func beginUpdates() { beginBatch() }

    /// Ends what ``beginUpdates()`` started; the outermost applies the batch.
    open func endUpdates() { endBatch() }

    /// Inserts sections, by their indexes after the batch.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        edit { TableBatch.record(sections, with: animation, in: &$0.sectionInserts) }
    }

    /// Deletes sections, by their indexes before the batch.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        edit { TableBatch.record(sections, with: animation, in: &$0.sectionDeletes) }
    }

    /// Reloads sections, by their indexes before the batch.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        edit { TableBatch.record(sections, with: animation, in: &$0.sectionReloads) }
    }

    /// Moves a section from its index before the batch to one after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        let move = SectionMove(from: Int32(clamping: section), to: Int32(clamping: newSection))
        edit { $0.sectionMoves.append(move) }
    }

    /// Inserts rows, by their paths after the batch.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        edit { TableBatch.record(indexPaths, with: animation, in: &$0.rowInserts) }
    }

    /// Deletes rows, by their paths before the batch.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        edit { TableBatch.record(indexPaths, with: animation, in: &$0.rowDeletes) }
    }

    /// Gives rows new cells, by their paths before the batch.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        edit { TableBatch.record(indexPaths, with: animation, in: &$0.rowReloads) }
    }

    /// Moves a row from its path before the batch to one after it.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        edit { TableBatch.record(indexPath, to: newIndexPath, in: &$0.rowMoves) }
    }

    /// Asks for rows again and keeps their cells: the data source's dequeue is given the same cell.
    ///
    /// Rows that are not visible are left alone. Inside a batch, paths count before it, and the
    /// rows are asked for when it was applied.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    // MARK: Layout

    /// Marks the layout as out of date.
    open override func setNeedsLayout() { visible.needsLayout = true }

    /// Asks for cells of rows that became visible, and releases those of rows that no longer are.
    open override func layoutIfNeeded() { layoutVisible() }
}
#endif
