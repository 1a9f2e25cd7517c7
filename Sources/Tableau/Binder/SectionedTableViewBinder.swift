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
/// data source. Describe everything in chains, before ``finish()``.
///
/// Data flows one way: sources write into a pending state, of which each turn takes a snapshot. It
/// is compared with the displayed one, and the difference is applied.
@MainActor
public final class SectionedTableViewBinder<Section: TableViewSection> {
    /// The table.
    public let tableView: TableView
    let adapter: TableViewAdapter
    let clock: any UpdateClock
    package let reporter: DiagnosticReporter

    /// The state to display after the next turn.
    let pending: PendingState<Section>
    var shown = ShownTable()
    /// The displayed state before the update that is being applied.
    var shownBefore: TableSnapshot?

    /// The bindings for any section; those for all others are in the pending state, and those that
    /// name a section in its state.
    let anySection = SectionBindings()
    /// What any chain binds.
    package internal(set) var answers: TableQuestions = []
    let connection = SourceConnection()
    /// How updates are planned, apart from their animations.
    var planning = UpdateOptions()
    /// The features in use, in the order of their parts of a turn.
    var features: [any BinderFeature<Section>] = []
    /// The table according to the data, while a feature arranges it differently.
    var unarranged: ShownTable?
    /// The sections of the last recorded table, whose names others share.
    var recordedSections: (states: [AnySectionState], names: [Section]) = ([], [])
    /// Whether a feature waits for the table to be in a window.
    var awaitsWindow = false
    var phase = Phase.binding
    private(set) var firstChain: ChainLabel?
    var hasSetDisplayedSections = false
    /// Whether another binder had finished on the same table.
    var replacesBinder = false
    /// What has been reported once; of a section, in its state.
    var reported: Set<String> = []
    private(set) lazy var weakSelf = WeakReference(self)

    enum Phase {
        /// Chains may be started; nothing is displayed.
        case binding
        /// The binder waits for changes.
        case idle
        /// The clock has been asked to apply changes.
        case scheduled
        /// Changes are being applied; `again` if there are others, for the next turn.
        case working(again: Bool)
    }

    /// Whether changes are animated, which is the default; if not, each change reloads the table.
    public var animateChanges = true

    /// The animation of inserted rows; `.automatic` by default, like the next five.
    public var rowInsertionAnimation = TableView.RowAnimation.automatic
    /// The animation of deleted rows.
    public var rowDeletionAnimation = TableView.RowAnimation.automatic
    /// The animation of rows with new content: of cells that a cell provider replaces, and, on a
    /// terminal, the highlight of others; `.none` shows neither.
    public var rowUpdateAnimation = TableView.RowAnimation.automatic
    /// The animation of inserted sections.
    public var sectionInsertionAnimation = TableView.RowAnimation.automatic
    /// The animation of deleted sections.
    public var sectionDeletionAnimation = TableView.RowAnimation.automatic
    /// The animation of sections that change their order without ``animateSectionMoves``.
    public var sectionUpdateAnimation = TableView.RowAnimation.automatic
    /// The animation of changes in sections whose data has neither identity nor equality.
    public var undiffableSectionUpdateAnimation = TableView.RowAnimation.fade
    /// The animation of headers and footers that appear, disappear or change their kind.
    public var sectionHeaderFooterUpdateAnimation = TableView.RowAnimation.none
    /// Whether reordered sections move on screen; false by default.
    ///
    /// If false, such a section is deleted and inserted in the same batch as all other changes. If
    /// true, it moves with its cells in a second batch; an ``updateDelegate`` receives both.
    public var animateSectionMoves = false

    /// Whether bound cell, header and footer classes are registered; true by default.
    ///
    /// Set it to false before the first chain to register classes yourself.
    public var automaticallyRegister = true

    /// A delegate that can apply updates itself, held weakly.
    public weak var updateDelegate: (any TableViewUpdateDelegate)?

    /// Creates a binder for a table.
    ///
    /// - Parameters:
    ///   - tableView: The table; its data source and delegate are set by ``finish()``.
    ///   - sectionedBy: The type of the table's sections.
    ///   - sectionDisplayBehavior: The rule for which sections are displayed, and in what order.
    ///   - clock: Decides when changes are applied; see ``ManualUpdateClock`` for tests.
    public init(
        tableView: TableView, sectionedBy: Section.Type,
        sectionDisplayBehavior: SectionDisplayBehavior<Section> = .manuallyManaged,
        clock: any UpdateClock = MainQueueClock.shared
    ) {
        self.tableView = tableView
        self.clock = clock
        reporter = DiagnosticReporter(clock: clock)
        adapter = TableViewAdapter(tableView: tableView)
        pending = PendingState(behavior: sectionDisplayBehavior)
        connection.setNeedsTurn = { [weakSelf] in weakSelf.object?.setNeedsTurn() }
    }

    deinit {
        guard case .binding = phase else {
            return reporter.report(blankTable: tableView, firstChain)
        }
        if let firstChain, !reported.contains(TableDiagnostic.Kind.neverFinished.rawValue) {
            MainQueue.run { [reporter] in
                reporter.report(.missingFinish("A binder was released", firstChain))
            }
        }
    }

    /// Whether ``finish()`` has been called.
    public var hasFinishedBinding: Bool { if case .binding = phase { false } else { true } }

    /// Whether data is on its way to the table.
    var expectsTurn: Bool {
        switch phase {
        case .binding, .scheduled: true
        case .idle: false
        case .working(let again): again
        }
    }

    /// The number of sections with state in the binder, displayed or not.
    package var numberOfKnownSections: Int { pending.sections.count }

    func register<View: AnyObject>(_ type: View.Type, by register: (View.Type) -> Void) {
        guard automaticallyRegister, !hasFinishedBinding else { return }
        reportMissingNib(of: type)
        register(type)
    }
}

// MARK: Chains

extension SectionedTableViewBinder {
    func noteStart(of chain: ChainLabel) {
        guard firstChain == nil else { return }
        firstChain = chain
        expectFinish(after: chain)
    }

    /// Returns whether a chain may bind; reports that after `finish()` it may not.
    func admitBinding(_ part: String, _ chain: ChainLabel) -> Bool {
        if !hasFinishedBinding { return true }
        report(
            .chainAfterFinish, of: chain, "A chain bound \(part) after finish().",
            advice: "It is ignored: bind first; data may change later through closures or .rx.")
        return false
    }
}
