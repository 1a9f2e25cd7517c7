/// The implementation of the binder: chains bind to it, and it answers the table.
///
/// Data flow one way: sources write into ``PendingState``; once per turn it gives a snapshot, which
/// is compared with the one on screen, and the difference is applied.
@MainActor
final class BinderEngine<Section: TableViewSection> {
    let tableView: TableView
    let adapter: TableViewAdapter
    let clock: any UpdateClock
    let reporter: DiagnosticReporter

    /// What the next turn will show.
    let pending: PendingState<Section>
    /// What is shown.
    var shown = ShownTable<Section>()
    /// What was shown before the update that is being applied.
    var shownBefore: TableSnapshot<Section>?

    /// What chains bind for many sections; for named ones it is in their states.
    var handlers = LevelHandlers<Section>()
    let connection = SourceConnection()
    var options = BinderOptions()
    var hooks = BinderHooks()
    /// The selection, once somebody has asked for it.
    private(set) var existingSelection: SelectionModel<Section>?
    var focusRequest: FocusRequest<Section>?
    /// The row that is being moved by hand.
    var reorder: Reorder<Section>?
    /// What the data say while a row is shown at another place.
    var reorderBase: ShownTable<Section>?
    /// What waits for the app to take a move over.
    var reorderTask: Task<Void, Never>?
    var place = BinderPlace<Section>()
    var phase = Phase.binding
    /// Whether the table is waiting for a cell, in the middle of its layout.
    var isMakingCell = false
    private var chains = ChainLog()
    var reported = ReportedOnce()

    /// Where the binder is in its life.
    enum Phase {
        /// Chains may be started; nothing is shown.
        case binding
        /// Waiting for changes.
        case idle
        /// Waiting for the clock to apply changes.
        case scheduled
        /// Changes are being applied; `again` if something changed that this turn does not take in.
        case working(again: Bool)
    }

    var hasFinished: Bool { if case .binding = phase { false } else { true } }

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
            return reporter.reportFromAnywhere(blankTable: tableView, chains.first)
        }
        guard let firstChain = chains.first else { return }
        reporter.reportFromAnywhere(
            TableDiagnostic(
                kind: .neverFinished, section: nil, chain: firstChain.description,
                message: "A binder was released without finish(), so its table shows nothing.",
                advice: "Call finish() after the last chain, and keep the binder in a property."))
    }

    var selection: SelectionModel<Section> {
        if let existingSelection { return existingSelection }
        let selection = SelectionModel(self)
        existingSelection = selection
        return selection
    }

    /// The state of a shown section.
    func shownState(_ index: Int) -> SectionState<Section> { pending.typed(shown.states[index]) }

    func registerCell(_ type: (some TableViewCell).Type) {
        guard options.registersAutomatically, !hasFinished else { return }
        reportMissingNib(of: type)
        tableView.register(type)
    }

    func registerHeaderFooter(_ type: (some TableViewHeaderFooterView).Type) {
        guard options.registersAutomatically, !hasFinished else { return }
        reportMissingNib(of: type)
        tableView.register(type)
    }
}

// MARK: Chains

extension BinderEngine {
    var firstChain: ChainLabel? { chains.first }

    /// Records that a chain was started; reports it after `finish()`.
    func noteStart(of chain: ChainLabel) {
        if chains.first == nil { chains.first = chain }
        guard hasFinished else { return }
        chains.late.insert(chain)
        reportLate("A chain was started", chain)
    }

    /// Whether a chain may bind; after `finish()` it may not.
    func admitBinding(_ part: String, _ chain: ChainLabel) -> Bool {
        if hasFinished, !chains.late.contains(chain) {
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

/// The chains that were started.
private struct ChainLog {
    var first: ChainLabel?
    /// Chains that were started after `finish()`, which has been reported.
    var late: Set<ChainLabel> = []
}
