#if canImport(UIKit) && !os(watchOS)
public import UIKit
#endif

/// Binds sections of a table to what they show and do.
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
/// Keep it for as long as the table is shown: it owns the subscriptions and is the table's data
/// source. Do not subclass it: describe everything in chains, before ``finish()``.
@MainActor
public final class SectionedTableViewBinder<Section: TableViewSection> {
    let engine: BinderEngine<Section>

    /// A binder for a table.
    ///
    /// - Parameters:
    ///   - tableView: The table; its data source and delegate are set by ``finish()``.
    ///   - sectionedBy: The type of the table's sections.
    ///   - sectionDisplayBehavior: Which sections are shown, and in what order.
    ///   - clock: Decides when changes are applied; a test turns one by hand.
    public init(
        tableView: TableView, sectionedBy: Section.Type,
        sectionDisplayBehavior: SectionDisplayBehavior<Section> = .manuallyManaged,
        clock: any UpdateClock = MainQueueClock.shared
    ) {
        engine = BinderEngine(tableView: tableView, behavior: sectionDisplayBehavior, clock: clock)
    }

    /// The table.
    public var tableView: TableView { engine.tableView }

    // MARK: Life

    /// Whether ``finish()`` has been called.
    public var hasFinishedBinding: Bool { engine.hasFinished }

    /// Ends the binding: becomes the table's data source and delegate, and loads it once.
    ///
    /// Chains cannot be started afterwards. A second call does nothing.
    public func finish() { engine.finish() }

    /// Asks every bound closure again, and animates what changed, in the next turn.
    ///
    /// May be called at any time, inside handlers too.
    public func refresh() { engine.refresh() }

    // MARK: Sections

    /// The sections shown, in order.
    ///
    /// To be set under `.manuallyManaged` only; otherwise nothing changes and a diagnostic says so.
    /// Reading gives what was set at once, though the table shows it in the next turn.
    public var displayedSections: [Section] {
        get { engine.pending.displayedSections }
        set { engine.setDisplayedSections(newValue) }
    }

    /// Which sections are shown, and in what order.
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

    /// How rows are inserted.
    ///
    /// Default `.automatic`, like the next five.
    public var rowInsertionAnimation: TableView.RowAnimation {
        get { engine.options.planning.animations.rowInsertion }
        set { engine.options.planning.animations.rowInsertion = newValue }
    }

    /// How rows are deleted.
    public var rowDeletionAnimation: TableView.RowAnimation {
        get { engine.options.planning.animations.rowDeletion }
        set { engine.options.planning.animations.rowDeletion = newValue }
    }

    /// How rows change whose cell has to be replaced: those of cell providers.
    public var rowUpdateAnimation: TableView.RowAnimation {
        get { engine.options.planning.animations.rowUpdate }
        set { engine.options.planning.animations.rowUpdate = newValue }
    }

    /// How sections are inserted.
    public var sectionInsertionAnimation: TableView.RowAnimation {
        get { engine.options.planning.animations.sectionInsertion }
        set { engine.options.planning.animations.sectionInsertion = newValue }
    }

    /// How sections are deleted.
    public var sectionDeletionAnimation: TableView.RowAnimation {
        get { engine.options.planning.animations.sectionDeletion }
        set { engine.options.planning.animations.sectionDeletion = newValue }
    }

    /// How sections that change their order are deleted and inserted.
    ///
    /// Not used with ``animateSectionMoves``, which moves them.
    public var sectionUpdateAnimation: TableView.RowAnimation {
        get { engine.options.planning.animations.sectionUpdate }
        set { engine.options.planning.animations.sectionUpdate = newValue }
    }

    /// How rows change in sections whose data have neither identity nor equality.
    ///
    /// Default `.fade`.
    public var undiffableSectionUpdateAnimation: TableView.RowAnimation {
        get { engine.options.planning.animations.undiffableSectionUpdate }
        set { engine.options.planning.animations.undiffableSectionUpdate = newValue }
    }

    /// How headers and footers appear, disappear and change their kind.
    ///
    /// Default `.none`.
    public var sectionHeaderFooterUpdateAnimation: TableView.RowAnimation {
        get { engine.options.planning.animations.sectionHeaderFooterUpdate }
        set { engine.options.planning.animations.sectionHeaderFooterUpdate = newValue }
    }

    /// Whether changes are animated.
    ///
    /// Default true; if false the table is reloaded at each change.
    public var animateChanges: Bool {
        get { engine.options.animatesChanges }
        set { engine.options.animatesChanges = newValue }
    }

    /// Whether sections that change their order move on screen.
    ///
    /// Default false: such a section is deleted and inserted in the same batch as all other changes.
    /// If true, its cells travel with it, in a second batch after the one with all changes of rows;
    /// an ``updateDelegate`` receives both.
    public var animateSectionMoves: Bool {
        get { engine.options.planning.showsSectionMoves }
        set { engine.options.planning.showsSectionMoves = newValue }
    }

    // MARK: Helpers

    /// Whether bound cell, header and footer classes are registered with the table.
    ///
    /// Default true.
    ///
    /// Set it to false before the first chain to register them yourself.
    public var automaticallyRegister: Bool {
        get { engine.options.registersAutomatically }
        set { engine.options.registersAutomatically = newValue }
    }

    /// Can apply updates in its own way.
    ///
    /// Held weakly.
    public weak var updateDelegate: (any TableViewUpdateDelegate)? {
        get { engine.options.updateDelegate }
        set { engine.options.updateDelegate = newValue }
    }

    /// Receives likely mistakes in the bindings; `nil`, the default, prints each kind once for each
    /// section on standard error.
    public var diagnosticHandler: ((TableDiagnostic) -> Void)? {
        get { engine.reporter.handler }
        set { engine.reporter.handler = newValue }
    }

    /// Prints diagnostics while there is no ``diagnosticHandler``.
    package var diagnosticOutput: (String) -> Void {
        get { engine.reporter.output }
        set { engine.reporter.output = newValue }
    }

    /// How many sections the binder holds something for, displayed or not.
    package var numberOfKnownSections: Int { engine.pending.sections.count }
}
