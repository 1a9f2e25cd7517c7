/// The bindings and data of one section.
final class SectionState<Section: TableViewSection>: AnySectionState {
    /// The section's value in the latest data, which may carry content besides its identity.
    @exclusivity(unchecked) var section: Section

    init(section: Section, number: Int = 0, others: SectionBindings) {
        self.section = section
        super.init(number: number, others: others)
    }
}
