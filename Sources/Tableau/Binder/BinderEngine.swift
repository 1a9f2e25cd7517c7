/// The binder without its public face: what chains bind to, and what the table asks.
///
/// Data go one way: sources push into ``SectionState``s (pending); once per turn the pending state
/// becomes a snapshot, is compared with the one on screen, and the difference is applied.
@MainActor
final class BinderEngine<Section: TableViewSection> {
    let tableView: TableView
    let adapter: TableViewAdapter
    let clock: any UpdateClock
    let reporter = DiagnosticReporter()

    // What is bound.
    var registry = BindingRegistry<Section>()
    let connection = SourceConnection()
    var states = SectionMap<Section, SectionState<Section>>()
    /// The same in the order in which sections became known.
    var stateList: [SectionState<Section>] = []
    var otherSlots = LevelSlots<Section>()
    private var slotCount = 0

    // What is shown.
    let sectionKind = RowKind(Section.self)
    var shown: TableSnapshot<Section>
    /// The states of the shown sections, in their order.
    var shownStates: [SectionState<Section>] = []
    /// What ``displayedSections`` says, or the display behaviour makes of the data.
    var displayedSections: [Section] = []
    var behavior: SectionDisplayBehavior<Section>
    /// Sections may have come, gone or changed since they were last put in order.
    var needsOrdering = true
    /// For how many rows of a section `prefetch` has fired.
    var prefetchedCounts = SectionMap<Section, Int>()

    // How.
    var animations = UpdateAnimations()
    var animatesChanges = true
    var registersAutomatically = true
    weak var updateDelegate: (any TableViewUpdateDelegate)?

    // Where it is in its life.
    var hasFinished = false
    var isTurnScheduled = false
    var needsReading = false
    var startedChains: [ChainLabel] = []

    init(
        tableView: TableView, behavior: SectionDisplayBehavior<Section>, clock: any UpdateClock
    ) {
        self.tableView = tableView
        self.behavior = behavior
        self.clock = clock
        adapter = TableViewAdapter(tableView: tableView)
        shown = TableSnapshot(sectionKind: sectionKind)
    }

    deinit {
        guard !hasFinished, let first = startedChains.first else { return }
        // Whatever thread this happens on, the hook is called on the main actor.
        Task { @MainActor [reporter] in
            reporter.report(
                TableDiagnostic(
                    kind: .neverFinished, section: nil, chain: first.description,
                    message: "A binder was released without finish(), so its table shows nothing.",
                    advice: "Call finish() after the last chain, and keep the binder in a property."
                ))
        }
    }

    /// The state of a section, made when it is first heard of.
    func state(of section: Section) -> SectionState<Section> {
        if let state = states[section] {
            if state.section != section {
                state.section = section
                needsOrdering = true
            }
            return state
        }
        let state = SectionState(section: section)
        states[section] = state
        stateList.append(state)
        needsOrdering = true
        return state
    }

    func nextSlotNumber() -> Int {
        slotCount += 1
        return slotCount
    }

    func registerCell(_ type: (some TableViewCell).Type) {
        if registersAutomatically { tableView.register(type) }
    }

    func registerHeaderFooter(_ type: (some TableViewHeaderFooterView).Type) {
        if registersAutomatically { tableView.register(type) }
    }
}

// MARK: Chains

extension BinderEngine {
    /// Whether a chain may start; after `finish()` it may not, and what it binds is used nowhere.
    func admit(_ chain: ChainLabel) -> Bool {
        guard hasFinished else {
            startedChains.append(chain)
            return true
        }
        let diagnostic = TableDiagnostic(
            kind: .chainAfterFinish, section: nil, chain: chain.description,
            message: "A chain was started after finish().",
            advice: "Start all chains first; data may change at any time through closures or .rx.")
        guard reporter.handler != nil else { preconditionFailure(diagnostic.description) }
        reporter.report(diagnostic)
        return false
    }

    /// Takes what a chain binds that came too late.
    var discard: BinderEngine {
        let engine = BinderEngine(tableView: tableView, behavior: behavior, clock: clock)
        engine.registersAutomatically = false
        engine.reporter.handler = { _ in }
        return engine
    }
}
