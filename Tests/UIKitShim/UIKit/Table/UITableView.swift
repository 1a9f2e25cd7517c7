// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names and signatures are UIKit's; Apple documents them.

public import Foundation
import TableEngine

/// A working table view: layout, batches, reuse and selection are those of the display-neutral
/// table, which checks every batch against the table contract.
@MainActor
open class UITableView: UIScrollView {
    public enum Style: Int, Sendable {
        case plain = 0
        case grouped = 1
        case insetGrouped = 2
    }

    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right = 1
        case left = 2
        case top = 3
        case bottom = 4
        case none = 5
        case middle = 6
        case automatic = 100
    }

    public enum ScrollPosition: Int, Sendable {
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    public nonisolated static let automaticDimension: CGFloat = -1

    public let style: Style
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet {
            sourceMethods = KnownMethods(of: dataSource)
            engine.dataSource = dataSource == nil ? nil : driver
        }
    }
    open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            delegateMethods = KnownMethods(of: delegate)
            shareHeights()
            engine.delegate = driver
        }
    }
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        didSet { dragMethods = KnownMethods(of: dragDelegate) }
    }
    open var dragInteractionEnabled = false
    open var hasActiveDrag = false
    open var hasActiveDrop = false
    /// Whether the lifted row has been put down, or is being so.
    var hasDropped = false

    open var rowHeight = automaticDimension { didSet { engine.rowHeight = rowHeight } }
    open var sectionHeaderHeight = automaticDimension { didSet { shareHeights() } }
    open var sectionFooterHeight = automaticDimension { didSet { shareHeights() } }
    open var estimatedRowHeight = automaticDimension {
        didSet { engine.estimatedRowHeight = estimatedRowHeight }
    }
    open var estimatedSectionHeaderHeight = automaticDimension {
        didSet { engine.estimatedSectionHeaderHeight = estimatedSectionHeaderHeight }
    }
    open var estimatedSectionFooterHeight = automaticDimension {
        didSet { engine.estimatedSectionFooterHeight = estimatedSectionFooterHeight }
    }
    open var allowsSelection = true { didSet { shareSelection() } }
    open var allowsMultipleSelection = false { didSet { shareSelection() } }
    open var allowsSelectionDuringEditing = false { didSet { shareSelection() } }
    open var allowsMultipleSelectionDuringEditing = false { didSet { shareSelection() } }
    open var isEditing: Bool {
        get { isInEditingMode }
        set { setEditing(newValue, animated: false) }
    }
    open var backgroundView: UIView?

    /// The table's own heights apply only to existing headers and footers; a delegate's height
    /// applies in any case, even if it is the same number.
    private func shareHeights() {
        engine.sectionHeaderHeight =
            delegateMethods.contains(.headerHeight) ? Self.automaticDimension : sectionHeaderHeight
        engine.sectionFooterHeight =
            delegateMethods.contains(.footerHeight) ? Self.automaticDimension : sectionFooterHeight
    }

    let engine: TableView
    private(set) lazy var driver = TableDriver(self)
    /// The methods that they had when they were set; no others are ever called.
    private var delegateMethods = KnownMethods()
    private var sourceMethods = KnownMethods()
    private var dragMethods = KnownMethods()
    var isInEditingMode = false { didSet { shareSelection() } }
    var cellSources: [String: ReusableSource] = [:]
    var headerFooterSources: [String: ReusableSource] = [:]
    var violationHandler: @MainActor (String) -> Void = { fatalError($0) }
    /// How many calls that a table makes for one of its cells are running.
    private var cellCalls = 0

    public init(frame: CGRect, style: Style) {
        self.style = style
        engine = TableView(frame: frame, style: TableView.Style(rawValue: style.rawValue)!)
        super.init(frame: frame)
        register(
            UITableViewHeaderFooterView.self,
            forHeaderFooterViewReuseIdentifier: TableDriver.titleIdentifier)
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        style = .plain
        engine = TableView(frame: .zero, style: .plain)
        super.init(coder: coder)
    }

    /// Cells are the table's subviews, also while it updates them.
    open override var subviews: [UIView] {
        super.subviews + engine.visibleCells.compactMap { ($0 as? CellHost)?.cell }
    }

    open override var frame: CGRect { didSet { engine.frame.size = frame.size } }

    open override var contentOffset: CGPoint {
        get { engine.contentOffset }
        set { engine.contentOffset = newValue }
    }

    open override func adjustedContentInsetDidChange() {
        delegate(for: .didChangeInset)?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// Returns the delegate for a call of a method, if it had the method when it was set.
    func delegate(for method: OptionalMethod) -> (any UITableViewDelegate)? {
        AssociatedObjects.releaseThoseOfEndedObjects()
        return delegateMethods.allow(method, violationHandler)
            ? method.receiver(of: delegate) : nil
    }

    /// Returns the data source for a call of a method, if it had the method when it was set.
    func dataSource(for method: OptionalMethod) -> (any UITableViewDataSource)? {
        AssociatedObjects.releaseThoseOfEndedObjects()
        return sourceMethods.allow(method, violationHandler)
            ? method.receiver(of: dataSource) : nil
    }

    /// Returns the drag delegate for a call of a method, if it had the method when it was set.
    func dragDelegate(for method: OptionalMethod) -> (any UITableViewDragDelegate)? {
        AssociatedObjects.releaseThoseOfEndedObjects()
        return dragMethods.allow(method, violationHandler)
            ? method.receiver(of: dragDelegate) : nil
    }

    /// Makes a call for a cell while the cells are being updated: the table must not be asked for them.
    func callForCell<Result>(_ call: () -> Result) -> Result {
        cellCalls += 1
        defer { cellCalls -= 1 }
        return call()
    }

    /// Reports a question for the cells in a call for one of them, for which UIKit raises an exception.
    func checkCellsAreSettled(_ question: String = #function) {
        if cellCalls > 0 {
            violationHandler("\(question) is read while the table updates its visible cells.")
        }
    }

    /// Reports a change of rows while one is dragged, for which apps report exceptions.
    private func checkNothingIsDragged(_ change: String = #function) {
        if hasActiveDrag || hasActiveDrop, !hasDropped {
            violationHandler("\(change) is called during a drag.")
        }
    }

    open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        engine.setContentOffset(contentOffset, animated: animated)
    }

    open override var contentSize: CGSize {
        get {
            let last = numberOfSections - 1
            let bottom = last < 0 ? 0 : engine.rect(forSection: last).maxY
            return CGSize(width: frame.width, height: bottom)
        }
        set {}
    }

    open override func setNeedsLayout() { engine.setNeedsLayout() }

    open override func layoutIfNeeded() {
        super.layoutIfNeeded()
        engine.layoutIfNeeded()
    }

    open var numberOfSections: Int { engine.numberOfSections }

    open func numberOfRows(inSection section: Int) -> Int {
        engine.numberOfRows(inSection: section)
    }

    // MARK: Scrolling

    open func scrollToRow(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
        engine.scrollToRow(at: indexPath, at: scrollPosition.neutral, animated: animated)
        switch scrollPosition {
        case .top: contentOffset.y -= adjustedContentInset.top
        case .bottom: contentOffset.y += adjustedContentInset.bottom
        default: break
        }
    }

    // MARK: Reloading and batches

    open func reloadData() {
        checkNothingIsDragged()
        engine.reloadData()
    }

    open var hasUncommittedUpdates: Bool { engine.hasUncommittedUpdates }

    open func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        guard let completion else { return engine.performBatchUpdates(updates) }
        // Safety: the engine is on the main actor and calls the completion there.
        nonisolated(unsafe) let done = completion
        engine.performBatchUpdates(updates) { done($0) }
    }

    open func beginUpdates() { engine.beginUpdates() }
    open func endUpdates() { engine.endUpdates() }

    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        checkNothingIsDragged()
        engine.insertSections(sections, with: animation.neutral)
    }

    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        checkNothingIsDragged()
        engine.deleteSections(sections, with: animation.neutral)
    }

    /// Replaces the cells of the sections, which ends an edit in them.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        checkNothingIsDragged()
        for cell in visibleCells
        where indexPath(for: cell).map({ sections.contains($0.section) }) ?? false {
            cell.endEditing(true)
            cell.contentView.endEditing(true)
        }
        engine.reloadSections(sections, with: animation.neutral)
    }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        checkNothingIsDragged()
        engine.moveSection(section, toSection: newSection)
    }

    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        checkNothingIsDragged()
        engine.insertRows(at: indexPaths, with: animation.neutral)
    }

    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        checkNothingIsDragged()
        engine.deleteRows(at: indexPaths, with: animation.neutral)
    }

    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        checkNothingIsDragged()
        engine.reloadRows(at: indexPaths, with: animation.neutral)
    }

    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        checkNothingIsDragged()
        engine.moveRow(at: indexPath, to: newIndexPath)
    }

    open func reconfigureRows(at indexPaths: [IndexPath]) {
        engine.reconfigureRows(at: indexPaths)
    }
}

extension UITableView.RowAnimation {
    var neutral: TableView.RowAnimation { TableView.RowAnimation(rawValue: rawValue)! }
}
