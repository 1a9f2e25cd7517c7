// Which sections are shown, and in what order.

extension BinderEngine {
    /// What is shown after the next turn.
    var displayedSections: [Section] { displayed.map(\.section) }

    /// Sets the sections to show, where that is the user's to say.
    func setDisplayedSections(_ sections: [Section]) {
        guard behavior.rule == .manual else {
            return report(
                .displayedSectionsIgnored, nil, nil,
                "displayedSections was set while sectionDisplayBehavior manages the sections.",
                "Set sectionDisplayBehavior = .manuallyManaged, or leave the sections to the data.")
        }
        displayed = withoutDuplicates(sections.map(state))
        hasOutdatedData = true
        setNeedsTurn()
    }

    /// Changes which sections are shown and how they are ordered.
    func setBehavior(_ behavior: SectionDisplayBehavior<Section>) {
        self.behavior = behavior
        needsOrdering = true
        setNeedsTurn()
    }

    /// Brings the displayed sections up to date with pending data.
    func orderSections() {
        if behavior.rule == .manual { return }
        if case .function = behavior.order { needsOrdering = true }
        guard needsOrdering else { return }
        needsOrdering = false
        switch behavior.order {
        case .none: displayed = stateList.filter(isVisible)
        case .sorted(let isBefore):
            displayed = sorted(stateList.filter(isVisible), by: isBefore)
        case .function(let order):
            // Sections already on screen come first, so that an order which leaves some sections
            // undecided leaves them where they are.
            let shown = displayed.filter(isVisible)
            let mark = nextOrderMark()
            for state in shown { state.orderMark = mark }
            let fresh = stateList.filter { $0.orderMark != mark && isVisible($0) }
            let ordered = order((shown + fresh).map(\.section))
            displayed = withoutDuplicates(ordered.compactMap { states[$0] }.filter(isVisible))
        }
    }

    private func isVisible(_ state: SectionState<Section>) -> Bool {
        if state.hasRows(others: otherSlots) { return true }
        guard behavior.rule == .withCellsOrHeaderOrFooter else { return false }
        return state.headerFooter(.header, otherSlots) != nil
            || state.headerFooter(.footer, otherSlots) != nil
    }

    /// Sorts; in one pass where that is all it takes.
    private func sorted(
        _ states: [SectionState<Section>], by isBefore: (Section, Section) -> Bool
    ) -> [SectionState<Section>] {
        let isSorted = zip(states, states.dropFirst())
            .allSatisfy { !isBefore($1.section, $0.section) }
        return isSorted ? states : states.sorted { isBefore($0.section, $1.section) }
    }

    private func withoutDuplicates(
        _ states: [SectionState<Section>]
    ) -> [SectionState<Section>] {
        let mark = nextOrderMark()
        return states.filter { state in
            if state.orderMark != mark {
                state.orderMark = mark
                return true
            }
            report(
                .duplicateSections, state.section, nil,
                "Section \(state.section) stands twice among the displayed sections.",
                "Only the first is shown: name each section once.")
            return false
        }
    }

    private func nextOrderMark() -> Int {
        orderMark += 1
        return orderMark
    }
}
