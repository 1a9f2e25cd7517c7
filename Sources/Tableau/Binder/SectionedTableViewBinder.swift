#if canImport(UIKit) && !os(watchOS)
public import UIKit
#endif

/// Binds the sections of a table to data, handlers and dimensions.
///
/// ```swift
/// let binder = SectionedTableViewBinder(
///     tableView: tableView, sectionedBy: Section.self,
///     sectionDisplayBehavior: .hidesSectionsWithNoCellData)
/// binder.onSection(.message)
///     .bind(cellType: CenterLabelTableViewCell.self, viewModels: [.init(text: "Welcome")])
/// binder.onSections(.checking, .savings)
///     .bind(cellType: AccountCell.self, models: { [unowned self] in self.accounts })
///     .onTapped { section, row, cell, account in show(account) }
/// binder.finish()
/// ```
///
/// Retain it for as long as the table is displayed: it owns the subscriptions and is the table's
/// data source. Don't subclass it: describe everything in chains, before ``finish()``.
@MainActor
public final class SectionedTableViewBinder<Section: TableViewSection> {
    let engine: BinderEngine<Section>

    /// Creates a binder for a table.
    ///
    /// - Parameters:
    ///   - tableView: The table; its data source and delegate are set by ``finish()``.
    ///   - sectionedBy: The type of the table's sections.
    ///   - sectionDisplayBehavior: The rule for which sections are displayed, and in what order.
    ///   - clock: The clock that decides when changes are applied; tests can pass one to advance
    ///     manually.
    public init(
        tableView: TableView, sectionedBy: Section.Type,
        sectionDisplayBehavior: SectionDisplayBehavior<Section> = .manuallyManaged,
        clock: any UpdateClock = MainQueueClock.shared
    ) {
        engine = BinderEngine(tableView: tableView, behavior: sectionDisplayBehavior, clock: clock)
    }

    /// The table.
    public var tableView: TableView { engine.tableView }

    // MARK: Lifecycle

    /// A Boolean value that indicates whether ``finish()`` has been called.
    public var hasFinishedBinding: Bool { engine.hasFinished }

    /// Completes the binding: becomes the table's data source and delegate, and loads the table.
    ///
    /// No chains can be started afterwards. Further calls do nothing.
    public func finish() { engine.finish() }

    /// Runs every bound closure again, and animates the changes, in the next turn.
    ///
    /// May be called at any time, including from handlers.
    public func refresh() { engine.refresh() }

    // MARK: Sections

    /// The displayed sections, in order.
    ///
    /// Set it only under `.manuallyManaged`; otherwise it is ignored and a diagnostic is reported.
    /// A new value can be read immediately, though the table displays it in the next turn.
    public var displayedSections: [Section] {
        get { engine.pending.displayedSections }
        set { engine.setDisplayedSections(newValue) }
    }

    /// The rule for which sections are displayed, and in what order.
    ///
    /// May be changed at any time.
    public var sectionDisplayBehavior: SectionDisplayBehavior<Section> {
        get { engine.behavior }
        set { engine.setBehavior(newValue) }
    }

    /// Explains which chain supplies each part of a section, and which bindings it replaces.
    ///
    /// ```swift
    /// print(binder.explain(.savings))
    /// ```
    ///
    /// - Parameter section: Any section, displayed or not.
    public func explain(_ section: Section) -> SectionExplanation { engine.explain(section) }

    // MARK: Animations

    /// The animation of inserted rows.
    ///
    /// The default is `.automatic`, as for the next five properties.
    public var rowInsertionAnimation: TableView.RowAnimation {
        get { engine.options.planning.animations.rowInsertion }
        set { engine.options.planning.animations.rowInsertion = newValue }
    }

    /// The animation of deleted rows.
    public var rowDeletionAnimation: TableView.RowAnimation {
        get { engine.options.planning.animations.rowDeletion }
        set { engine.options.planning.animations.rowDeletion = newValue }
    }

    /// The animation of rows with new content: of cells that are replaced, which are those of cell
    /// providers, and, on a terminal, the highlight of others; `.none` shows neither.
    public var rowUpdateAnimation: TableView.RowAnimation {
        get { engine.options.planning.animations.rowUpdate }
        set { engine.options.planning.animations.rowUpdate = newValue }
    }

    /// The animation of inserted sections.
    public var sectionInsertionAnimation: TableView.RowAnimation {
        get { engine.options.planning.animations.sectionInsertion }
        set { engine.options.planning.animations.sectionInsertion = newValue }
    }

    /// The animation of deleted sections.
    public var sectionDeletionAnimation: TableView.RowAnimation {
        get { engine.options.planning.animations.sectionDeletion }
        set { engine.options.planning.animations.sectionDeletion = newValue }
    }

    /// The animation of sections that change their order by being deleted and inserted.
    ///
    /// Unused with ``animateSectionMoves``, which moves them.
    public var sectionUpdateAnimation: TableView.RowAnimation {
        get { engine.options.planning.animations.sectionUpdate }
        set { engine.options.planning.animations.sectionUpdate = newValue }
    }

    /// The animation of changes in sections whose data has neither identity nor equality.
    ///
    /// The default is `.fade`.
    public var undiffableSectionUpdateAnimation: TableView.RowAnimation {
        get { engine.options.planning.animations.undiffableSectionUpdate }
        set { engine.options.planning.animations.undiffableSectionUpdate = newValue }
    }

    /// The animation of headers and footers that appear, disappear or change their kind.
    ///
    /// The default is `.none`.
    public var sectionHeaderFooterUpdateAnimation: TableView.RowAnimation {
        get { engine.options.planning.animations.sectionHeaderFooterUpdate }
        set { engine.options.planning.animations.sectionHeaderFooterUpdate = newValue }
    }

    /// A Boolean value that indicates whether changes are animated.
    ///
    /// The default is true. If false, the table is reloaded on each change.
    public var animateChanges: Bool {
        get { engine.options.animatesChanges }
        set { engine.options.animatesChanges = newValue }
    }

    /// A Boolean value that indicates whether reordered sections move on screen.
    ///
    /// If false, the default, such a section is deleted and inserted in the same batch as all other
    /// changes. If true, it moves with its cells in a second batch, after the batch with all
    /// changes of rows; an ``updateDelegate`` receives both batches.
    public var animateSectionMoves: Bool {
        get { engine.options.planning.showsSectionMoves }
        set { engine.options.planning.showsSectionMoves = newValue }
    }

    // MARK: Options

    /// A Boolean value that indicates whether bound cell, header and footer classes are registered.
    ///
    /// The default is true.
    ///
    /// Set it to false before the first chain to register classes yourself.
    public var automaticallyRegister: Bool {
        get { engine.options.registersAutomatically }
        set { engine.options.registersAutomatically = newValue }
    }

    /// A delegate that can apply updates itself, held weakly.
    public weak var updateDelegate: (any TableViewUpdateDelegate)? {
        get { engine.options.updateDelegate }
        set { engine.options.updateDelegate = newValue }
    }

    /// A closure that receives likely mistakes in the bindings.
    ///
    /// If `nil`, the default, each kind is printed once per section to standard error.
    public var diagnosticHandler: ((TableDiagnostic) -> Void)? {
        get { engine.reporter.handler }
        set { engine.reporter.handler = newValue }
    }

    /// Prints diagnostics if there is no ``diagnosticHandler``.
    package var diagnosticOutput: (String) -> Void {
        get { engine.reporter.output }
        set { engine.reporter.output = newValue }
    }

    /// The number of sections with state in the binder, displayed or not.
    package var numberOfKnownSections: Int { engine.pending.sections.count }
}
