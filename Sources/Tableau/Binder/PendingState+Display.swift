extension PendingState {
    /// Updates the displayed sections once some have changed; returns those that the user's function
    /// names twice.
    func orderSections(_ changed: [AnySectionState]) -> [Section] {
        switch behavior.order {
        case .manual: return []
        case .function(let order): return orderSections(changed, by: order)
        case .sorted(let isBefore):
            var moving: [AnySectionState] = []
            for section in changed where isVisible(section) != isDisplayed(section) {
                moving.append(section)
            }
            if needsOrdering || moving.count > 8 {
                // The displayed ones are in order: sorting merges the others with them.
                let sections = visible(needsOrdering ? sections : displayed + moving)
                needsOrdering = false
                return display(
                    inOrder(sections, named: sections.names(as: Section.self), by: isBefore))
            }
            for section in moving {
                let isShown = isDisplayed(section)
                let index = isShown ? section.displayIndex : place(of: section, by: isBefore)
                setDisplayed(section, !isShown, at: index)
            }
            return []
        }
    }

    /// Returns the place of a section among the displayed ones, which are in order.
    private func place(
        of section: AnySectionState, by isBefore: (Section, Section) -> Bool
    ) -> Int {
        let name = section.typed(Section.self).section
        return displayed.partition { other in
            // Sections that the order does not compare are in the order of first use.
            let otherName = other.typed(Section.self).section
            return isBefore(otherName, name)
                || !isBefore(name, otherName) && other.number < section.number
        }
    }

    /// Calls the user's ordering function, in every turn because it may read any state.
    private func orderSections(
        _ changed: [AnySectionState], by order: ([Section]) -> [Section]
    ) -> [Section] {
        var mayDiffer = needsOrdering
        // Others had content before, and still have.
        for section in changed where !isDisplayed(section) || !isVisible(section) {
            mayDiffer = true
        }
        needsOrdering = false
        let last = mayDiffer ? nil : lastOrder
        lastOrder = nil
        let input = last?.input ?? visibleSections()
        let output = order(input)
        // The function has replaced the behavior, which the next turn applies.
        guard !needsOrdering else { return [] }
        let shown = displayed
        let repeated = output == last?.output ? [] : display(visible(output.compactMap(known)))
        // It was given the displayed sections first.
        lastOrder = (displayed.isSame(as: shown) ? input : nil, output)
        return repeated
    }

    /// Returns the sections with content, displayed ones first: those that the order doesn't compare
    /// keep their place.
    private func visibleSections() -> [Section] {
        let shown = visible(displayed)
        return (shown + visible(sections.without(shown))).names(as: Section.self)
    }

    private func visible(_ sections: [AnySectionState]) -> [AnySectionState] {
        var visible: [AnySectionState] = []
        visible.reserveCapacity(sections.count)
        for section in sections where isVisible(section) { visible.append(section) }
        return visible
    }

    private func isVisible(_ section: AnySectionState) -> Bool {
        section.hasRows
            || !behavior.needsCells
                // A section that provides its title must be in the data, or it would never go.
                && (section.bindings != nil || section.hasData)
                && (section.headerFooter(.header) != nil
                    || section.headerFooter(.footer) != nil)
    }
}

/// Returns sections in the order of their names.
///
/// Outside any actor, which its closures would otherwise look for in every call.
private func inOrder<Name>(
    _ sections: [AnySectionState], named names: [Name], by isBefore: (Name, Name) -> Bool
) -> [AnySectionState] {
    // Sections that the order does not compare are in the order of first use.
    func precedes(_ left: Int, _ right: Int) -> Bool {
        isBefore(names[left], names[right])
            || sections[left].number < sections[right].number
                && !isBefore(names[right], names[left])
    }
    let isSorted = names.indices.dropFirst().allSatisfy { !precedes($0, $0 - 1) }
    return isSorted ? sections : names.indices.sorted(by: precedes).map { sections[$0] }
}
