/// The state of the table after the next turn: the sections with their data, and which are
/// displayed.
///
/// Chains and sources write into it at any time; each turn takes a snapshot of it. The table reads
/// from a separate value, ``ShownTable``.
@MainActor
final class PendingState<Section: TableViewSection> {
    /// What the chains for all other sections have bound.
    let others = SectionBindings()
    /// The sections in each binding's latest data set, by ``DataBinding/number``.
    @exclusivity(unchecked) var recipients: [[AnySectionState]] = [[]]
    private var states = SectionMap<Section, SectionState<Section>>()
    /// The known sections in order of first use.
    @exclusivity(unchecked) private(set) var sections: [AnySectionState] = []
    /// The number of sections ever known.
    private var sectionNumber = 0

    /// The rule for which sections are displayed, and in what order.
    @exclusivity(unchecked) var behavior: SectionDisplayBehavior<Section> {
        didSet {
            orderingInput = nil
            needsOrdering = true
        }
    }
    /// The input of the user's ordering function while the sections stay the same.
    var orderingInput: [Section]?
    @exclusivity(unchecked) var displayed: [AnySectionState] = []
    /// The names of `displayed`: the same array while they are the same, which shows the planner in
    /// O(1) that no section was inserted, deleted or moved.
    private var displayedNames: [Section]?
    /// Whether all sections must be ordered again.
    var needsOrdering = true
    /// The sections that may have come or gone since they were last ordered.
    var shownOrHidden: [AnySectionState] = []

    /// Sections whose data changed since the last turn; nil if all displayed ones may have.
    @exclusivity(unchecked) private var changed: [AnySectionState]?
    /// The sections that came since the last turn, or went for nil, in sequence, with their indexes;
    /// if `changed` is not nil.
    private var arrivals: [(index: Int, section: AnySectionState?)] = []
    /// The sections that may have lost their data since `forgetGoneSections()` last ran, unless all
    /// may have.
    private var gone: [AnySectionState] = []
    private var allMayHaveGone = false

    /// Whether tables know their hidden sections, to find rows that move there or back.
    var keepsHidden = false
    private var hiddenMayHaveChanged = true

    init(behavior: SectionDisplayBehavior<Section>) { self.behavior = behavior }

    // MARK: Sections

    func known(_ section: Section) -> SectionState<Section>? { states[section] }

    /// Returns the state of a section, creating it on first use.
    func state(of section: Section) -> SectionState<Section> {
        if let state = states[section] {
            if state.section != section { rename(state, as: section) }
            return state
        }
        sectionNumber += 1
        let state = SectionState(section: section, number: sectionNumber, others: others)
        states[section] = state
        sections.append(state)
        hiddenMayHaveChanged = true
        noteShownOrHidden(state)
        return state
    }

    /// Returns the state of a section that a chain names, which keeps the name that its data have.
    func state(named section: Section) -> SectionState<Section> {
        if let state = states[section], state.hasData { return state }
        return state(of: section)
    }

    /// Takes the latest value of a section, whose content may be another.
    private func rename(_ state: SectionState<Section>, as section: Section) {
        state.section = section
        displayedNames = nil
        needsOrdering = true
        // It may supply its own title.
        noteChange(of: state)
        // Other bindings supply their own value of the section with their next data.
        for bindings in [state.bindings, others] {
            bindings?.parts[nil]?.hasRecipientForEachKey = false
        }
    }

    func typed(_ state: AnySectionState) -> SectionState<Section> {
        // Safety: only `state(of:)` creates states for the lists of this class.
        unsafeDowncast(state, to: SectionState<Section>.self)
    }

    // MARK: Data

    func register(_ binding: DataBinding) {
        binding.number = recipients.count
        recipients.append([])
    }

    /// Sets a section's part in the latest data set of a binding, if it applies; nil for none.
    func set(_ data: AnyObject?, in section: AnySectionState, of binding: DataBinding) {
        guard section.takes(from: binding) else { return }
        if let mayShowOrHide = section.set(data, of: binding) {
            noteChange(of: section)
            if mayShowOrHide { noteShownOrHidden(section) }
        }
        if data == nil { gone.append(section) }
    }

    private func noteChange(of section: AnySectionState) {
        if section.forgetContent() { changed?.append(section) }
        if !isDisplayed(section) { hiddenMayHaveChanged = true }
    }

    private func noteShownOrHidden(_ section: AnySectionState) {
        if section.mayShowOrHide { return }
        section.mayShowOrHide = true
        shownOrHidden.append(section)
    }

