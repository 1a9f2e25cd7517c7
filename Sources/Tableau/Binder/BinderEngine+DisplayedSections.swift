// Which sections are displayed, as the user says it.

extension BinderEngine {
    var behavior: SectionDisplayBehavior<Section> { pending.display.behavior }

    /// Sets the sections to show, where that is the user's to say.
    func setDisplayedSections(_ sections: [Section]) {
        guard behavior.rule == .manual else {
            return report(
                .displayedSectionsIgnored,
                "displayedSections was set while sectionDisplayBehavior manages the sections.",
                advice:
                    "Set sectionDisplayBehavior = .manuallyManaged, or leave the sections to the data."
            )
        }
        reported.hasSetDisplayedSections = true
        let repeated = pending.display(sections)
        setNeedsTurn()
        reportDisplayedTwice(repeated)
    }

    /// Changes which sections are shown and how they are ordered.
    func setBehavior(_ behavior: SectionDisplayBehavior<Section>) {
        pending.display = DisplayRule(behavior: behavior)
        pending.needsOrdering = true
        setNeedsTurn()
    }

    func reportDisplayedTwice(_ sections: [Section]) {
        for section in sections {
            report(
                .duplicateSections, in: section,
                "Section \(section) stands twice among the displayed sections.",
                advice:
                    "Only the first is shown: name each section once.")
        }
    }
}
