/// The bindings and data of one section.
final class SectionState<Section: TableViewSection>: AnySectionState {
    /// The section's value in the latest data, which may carry content besides its identity.
    @exclusivity(unchecked) var section: Section
    /// Its value since the last turn.
    @exclusivity(unchecked) var shown: Section

    init(section: Section, number: Int = 0, others: SectionBindings) {
        self.section = section
        shown = section
        super.init(number: number, others: others)
    }
}

extension AnySectionState {
    func typed<Section: TableViewSection>(_: Section.Type) -> SectionState<Section> {
        // Safety: a pending state, whose binder has one type of sections, makes all the states of its lists.
        unsafeDowncast(self, to: SectionState<Section>.self)
    }
}
