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
        displayedSections = withoutDuplicates(sections)
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
        if case .manual = behavior.rule { return }
        if case .function = behavior.order { needsOrdering = true }
        guard needsOrdering else { return }
        needsOrdering = false
        let visible = stateList.filter(isVisible).map(\.section)
        switch behavior.order {
        case .none: displayedSections = visible
        case .sorted(let isBefore): displayedSections = sorted(visible, by: isBefore)
        case .function(let order):
            // Sections already on screen come first, so that an order which leaves some sections
            // undecided leaves them where they are.
            let shown = displayedSections.filter { section in
                states[section].map(isVisible) ?? false
            }
            let fresh = visible.filter { !contains(shown, $0) }
            let ordered = withoutDuplicates(order(shown.map { state(of: $0).section } + fresh))
            displayedSections = ordered.filter { states[$0].map(isVisible) ?? false }
        }
    }

    private func isVisible(_ state: SectionState<Section>) -> Bool {
        let content = state.content(others: otherSlots)
        if !content.rows.isEmpty { return true }
        guard behavior.rule == .withCellsOrHeaderOrFooter else { return false }
        return content.header != nil || content.footer != nil
    }

    /// Sorts; in one pass where that is all it takes.
    private func sorted(
        _ sections: [Section], by isBefore: (Section, Section) -> Bool
    ) -> [Section] {
        let isSorted = zip(sections, sections.dropFirst()).allSatisfy { !isBefore($1, $0) }
        return isSorted ? sections : sections.sorted(by: isBefore)
    }

    private func contains(_ sections: [Section], _ section: Section) -> Bool {
        sections.contains(section)
    }

    private func withoutDuplicates(_ sections: [Section]) -> [Section] {
        var seen = SectionMap<Section, Void>()
        return sections.filter { section in
            if seen[section] == nil {
                seen[section] = ()
                return true
            }
            report(
                .duplicateSections, section, nil,
                "Section \(section) stands twice among the displayed sections.",
                "Only the first is shown: name each section once.")
            return false
        }
    }
}
