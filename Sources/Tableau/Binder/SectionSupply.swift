/// The slots and data of one section, and what it shows by them.
///
/// The part of ``SectionState`` that runs for every section in every turn: not generic, see
/// ``CellSlot``.
@MainActor
class SectionSupply {
    /// What is bound for this section by name.
    final var namedSlots = LevelSlots()
    /// Data of the chains that name this section.
    final var namedData = LevelData()
    /// Data of the all-sections chains.
    final var othersData = LevelData()

    /// What the section shows as things stand: the named chains' where they bound something, else
    /// the all-sections chains'.
    final func content(others: LevelSlots) -> SectionContent {
        let (cells, data) =
            namedSlots.cells.map { ($0, namedData) } ?? (others.cells, othersData)
        let rows = cells.flatMap { data.rows(of: $0) }
        return SectionContent(
            rows: rows?.compared ?? .empty, models: rows?.models,
            header: headerFooter(.header, others), footer: headerFooter(.footer, others),
            rowUpdates: cells?.updateStyle ?? .reconfigure, cellSource: cells?.number ?? 0)
    }

    /// Whether the section has rows as things stand.
    final func hasRows(others: LevelSlots) -> Bool {
        let (cells, data) =
            namedSlots.cells.map { ($0, namedData) } ?? (others.cells, othersData)
        return cells.flatMap { data.rows(of: $0) }.map { !$0.compared.isEmpty } ?? false
    }

    /// Who supplies titles and views: a chain that names the section, else the all-sections chain.
    ///
    /// It does not depend on data, so that what is shown can be asked for while newer data wait.
    final func headerFooterSlots(
        _ edge: HeaderFooterEdge, others: LevelSlots
    ) -> LevelSlots.HeaderFooter {
        let named = namedSlots[edge]
        return named.isEmpty ? others[edge] : named
    }

    /// What the header or footer shows as things stand: a view before a title.
    final func headerFooter(
        _ edge: HeaderFooterEdge, _ others: LevelSlots
    ) -> HeaderFooterContent? {
        let data = namedSlots[edge].isEmpty ? othersData : namedData
        let slots = headerFooterSlots(edge, others: others)
        return slots.view.flatMap { data.content(of: $0) }
            ?? slots.title.flatMap { data.content(of: $0) }
    }

    /// Frees data that newer data sets have left out.
    final func dropOutdatedData(others: LevelSlots) {
        namedData.dropOutdated(by: namedSlots)
        othersData.dropOutdated(by: others)
    }
}
