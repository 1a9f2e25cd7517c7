// Which sections are shown, and in what order.

extension BinderEngine {
    /// Sets the sections to show, where that is the user's to say.
    func setDisplayedSections(_ sections: [Section]) {
        guard behavior.rule == .manual else {
            return report(
                .displayedSectionsIgnored, nil, nil,
                "displayedSections was set while sectionDisplayBehavior manages the sections.",
                "Set sectionDisplayBehavior = .manuallyManaged, or leave the sections to the data.")
        }
        displayVersion += 1
        hasSetDisplayedSections = true
        display(withoutDuplicates(sections.map(state)))
        hasOutdatedData = true
        setNeedsTurn()
    }

    /// Changes which sections are shown and how they are ordered.
    func setBehavior(_ behavior: SectionDisplayBehavior<Section>) {
        self.behavior = behavior
        displayVersion += 1
        needsOrdering = true
        setNeedsTurn()
    }

    /// Brings the displayed sections up to date with pending data.
    func orderSections() {
        if behavior.rule == .manual { return }
        if case .function(let order) = behavior.order { return orderSections(by: order) }
        guard needsOrdering else { return }
        needsOrdering = false
        switch behavior.order {
        case .none, .function: display(visible(stateList))
        case .sorted(let isBefore):
            display(sorted(visible(stateList), by: isBefore))
        }
    }

    /// Asks a function of the user's, in every turn since it may look at anything.
    private func orderSections(by order: ([Section]) -> [Section]) {
        let mayDiffer = needsOrdering
        needsOrdering = false
        let input = mayDiffer ? visibleSections() : orderingInput ?? visibleSections()
        orderingInput = nil
        let version = displayVersion
        let ordered = order(input)
        // What the function has said by other means counts, not what it answers: in the turn
        // that it has asked for with that.
        guard version == displayVersion else { return }
        if !mayDiffer, ordered == displayedSections {
            orderingInput = input
        } else {
            display(withoutDuplicates(visible(ordered.compactMap { states[$0] })))
        }
    }

    /// The sections that have something to show.
    ///
    /// Those already on screen come first, so that an order which leaves some sections undecided
    /// leaves them where they are.
    private func visibleSections() -> [Section] {
        let shown = visible(displayed)
        let mark = nextOrderMark()
        shown.mark(mark)
        let fresh = visible(stateList.filter { $0.orderMark != mark })
        return (shown + fresh).map { typed($0).section }
    }

    /// Those of some sections that have something to show.
    private func visible(_ states: [SectionSupply]) -> [SectionSupply] {
        let others = otherSlots
        let showsEdges = behavior.rule == .withCellsOrHeaderOrFooter
        return states.filter { state in
            state.hasRows(others: others)
                || showsEdges
                    && (state.headerFooter(.header, others) != nil
                        || state.headerFooter(.footer, others) != nil)
        }
    }

    /// Sorts; in one pass where that is all it takes.
    private func sorted(
        _ states: [SectionSupply], by isBefore: (Section, Section) -> Bool
    ) -> [SectionSupply] {
        func precedes(_ left: SectionSupply, _ right: SectionSupply) -> Bool {
            isBefore(typed(left).section, typed(right).section)
        }
        let isSorted = zip(states, states.dropFirst()).allSatisfy { !precedes($1, $0) }
        return isSorted ? states : states.sorted(by: precedes)
    }

    private func withoutDuplicates(_ states: [SectionSupply]) -> [SectionSupply] {
        let mark = nextOrderMark()
        return states.filter { state in
            if state.orderMark != mark {
                state.orderMark = mark
                return true
            }
            let section = typed(state).section
            report(
                .duplicateSections, section, nil,
                "Section \(section) stands twice among the displayed sections.",
                "Only the first is shown: name each section once.")
            return false
        }
    }

    private func nextOrderMark() -> Int {
        orderMark += 1
        return orderMark
    }
}
