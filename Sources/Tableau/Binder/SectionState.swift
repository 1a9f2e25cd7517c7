/// What chains have bound for one section, and the data they have pushed for it so far.
///
/// This is the pending state, always up to date; what is on screen is a ``TableSnapshot``.
@MainActor
final class SectionState<Section: TableViewSection> {
    /// The section as the newest data spells it; it may carry content besides its identity.
    var section: Section
    /// Handlers and dimensions bound for this section by name.
    var bindings: SectionBindings<Section>?
    /// What is bound for this section by name.
    var namedSlots = LevelSlots<Section>()
    /// Data of the chains that name this section.
    var namedData = LevelData()
    /// Data of the all-sections chains.
    var othersData = LevelData()

    /// For how many rows `prefetch` of the section's own chain has run, and that of any section.
    var prefetchedCounts: (own: Int?, any: Int?)
    /// Set while sections are put in order, to find duplicates without hashing twice.
    var orderMark = 0
    /// Whether it has been reported that no chain binds anything for this section.
    var isReportedUnbound = false

    init(section: Section) {
        self.section = section
    }

    /// ``bindings``, made when first needed.
    var ownBindings: SectionBindings<Section> {
        if let bindings { return bindings }
        let new = SectionBindings<Section>()
        bindings = new
        return new
    }

    /// Whether a chain names this section; if none does, it lives only as long as its data.
    var isNamed: Bool { bindings != nil || !namedSlots.isEmpty }

    /// What the section shows as things stand: the named chains' where they bound something, else
    /// the all-sections chains'.
    func content(others: LevelSlots<Section>) -> SectionContent {
        let (cells, data) =
            namedSlots.cells.map { ($0, namedData) } ?? (others.cells, othersData)
        let rows = cells.flatMap { data.rows(of: $0) }
        return SectionContent(
            rows: rows?.compared ?? .empty, models: rows?.models,
            header: headerFooter(.header, others), footer: headerFooter(.footer, others),
            rowUpdates: cells?.updateStyle ?? .reconfigure, cellSource: cells?.number ?? 0)
    }

    /// Whether the section has rows as things stand.
    func hasRows(others: LevelSlots<Section>) -> Bool {
        let (cells, data) =
            namedSlots.cells.map { ($0, namedData) } ?? (others.cells, othersData)
        return cells.flatMap { data.rows(of: $0) }.map { !$0.compared.isEmpty } ?? false
    }

    /// Who supplies the cells.
    func cells(others: LevelSlots<Section>) -> CellSlot<Section>? {
        namedSlots.cells ?? others.cells
    }

    /// Who supplies titles and views: a chain that names the section, else the all-sections chain.
    ///
    /// It does not depend on data, so that what is shown can be asked for while newer data wait.
    func headerFooterSlots(
        _ edge: HeaderFooterEdge, others: LevelSlots<Section>
    ) -> LevelSlots<Section>.HeaderFooter {
        let named = namedSlots[edge]
        return named.isEmpty ? others[edge] : named
    }

    /// What the header or footer shows as things stand: a view before a title.
    func headerFooter(
        _ edge: HeaderFooterEdge, _ others: LevelSlots<Section>
    ) -> HeaderFooterContent? {
        let data = namedSlots[edge].isEmpty ? othersData : namedData
        let slots = headerFooterSlots(edge, others: others)
        return slots.view.flatMap { data.content(of: $0) }
            ?? slots.title.flatMap { data.content(of: $0) }
    }

    /// Frees data that newer data sets have left out.
    func dropOutdatedData(others: LevelSlots<Section>) {
        namedData.dropOutdated(by: namedSlots)
        othersData.dropOutdated(by: others)
    }
}
