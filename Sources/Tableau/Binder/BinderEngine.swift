/// The implementation of the binder: chains bind to it, and the table requests data from it.
///
/// Data flows one way: sources write into ``PendingState``, which produces a snapshot once per
/// turn. The snapshot is compared with the displayed one, and the difference is applied.
@MainActor
final class BinderEngine<Section: TableViewSection> {
    let tableView: TableView
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
    var options = BinderOptions()
    /// The features in use, in the order of their parts of a turn.
    var features: [any BinderFeature<Section>] = []
    /// What keeps rows in the table that have gone from the data, if anything may.
    weak var holder: (any RowHolder)?
    /// The table according to the data, while a feature arranges it differently.
    var unarranged: ShownTable<Section>?
    /// The same before the update that is being applied.
    var unarrangedBefore: ShownTable<Section>?
    /// Whether a feature waits for the table to be in a window.
    var awaitsWindow = false
    var phase = Phase.binding
    private(set) var firstChain: ChainLabel?
    /// Chains started after `finish()` that have been reported.
    private var lateChains: Set<ChainLabel> = []
    var reported = ReportedOnce()
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

    var hasFinished: Bool { if case .binding = phase { false } else { true } }

    /// Whether data is on its way to the table.
    var expectsTurn: Bool {
        switch phase {
        case .binding, .scheduled: true
        case .idle: false
        case .working(let again): again
        }
    }

    init(
        tableView: TableView, behavior: SectionDisplayBehavior<Section>, clock: any UpdateClock
    ) {
        self.tableView = tableView
        self.clock = clock
        reporter = DiagnosticReporter(clock: clock)
        adapter = TableViewAdapter(tableView: tableView)
        pending = PendingState(behavior: behavior)
        connection.setNeedsTurn = { [weak self] in self?.setNeedsTurn() }
    }

    deinit {
        guard case .binding = phase else {
            return reporter.reportFromAnywhere(blankTable: tableView, firstChain)
        }
        guard !reported.hasReportedFinish, let firstChain else { return }
        reporter.reportFromAnywhere(.missingFinish("A binder was released", firstChain))
    }

    /// Registers the class of a cell, header or footer, unless the user does.
    func register<View: AnyObject>(_ type: View.Type, by register: (View.Type) -> Void) {
        guard options.registersAutomatically, !hasFinished else { return }
        reportMissingNib(of: type)
        register(type)
    }
}

// MARK: Chains

extension BinderEngine {
    /// Records that a chain was started; reports it after `finish()`.
    func noteStart(of chain: ChainLabel) {
        if firstChain == nil {
            firstChain = chain
            expectFinish()
        }
        guard hasFinished else { return }
        lateChains.insert(chain)
        reportLate("A chain was started", chain)
    }

    /// Returns whether a chain may bind; after `finish()` it may not.
    func admitBinding(_ part: String, _ chain: ChainLabel) -> Bool {
        if hasFinished, !lateChains.contains(chain) {
            reportLate("A chain bound \(part)", chain)
        }
        return !hasFinished
    }

    private func reportLate(_ what: String, _ chain: ChainLabel) {
        report(
            .chainAfterFinish, of: chain, "\(what) after finish().",
            advice:
                "It is ignored: bind first; data may change later through closures or .rx.")
    }
}
