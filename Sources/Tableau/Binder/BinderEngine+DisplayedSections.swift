// The displayed sections, as set by the user of the binder.

extension BinderEngine {
    var behavior: SectionDisplayBehavior<Section> { pending.display.behavior }

    /// Sets the displayed sections, if they are managed manually.
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

    func setBehavior(_ behavior: SectionDisplayBehavior<Section>) {
        pending.display = DisplayRule(behavior: behavior)
        pending.needsOrdering = true
        setNeedsTurn()
    }

    func reportDisplayedTwice(_ sections: [Section]) {
        for section in sections {
            report(
                .duplicateSections, in: section,
                "Section \(section) is listed twice in displayedSections.",
                advice:
                    "Only the first is shown: name each section once.")
        }
    }
}
