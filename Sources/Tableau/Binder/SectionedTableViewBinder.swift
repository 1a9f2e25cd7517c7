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
///
/// Data flows one way: sources write into a pending state, which produces a snapshot once per turn.
/// The snapshot is compared with the displayed one, and the difference is applied.
@MainActor
public final class SectionedTableViewBinder<Section: TableViewSection> {
    /// The table.
    public let tableView: TableView
    let adapter: TableViewAdapter
    let clock: any UpdateClock
    let reporter: DiagnosticReporter

    /// The state to display after the next turn.
    let pending: PendingState<Section>
    var shown = ShownTable<Section>()
    /// The displayed state before the update that is being applied.
    var shownBefore: TableSnapshot<Section>?

    /// The bindings for many sections; those that name a section are in its state.
    var handlers = LevelHandlers()
    let connection = SourceConnection()
    var planning = UpdateOptions()
    /// The features in use, in the order of their parts of a turn.
    var features: [any BinderFeature<Section>] = []
    /// What keeps rows in the table that have gone from the data, if anything may.
    weak var holder: (any RowHolder)?
    /// The table according to the data, while a feature arranges it differently.
    var unarranged: ShownTable<Section>?
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
        /// Changes are being applied; `again` if there are further changes that this turn doesn't
        /// include.
        case working(again: Bool)
    }

    /// A Boolean value that indicates whether changes are animated.
    ///
    /// The default is true. If false, the table is reloaded on each change.
    public var animateChanges = true

    /// A Boolean value that indicates whether bound cell, header and footer classes are registered.
    ///
    /// The default is true.
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
    ///   - clock: The clock that decides when changes are applied; tests can pass one to advance
    ///     manually.
    public init(
        tableView: TableView, sectionedBy: Section.Type,
        sectionDisplayBehavior: SectionDisplayBehavior<Section> = .manuallyManaged,
        clock: any UpdateClock = MainQueueClock.shared
    ) {
        self.tableView = tableView
        self.clock = clock
        reporter = DiagnosticReporter(clock: clock)
        adapter = TableViewAdapter(tableView: tableView)
        pending = PendingState(behavior: sectionDisplayBehavior, others: handlers.others)
        connection.setNeedsTurn = { [weakSelf] in weakSelf.object?.setNeedsTurn() }
    }

    deinit {
        guard case .binding = phase else {
            return reporter.reportFromAnywhere(blankTable: tableView, firstChain)
        }
        guard let firstChain, !reported.contains(TableDiagnostic.Kind.neverFinished.rawValue) else {
            return
        }
        reporter.reportFromAnywhere(.missingFinish("A binder was released", firstChain))
    }

    /// A Boolean value that indicates whether ``finish()`` has been called.
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

    /// Registers the class of a cell, header or footer, unless the user does.
    func register<View: AnyObject>(_ type: View.Type, by register: (View.Type) -> Void) {
        guard automaticallyRegister, !hasFinishedBinding else { return }
        reportMissingNib(of: type)
        register(type)
    }
}

// MARK: Chains

extension SectionedTableViewBinder {
    /// Records that a chain was started; reports it after `finish()`.
    func noteStart(of chain: ChainLabel) {
        if firstChain == nil {
            firstChain = chain
            expectFinish()
        }
        guard hasFinishedBinding else { return }
        reported.insert(chain.description)
        reportLate("A chain was started", chain)
    }

    /// Returns whether a chain may bind; after `finish()` it may not.
    func admitBinding(_ part: String, _ chain: ChainLabel) -> Bool {
        if hasFinishedBinding, !reported.contains(chain.description) {
            reportLate("A chain bound \(part)", chain)
        }
        return !hasFinishedBinding
    }

    private func reportLate(_ what: String, _ chain: ChainLabel) {
        report(
            .chainAfterFinish, of: chain, "\(what) after finish().",
            advice: "It is ignored: bind first; data may change later through closures or .rx.")
    }
}
