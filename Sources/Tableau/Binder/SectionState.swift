/// What chains bind and data hold for one section.
final class SectionState<Section: TableViewSection>: AnySectionState {
    /// The section as the newest data spell it; it may carry content besides its identity.
    var section: Section
    /// Handlers and dimensions bound for this section by name.
    var bindings: SectionBindings<Section>?
    /// For how many rows `prefetch` of the section's own chain has run, and that of any section.
    var prefetchedCounts: (own: Int?, any: Int?)
    /// Whether it has been reported that no chain binds anything for this section.
    var isReportedUnbound = false

    init(section: Section) {
        self.section = section
    }

    /// Who supplies the cells.
    func cells(others: PartBindings) -> CellBinding<Section>? {
        (namedBindings.cells ?? others.cells) as? CellBinding<Section>
    }

    /// ``bindings``, made when first needed.
    var ownBindings: SectionBindings<Section> {
        if let bindings { return bindings }
        let new = SectionBindings<Section>()
        bindings = new
        return new
    }

    override var isNamed: Bool { bindings != nil || super.isNamed }
}
