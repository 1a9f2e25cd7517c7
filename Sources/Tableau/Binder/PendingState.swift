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
            lastOrder = nil
            needsOrdering = true
        }
    }
    /// What the user's ordering function was given, if it would be again, and returned.
    var lastOrder: (input: [Section]?, output: [Section])?
    /// Whether all sections must be ordered again.
    var needsOrdering = true
    @exclusivity(unchecked) private(set) var displayed: [AnySectionState] = []
    /// The contents of `displayed`, except for what has changed since the last turn; nil if the next
    /// must collect them all.
    private var contents: SectionContents?
    /// The sections that have another value since the last turn.
    private var renamed: [SectionState<Section>] = []
    /// Whether there were any in this turn.
    private(set) var hasRenamed = false

    /// The sections that are new, or have other data, since the last turn.
    @exclusivity(unchecked) private var touched: [AnySectionState] = []
    /// The sections that may be needed no longer.
    private var gone: [AnySectionState] = []

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
        touch(state)
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
        renamed.append(state)
        needsOrdering = true
        // It may supply its own title.
        touch(state)
        // Other bindings supply their own value of the section with their next data.
        for bindings in [state.bindings, others] {
            bindings?[part: nil]?.hasRecipientForEachKey = false
        }
    }

    // MARK: Data

    func register(_ binding: DataBinding) {
        binding.number = recipients.count
        recipients.append([])
    }

    /// Sets a section's part in the latest data set of a binding, if it applies; nil for none.
    func set(_ data: AnyObject?, in section: AnySectionState, of binding: DataBinding) {
        if section.takes(from: binding), section.set(data, of: binding) { touch(section) }
    }

    private func touch(_ section: AnySectionState) {
        if section.touch() { touched.append(section) }
    }

    // MARK: The next table

    /// Displays sections in an order, from the next turn on, each once; returns those that are listed
    /// twice.
    func display(_ sections: [AnySectionState]) -> [Section] {
        var repeated: [Section] = []
        var unique: [AnySectionState] = []
        unique.reserveCapacity(sections.count)
        for section in sections {
            if section.isMarked {
                repeated.append(section.typed(Section.self).section)
            } else {
                section.isMarked = true
                unique.append(section)
            }
        }
        unique.mark(false)
        if unique.elementsEqual(displayed, by: ===) { return repeated }
        gone += displayed
        displayed = unique
        for index in unique.indices { unique[index].displayIndex = index }
        contents = nil
        return repeated
    }

    /// Displays a section at an index, or no longer.
    func setDisplayed(_ section: AnySectionState, _ isShown: Bool, at index: Int) {
        if isShown {
            displayed.insert(section, at: index)
        } else {
            displayed.remove(at: index)
        }
        let content = isShown ? section.currentContent : nil
        contents?.edit(from: index) { rest, index in
            if let content { rest.insert(content, at: index) } else { rest.remove(at: index) }
        }
        for index in index..<displayed.count { displayed[index].displayIndex = index }
    }

    func isDisplayed(_ section: AnySectionState) -> Bool {
        let index = section.displayIndex
        return index < displayed.count && displayed[index] === section
    }

    /// Makes the next table, visiting only sections that changed, came or went; returns also the
    /// sections that the user's ordering function names twice.
    func takeTable(after shown: ShownTable) -> (table: ShownTable, repeated: [Section]) {
        let changed = touched
        touched = []
        for section in changed { section.isTouched = false }
        for section in renamed { section.shown = section.section }
        (hasRenamed, renamed) = (!renamed.isEmpty, [])
        let repeated = orderSections(changed)
        // Where much has changed, a new list is made faster than the old one is changed.
        let isFew = changed.count < 8 || changed.count < displayed.count / 4
        var contents = isFew ? self.contents.take() : nil
        var hidden = displayed.isSame(as: shown.states) ? shown.hidden : nil
        for section in changed {
            if !section.hasData { gone.append(section) }
            if isDisplayed(section) {
                contents?[section.displayIndex] = section.currentContent
            } else {
                hidden = nil
            }
        }
        let all = contents ?? self.contents(of: displayed)
        self.contents = all
        let snapshot = TableSnapshot(states: displayed, contents: all)
        if shown.hidden != nil, hidden == nil { hidden = hiddenSections(besides: displayed) }
        return (ShownTable(snapshot: snapshot, hidden: hidden), repeated)
    }

    /// Returns the hidden sections as of now: what user code changes while a turn is applied belongs
    /// to another one.
    func hiddenSections(besides displayed: [AnySectionState]) -> TableSnapshot {
        let states = sections.without(displayed)
        return TableSnapshot(states: states, contents: contents(of: states))
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
        let candidates = gone
        gone = []
        if candidates.isEmpty { return }
        shown.mark(true)
        var forgotten: [Int] = []
        for section in candidates
        where section.bindings == nil && !section.hasData && !isDisplayed(section) {
            if section.isMarked {
                gone.append(section)
                continue
            }
            let name = section.typed(Section.self).section
            // It may be there twice, or a header's last data set may have named, without content, one
            // that is forgotten.
            guard states[name] === section else { continue }
            states[name] = nil
            forgotten.append(sections.partition { $0.number < section.number })
        }
        shown.mark(false)
        sections.edit(removing: forgotten.sorted(), inserting: [], at: [])
    }
}
