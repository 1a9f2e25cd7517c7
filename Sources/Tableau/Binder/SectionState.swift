/// What chains have bound for one section, and the data they have pushed for it so far.
///
/// This is the pending state, always up to date; what is on screen is a ``TableSnapshot``.
final class SectionState<Section: TableViewSection>: SectionSupply {
    /// The section as the newest data spells it; it may carry content besides its identity.
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
    func cells(others: LevelSlots) -> CellMaker<Section>? {
        (namedSlots.cells ?? others.cells) as? CellMaker<Section>
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
