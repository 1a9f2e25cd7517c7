/// The binder without its public face: what chains bind to, and what the table asks.
///
/// Data go one way: sources push into ``SectionState``s (pending); once per turn the pending state
/// becomes a snapshot, is compared with the one on screen, and the difference is applied.
@MainActor
final class BinderEngine<Section: TableViewSection> {
    let tableView: TableView
    let adapter: TableViewAdapter
    let clock: any UpdateClock
    let reporter: DiagnosticReporter

    // What is bound; by name in the states of the sections.
    let others = SectionBindings<Section>()
    let any = SectionBindings<Section>()
    let connection = SourceConnection()
    var states = SectionMap<Section, SectionState<Section>>()
    /// The same in the order in which sections became known.
    var stateList: [SectionSupply] = []
    /// Of each cell binding, by the slot's number; 0 is no slot's.
    var recipients = [Recipients()]
    /// Sections with other data than the last turn has looked at.
    var dirtySections: [SectionSupply] = []
    /// Any section may have such data.
    var isEverythingDirty = true
    /// Counts the times that a state got another name or was forgotten.
    var sectionsVersion = 0
    var otherSlots = LevelSlots()
    var bindsPrefetch = false
    var boundHeights: HeightKinds = []

    // What is shown.
    /// What was shown before, while an update is being applied.
    var shownBefore: TableSnapshot<Section>?
    let sectionKind = RowKind(Section.self)
    var shown: TableSnapshot<Section>
    /// The states of the shown sections, in their order.
    var shownStates: [SectionSupply] = []
    /// What ``displayedSections`` says, or the display behaviour makes of the data.
    private(set) var displayed: [SectionSupply] = []
    /// The names of `displayed`: one array as long as they are the same, which tells the planner
    /// at once that no section came, went or moved.
    private var displayedNames: (names: [Section], version: Int)?
    var behavior: SectionDisplayBehavior<Section>
    /// Counts the times that the user said what to display, or how.
    var displayVersion = 0
    /// Sections may have come, gone or changed since they were last put in order.
    var needsOrdering = true
    /// What the user's ordering function is given, as long as it leaves the sections as they are.
    var orderingInput: [Section]?
    /// Counts the times that sections were put in order; see ``SectionState/orderMark``.
    var orderMark = 0
    /// Sections may have lost data since this was last looked for.
    var hasOutdatedData = false

    // How.
    var animations = UpdateAnimations()
    var animatesChanges = true
    var planOptions = UpdateOptions()
    var registersAutomatically = true
    weak var updateDelegate: (any TableViewUpdateDelegate)?

    // Where it is in its life.
    var phase = Phase.binding
    var isTurnScheduled = false
    /// Something changed that the turn under way does not take in.
    var needsAnotherTurn = false
    var needsReading = false
    /// The table waits for a cell, in the midst of its layout.
    var isMakingCell = false
    private(set) var firstChain: ChainLabel?
    /// Chains that were started after `finish()`, which has been reported.
    private var lateChains: Set<ChainLabel> = []
    /// Whether the user has said which sections to display.
    var hasSetDisplayedSections = false
    var hasReportedNoSections = false
    var hasReportedEstimate = false
    /// Whether another binder had finished on the table before.
    var replacesBinder = false
    /// Row types of which it has been reported that data sets share instances.
    var reportedClasses: Set<ObjectIdentifier> = []

    enum Phase {
        /// Chains may be started; nothing is shown.
        case binding
        /// The first data are being shown.
        case finishing
        /// Waiting for changes.
        case idle
        /// Changes are being applied.
        case turning
    }

    var hasFinished: Bool { phase != .binding }

    init(
        tableView: TableView, behavior: SectionDisplayBehavior<Section>, clock: any UpdateClock
    ) {
        self.tableView = tableView
        self.behavior = behavior
        self.clock = clock
        reporter = DiagnosticReporter(clock: clock)
        adapter = TableViewAdapter(tableView: tableView)
        shown = TableSnapshot(sectionKind: sectionKind)
    }

    deinit {
        guard phase == .binding else {
            return reporter.reportFromAnywhere(blankTable: tableView, firstChain)
        }
        guard let firstChain else { return }
        reporter.reportFromAnywhere(
            TableDiagnostic(
                kind: .neverFinished, section: nil, chain: firstChain.description,
                message: "A binder was released without finish(), so its table shows nothing.",
                advice: "Call finish() after the last chain, and keep the binder in a property."))
    }

    /// The state of a section, made when it is first heard of.
    func state(of section: Section) -> SectionState<Section> {
        if let state = states[section] {
            if state.section != section {
                state.section = section
                sectionsVersion += 1
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

    /// A state as what it is.
    func typed(_ state: SectionSupply) -> SectionState<Section> {
        // Safety: `state(of:)` is the only place that makes states for the lists of this class.
        unsafeDowncast(state, to: SectionState<Section>.self)
    }

    /// The state of a shown section.
    func shownState(_ index: Int) -> SectionState<Section> { typed(shownStates[index]) }

    func display(_ states: [SectionSupply]) {
        if states.isSame(as: displayed) { return }
        displayed = states
        displayed.number()
        displayedNames = nil
        isEverythingDirty = true
    }

    /// What is shown after the next turn.
    var displayedSections: [Section] {
        if let displayedNames, displayedNames.version == sectionsVersion {
            return displayedNames.names
        }
        let names = displayed.map { typed($0).section }
        displayedNames = (names, sectionsVersion)
        return names
    }

    func nextSlotNumber() -> Int {
        recipients.append(Recipients())
        return recipients.count - 1
    }

    func registerCell(_ type: (some TableViewCell).Type) {
        guard registersAutomatically, !hasFinished else { return }
        reportMissingNib(of: type)
        tableView.register(type)
    }

    func registerHeaderFooter(_ type: (some TableViewHeaderFooterView).Type) {
        guard registersAutomatically, !hasFinished else { return }
        reportMissingNib(of: type)
        tableView.register(type)
    }
}

// MARK: Chains

extension BinderEngine {
    /// Takes note of a chain's start; after `finish()` it is reported.
    func noteStart(of chain: ChainLabel) {
        if firstChain == nil { firstChain = chain }
        guard hasFinished else { return }
        lateChains.insert(chain)
        report(
            .chainAfterFinish, nil, chain, "A chain was started after finish().",
            "It is ignored: bind first; data may change later through closures or .rx.")
    }

    /// Whether a chain may bind; after `finish()` it may not.
    func admitBinding(_ part: String, _ chain: ChainLabel) -> Bool {
        if hasFinished, !lateChains.contains(chain) {
            report(
                .chainAfterFinish, nil, chain, "A chain bound \(part) after finish().",
                "It is ignored: bind first; data may change later through closures or .rx.")
        }
        return !hasFinished
    }
}
