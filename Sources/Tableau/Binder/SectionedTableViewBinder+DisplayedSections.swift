extension SectionedTableViewBinder {
    /// The displayed sections, in order.
    ///
    /// Set it only under `.manuallyManaged`; otherwise that is ignored, and reported. A new value can
    /// be read at once, though the table displays it in the next turn.
    ///
    /// - Complexity: O(sections); ``section(at:)`` is O(1).
    public var displayedSections: [Section] {
        get { pending.displayed.names(as: Section.self) }
        set {
            guard sectionDisplayBehavior.isManual else {
                return report(
                    .displayedSectionsIgnored,
                    "displayedSections was set while sectionDisplayBehavior manages the sections.",
                    advice: "Choose .manuallyManaged, or leave the sections to the data.")
            }
            hasSetDisplayedSections = true
            let repeated = pending.display(newValue.map(pending.state(of:)))
            setNeedsTurn()
            reportDisplayedTwice(repeated)
        }
    }

    /// The rule for which sections are displayed, and in what order; it may change at any time.
    public var sectionDisplayBehavior: SectionDisplayBehavior<Section> {
        get { pending.behavior }
        set {
            pending.behavior = newValue
            setNeedsTurn()
        }
    }

    func reportDisplayedTwice(_ sections: [Section]) {
        let place =
            sectionDisplayBehavior.isManual
            ? "in displayedSections" : "by the function that orders the sections"
        for section in sections {
            report(
                .duplicateSections, in: section, "Section \(section) is listed twice \(place).",
                advice: "Only the first is shown: name each section once.")
        }
    }
}
