extension PendingState {
    /// Displays sections, each once; returns those that are listed twice.
    func display(_ sections: [AnySectionState]) -> [Section] {
        var repeated: [Section] = []
        var unique: [AnySectionState] = []
        unique.reserveCapacity(sections.count)
        for section in sections {
            if section.isMarked {
                repeated.append(typed(section).section)
            } else {
                section.isMarked = true
                unique.append(section)
            }
        }
        unique.mark(false)
        setDisplayed(unique)
        return repeated
    }

    /// Updates the displayed sections; returns those that the user's function names twice.
    func orderSections() -> [Section] {
        let changed = shownOrHidden
        shownOrHidden = []
        for section in changed { section.mayShowOrHide = false }
        switch behavior.order {
        case _ where behavior.rule == .manual: return []
        case .function(let order):
            return orderSections(by: order, mayDiffer: needsOrdering || !changed.isEmpty)
        case .sorted(let isBefore) where !needsOrdering && changed.count <= 8:
            for section in changed { showOrHide(section, by: isBefore) }
        case .sorted(let isBefore) where !needsOrdering:
            showOrHide(changed, by: isBefore)
        case .sorted, .none:
            needsOrdering = false
            setDisplayed(sorted(visible(sections)))
        }
        return []
    }

    /// Displays a section in its place if it has content, or else no longer.
    private func showOrHide(
        _ section: AnySectionState, by isBefore: (Section, Section) -> Bool
    ) {
        let isShown = isVisible(section)
        guard isShown != isDisplayed(section) else { return }
        guard isShown else { return setDisplayed(section, false, at: section.displayIndex) }
        setDisplayed(section, true, at: place(of: section, in: displayed, by: isBefore))
    }

    /// The same for many sections, in one pass over those displayed.
    private func showOrHide(
        _ changed: [AnySectionState], by isBefore: (Section, Section) -> Bool
    ) {
        var (coming, going): ([AnySectionState], [AnySectionState]) = ([], [])
        for section in changed {
            let isShown = isVisible(section)
            if isShown == isDisplayed(section) { continue }
            if isShown { coming.append(section) } else { going.append(section) }
        }
        if coming.isEmpty, going.isEmpty { return }
        var kept = displayed.without(going)
        coming = sorted(coming.sorted { $0.number < $1.number })
        // Ascending, even if the order contradicts itself.
        var places: [Int] = []
        for section in coming {
            places.append(max(places.last ?? 0, place(of: section, in: kept, by: isBefore)))
        }
        kept.insert(coming, before: places)
        setDisplayed(kept)
    }

    /// Returns the place of a section among others that are in order.
    func place(
        of section: AnySectionState, in displayed: [AnySectionState],
        by isBefore: (Section, Section) -> Bool
    ) -> Int {
        let name = typed(section).section
        var (low, high) = (0, displayed.count)
        while low < high {
            let middle = (low + high) / 2
            let other = typed(displayed[middle]).section
            // Sections that the order does not compare are in the order of first use.
            let precedes =
                isBefore(other, name)
                || !isBefore(name, other) && displayed[middle].number < section.number
            if precedes { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Calls the user's ordering function, in every turn because it may read any state.
    private func orderSections(
        by order: ([Section]) -> [Section], mayDiffer: Bool
    ) -> [Section] {
        needsOrdering = false
        let input = mayDiffer ? visibleSections() : orderingInput ?? visibleSections()
        orderingInput = nil
        let ordered = order(input)
        // The function has replaced the behavior, which the next turn applies.
        guard !needsOrdering else { return [] }
        if !mayDiffer, ordered == displayedSections {
            orderingInput = input
            return []
        }
        return display(visible(ordered.compactMap(known)))
    }

    /// Returns the sections with content, displayed ones first: those that the order doesn't compare
    /// keep their place.
    private func visibleSections() -> [Section] {
        let shown = visible(displayed)
        return names(of: shown + visible(sections.without(shown)))
    }

    private func visible(_ sections: [AnySectionState]) -> [AnySectionState] {
        var visible: [AnySectionState] = []
        visible.reserveCapacity(sections.count)
        for section in sections where isVisible(section) { visible.append(section) }
        return visible
    }

    private func isVisible(_ section: AnySectionState) -> Bool {
        section.hasRows
            || behavior.rule == .withCellsOrHeaderOrFooter
                // A section that provides its title must be in the data, or it would never go.
                && (section.bindings != nil || section.hasData)
                && (section.headerFooter(.header) != nil
                    || section.headerFooter(.footer) != nil)
    }

    /// Sorts the sections if there is an order, in one pass if possible.
    private func sorted(_ sections: [AnySectionState]) -> [AnySectionState] {
        guard case .sorted(let isBefore) = behavior.order else { return sections }
        return inOrder(sections, named: names(of: sections), by: isBefore)
    }
}

/// Returns sections in the order of their names.
///
/// Outside any actor, which its closures would otherwise look for in every call.
private func inOrder<Name>(
    _ sections: [AnySectionState], named names: [Name], by isBefore: (Name, Name) -> Bool
) -> [AnySectionState] {
    let isSorted = names.indices.dropFirst().allSatisfy { !isBefore(names[$0], names[$0 - 1]) }
    if isSorted { return sections }
    return names.indices.sorted { isBefore(names[$0], names[$1]) }.map { sections[$0] }
}
