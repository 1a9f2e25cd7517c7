/// The state of the table after the next turn: the sections with their data, and which are
/// displayed.
///
/// Chains and sources write into it at any time; each turn takes a snapshot of it. The table reads
/// from a separate value, ``ShownTable``.
@MainActor
final class PendingState<Section: TableViewSection> {
    /// The bindings of the chains for all other sections.
    var others = PartBindings()
    /// The sections in each binding's latest data set, by the binding's number.
    var recipients: [[AnySectionState]] = [[]]
    private var states = SectionMap<Section, SectionState<Section>>()
    /// The known sections in order of first use.
    private(set) var sections: [AnySectionState] = []

    /// The rule for which sections are displayed, and in what order.
    var display: DisplayRule<Section>
    /// The displayed sections, in order.
    var displayed: [AnySectionState] = []
    /// The names of `displayed`.
    ///
    /// The same array is kept while they are the same, which shows the planner in O(1) that no
    /// section was inserted, deleted or moved.
    private var displayedNames: [Section]?
    /// Whether sections may have been added, removed or changed since they were last ordered.
    var needsOrdering = true

    /// Displayed sections whose data changed since the last turn; nil if the set or order has
    /// changed.
    private var changed: [AnySectionState]?
    /// Whether sections may have lost their data since `forgetGoneSections()` last ran.
    private var mayHaveGone = false
    /// Whether the next turn calls bound closures again.
    var needsReading = false
    /// Whether headers or footers show content provided by the sections.
    var asksSections = false

    init(behavior: SectionDisplayBehavior<Section>) {
        display = DisplayRule(behavior: behavior)
    }

    // MARK: Sections

    /// Returns the state of a section, if it is known.
    func known(_ section: Section) -> SectionState<Section>? { states[section] }

    /// Returns the state of a section, creating it on first use.
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

    /// Updates the section value, which may carry content besides its identity, from the latest
    /// data.
    private func respell(_ state: SectionState<Section>, as section: Section) {
        state.section = section
        displayedNames = nil
        needsOrdering = true
        if asksSections { take(state.sectionDidChange(), of: state) }
        // Other bindings supply their own value of the section with their next data.
        for bindings in [state.namedBindings, others] {
            bindings.cells?.recipientsMatchKeys = false
        }
    }

    /// Returns a state in its own type.
    func typed(_ state: AnySectionState) -> SectionState<Section> {
        // Safety: only `state(of:)` creates states for the lists of this class.
        unsafeDowncast(state, to: SectionState<Section>.self)
    }

    // MARK: Data

    /// Assigns a number to a binding.
    func register(_ binding: DataBinding) {
        binding.number = recipients.count
        recipients.append([])
    }

    /// Sets a section's rows from the latest data set of a binding; nil for none.
    func setRows(_ rows: SectionRows?, in section: AnySectionState, of binding: AnyCellBinding) {
        take(section.setRows(rows, of: binding), of: section)
        if rows == nil { mayHaveGone = true }
    }

    /// Sets a header's or footer's content from the latest data set of a binding; nil for none.
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

    /// Returns the names of sections.
    func names(of sections: [AnySectionState]) -> [Section] {
        var names: [Section] = []
        names.reserveCapacity(sections.count)
        for section in sections { names.append(typed(section).section) }
        return names
    }

    /// Makes the next table from the displayed one, visiting only sections whose data changed.
    func takeTable(after shown: ShownTable<Section>) -> ShownTable<Section> {
        let others = others
        var contents: [SectionContent]
        if let changed {
            // The displayed sections have not changed.
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

    /// Removes sections that no chain names, no data set contains and the table doesn't display.
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

/// A table: its snapshot and the states of its sections.
struct ShownTable<Section: TableViewSection> {
    var snapshot = TableSnapshot<Section>()
    /// The states, in the order of the snapshot's sections.
    var states: [AnySectionState] = []
    /// Whether its set or order of sections differs from the previous table.
    var isRearranged = false

    var sections: [Section] { snapshot.sections }
    var contents: [SectionContent] { snapshot.contents }
}