    // MARK: The next table

    /// Displays sections in an order, from the next turn on.
    func setDisplayed(_ sections: [AnySectionState]) {
        if sections.isSame(as: displayed) { return }
        displayed = sections
        for index in sections.indices { sections[index].displayIndex = index }
        displayedNames = nil
        changed = nil
        arrivals = []
        allMayHaveGone = true
        hiddenMayHaveChanged = true
    }

    /// Displays a section at an index, or no longer.
    func setDisplayed(_ section: AnySectionState, _ isShown: Bool, at index: Int) {
        if isShown {
            displayed.insert(section, at: index)
            displayedNames?.insert(typed(section).section, at: index)
        } else {
            displayed.remove(at: index)
            displayedNames?.remove(at: index)
            gone.append(section)
        }
        hiddenMayHaveChanged = true
        for index in index..<displayed.count { displayed[index].displayIndex = index }
        if changed == nil { return }
        arrivals.append((index, isShown ? section : nil))
    }

    func isDisplayed(_ section: AnySectionState) -> Bool {
        let index = section.displayIndex
        return index < displayed.count && displayed[index] === section
    }

    var displayedSections: [Section] {
        if let displayedNames { return displayedNames }
        let names = names(of: displayed)
        displayedNames = names
        return names
    }

    func names(of sections: [AnySectionState]) -> [Section] {
        var names: [Section] = []
        names.reserveCapacity(sections.count)
        for section in sections { names.append(typed(section).section) }
        return names
    }

    /// Makes the next table, visiting only sections that changed, came or went.
    func takeTable(after shown: ShownTable<Section>) -> ShownTable<Section> {
        let isRearranged = changed == nil || !arrivals.isEmpty
        var contents: SectionContents
        // Where much has changed, a new list is made faster than the old one is changed.
        if let changed, changed.count < 8 || changed.count < displayed.count / 4 {
            contents = shown.snapshot.contents
            for (index, section) in arrivals {
                contents.edit(from: index) { rest, index in
                    if let section {
                        rest.insert(section.currentContent, at: index)
                    } else {
                        rest.remove(at: index)
                    }
                }
            }
            for section in changed where isDisplayed(section) {
                contents[section.displayIndex] = section.currentContent
            }
        } else {
            contents = self.contents(of: displayed)
        }
        changed = []
        arrivals = []
        return ShownTable(
            snapshot: TableSnapshot(
                sections: displayedSections, contents: contents,
                sectionType: shown.snapshot.sectionType),
            hidden: hidden(after: shown), states: displayed, isRearranged: isRearranged)
    }

    /// Returns the hidden sections as of now: what user code changes while a turn is applied belongs
    /// to another one.
    func hidden(after shown: ShownTable<Section>) -> TableSnapshot<Section>? {
        guard keepsHidden else { return nil }
        if !hiddenMayHaveChanged, let hidden = shown.hidden { return hidden }
        hiddenMayHaveChanged = false
        let states = sections.without(displayed)
        return TableSnapshot(
            sections: names(of: states), contents: contents(of: states),
            sectionType: shown.snapshot.sectionType)
    }

    private func contents(of sections: [AnySectionState]) -> SectionContents {
        // A loop: a closure would check in every call whether it is on the main actor.
        var contents: [SectionContent] = []
        contents.reserveCapacity(sections.count)
        for section in sections { contents.append(section.currentContent) }
        return SectionContents(contents)
    }

    /// Removes sections that no chain names, no data set contains and the table doesn't display.
    ///
    /// - Parameter shown: The sections that the table still displays, if it isn't the next table.
    func forgetGoneSections(except shown: [AnySectionState]) {
        let candidates = allMayHaveGone ? sections : gone
        gone = []
        allMayHaveGone = false
        if candidates.isEmpty { return }
        shown.mark(true)
        defer { shown.mark(false) }
        var forgotten: [Int] = []
        for section in candidates
        where section.bindings == nil && !section.hasData && !isDisplayed(section) {
            if section.isMarked {
                gone.append(section)
                continue
            }
            let name = typed(section).section
            // It may be there twice, or a header's last data set may have named, without content, one
            // that is forgotten.
            guard states[name] === section else { continue }
            states[name] = nil
            forgotten.append(sections.partition { $0.number < section.number })
        }
        sections.edit(removing: forgotten.sorted(), inserting: [], at: [])
    }
}
