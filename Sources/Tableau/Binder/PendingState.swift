/// What the table will show after the next turn: the sections with their data, and which of them are
/// displayed.
///
/// Chains and sources write into it at any time; a turn takes a snapshot of it. The table's questions
/// are answered from another value, ``ShownTable``.
@MainActor
final class PendingState<Section: TableViewSection> {
    /// What the chains for all other sections supply.
    var others = PartBindings()
    /// The sections in each binding's newest data set, by the binding's number.
    var recipients: [[AnySectionState]] = [[]]
    private var states = SectionMap<Section, SectionState<Section>>()
    /// The known sections in the order in which they became known.
    private(set) var sections: [AnySectionState] = []

    /// Which sections are displayed, and in what order.
    var display: DisplayRule<Section>
    /// The displayed sections, in order.
    var displayed: [AnySectionState] = []
    /// The names of `displayed`: one array as long as they are the same, which tells the planner
    /// at once that no section came, went or moved.
    private var displayedNames: [Section]?
    /// Whether sections may have come, gone or changed since they were last put in order.
    var needsOrdering = true

    /// Displayed sections whose data changed since the last turn; nil if other sections are displayed.
    private var changed: [AnySectionState]?
    /// Whether sections may have lost their data since `forgetGoneSections()` last ran.
    private var mayHaveGone = false
    /// Whether the next turn asks bound closures again.
    var needsReading = false
    /// Whether headers or footers show what sections say of themselves.
    var asksSections = false

    init(behavior: SectionDisplayBehavior<Section>) {
        display = DisplayRule(behavior: behavior)
    }

    // MARK: Sections

    /// The state of a section, if it is known.
    func known(_ section: Section) -> SectionState<Section>? { states[section] }

    /// The state of a section, made when it is first heard of.
    func state(of section: Section) -> SectionState<Section> {
        if let state = states[section] {
            if state.section != section { respell(state, as: section) }
            return state
        }
        let state = SectionState(section: section)
        states[section] = state
        sections.append(state)
        needsOrdering = true
        return state
    }

    /// Takes a section's content, besides its identity, from the newest data.
    private func respell(_ state: SectionState<Section>, as section: Section) {
        state.section = section
        displayedNames = nil
        needsOrdering = true
        if asksSections { take(state.sectionDidChange(), of: state) }
        // What else is bound for it spells it in its own way again with its next data.
        for bindings in [state.namedBindings, others] {
            bindings.cells?.recipientsMatchKeys = false
        }
    }

    /// A state in its own type.
    func typed(_ state: AnySectionState) -> SectionState<Section> {
        // Safety: `state(of:)` is the only place that makes states for the lists of this class.
        unsafeDowncast(state, to: SectionState<Section>.self)
    }

    // MARK: Data

    /// Gives a binding its number.
    func register(_ binding: DataBinding) {
        binding.number = recipients.count
        recipients.append([])
    }

    /// Takes a section's rows in the newest data set of a binding; nil for none.
    func setRows(_ rows: SectionRows?, in section: AnySectionState, of binding: AnyCellBinding) {
        take(section.setRows(rows, of: binding), of: section)
        if rows == nil { mayHaveGone = true }
    }

    /// Takes what a header or footer shows by the newest data set of a binding; nil for nothing.
    func setContent(
        _ content: HeaderFooterContent?, in section: AnySectionState,
        of binding: HeaderFooterBinding
    ) {
        take(section.setContent(content, of: binding), of: section)
        if content == nil { mayHaveGone = true }
    }

    private func take(_ change: DataChange, of section: AnySectionState) {
        if change.isFirst { changed?.append(section) }
        if change.mayShowOrHide { needsOrdering = true }
    }

    // MARK: The next table

    /// Displays sections in an order, from the next turn on.
    func setDisplayed(_ sections: [AnySectionState]) {
        if sections.isSame(as: displayed) { return }
        displayed = sections
        for index in sections.indices { sections[index].displayIndex = index }
        displayedNames = nil
        changed = nil
        mayHaveGone = true
    }

    private func isDisplayed(_ section: AnySectionState) -> Bool {
        let index = section.displayIndex
        return index < displayed.count && displayed[index] === section
    }

    /// The names of the displayed sections.
    var displayedSections: [Section] {
        if let displayedNames { return displayedNames }
        let names = names(of: displayed)
        displayedNames = names
        return names
    }

    /// The names of some sections.
    func names(of sections: [AnySectionState]) -> [Section] {
        var names: [Section] = []
        names.reserveCapacity(sections.count)
        for section in sections { names.append(typed(section).section) }
        return names
    }

    /// Makes the next table from the one shown: looks only at sections whose data changed.
    func takeTable(after shown: ShownTable<Section>) -> ShownTable<Section> {
        let others = others
        var contents: [SectionContent]
        if let changed {
            // The displayed sections are the shown ones.
            contents = shown.snapshot.contents
            for section in changed where isDisplayed(section) {
                contents[section.displayIndex] = section.content(others: others)
            }
        } else {
            contents = []
            contents.reserveCapacity(displayed.count)
            for section in displayed { contents.append(section.content(others: others)) }
        }
        let isRearranged = changed == nil
        changed = []
        return ShownTable(
            snapshot: TableSnapshot(
                sections: displayedSections, contents: contents,
                sectionType: shown.snapshot.sectionType),
            states: displayed, isRearranged: isRearranged)
    }

    /// Frees sections that no chain names, no data set holds and the table does not display.
    func forgetGoneSections() {
        guard mayHaveGone else { return }
        mayHaveGone = false
        func isGone(_ section: AnySectionState) -> Bool {
            !section.isNamed && !section.hasData && !isDisplayed(section)
        }
        var (left, gone): ([AnySectionState], [AnySectionState]) = ([], [])
        left.reserveCapacity(sections.count)
        for section in sections {
            if isGone(section) { gone.append(section) } else { left.append(section) }
        }
        if gone.isEmpty { return }
        sections = left
        for section in gone { states[typed(section).section] = nil }
    }
}

/// A table: what it shows, and the states of its sections.
struct ShownTable<Section: TableViewSection> {
    var snapshot = TableSnapshot<Section>()
    /// In the order of the snapshot's sections.
    var states: [AnySectionState] = []
    /// Whether its sections are others than those of the table before, or in another order.
    var isRearranged = false

    var sections: [Section] { snapshot.sections }
    var contents: [SectionContent] { snapshot.contents }
}
