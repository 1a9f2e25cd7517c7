/// What chains have bound for one section, and the data they have pushed for it so far.
///
/// This is the pending state, always up to date; what is on screen is a ``TableSnapshot``.
@MainActor
final class SectionState<Section: TableViewSection> {
    /// The section as the newest data spells it; it may carry content besides its identity.
    var section: Section
    /// What is bound for this section by name.
    var namedSlots = LevelSlots<Section>()
    /// Data of the chains that name this section.
    var namedData = LevelData()
    /// Data of the all-sections chains.
    var othersData = LevelData()

    init(section: Section) {
        self.section = section
    }

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

    /// Who supplies the cells.
    func cells(others: LevelSlots<Section>) -> CellSlot<Section>? {
        namedSlots.cells ?? others.cells
    }

    /// Who supplies the header or footer with the content it has now: a view before a title.
    func headerFooterSlot(
        _ edge: HeaderFooterEdge, others: LevelSlots<Section>
    ) -> HeaderFooterSlot<Section>? {
        supply(edge, others)?.slot
    }

    private func headerFooter(
        _ edge: HeaderFooterEdge, _ others: LevelSlots<Section>
    ) -> HeaderFooterContent? {
        supply(edge, others)?.content
    }

    private func supply(
        _ edge: HeaderFooterEdge, _ others: LevelSlots<Section>
    ) -> (slot: HeaderFooterSlot<Section>, content: HeaderFooterContent)? {
        let named = namedSlots[edge]
        let (slots, data) = named.isEmpty ? (others[edge], othersData) : (named, namedData)
        for slot in [slots.view, slots.title] {
            if let slot, let content = data.content(of: slot) { return (slot, content) }
        }
        return nil
    }
}

/// The slots installed at one level: for a named section, or for all others.
struct LevelSlots<Section: TableViewSection> {
    struct HeaderFooter {
        var title: HeaderFooterSlot<Section>?
        var view: HeaderFooterSlot<Section>?

        var isEmpty: Bool { title == nil && view == nil }
    }

    var cells: CellSlot<Section>?
    private var header = HeaderFooter()
    private var footer = HeaderFooter()

    var isEmpty: Bool { cells == nil && header.isEmpty && footer.isEmpty }

    subscript(edge: HeaderFooterEdge) -> HeaderFooter {
        get { edge == .header ? header : footer }
        set {
            if edge == .header { header = newValue } else { footer = newValue }
        }
    }
}

/// The data pushed for one section at one level, each stamped with the data set it came in.
///
/// Data sets are whole states: a section that a newer set of the same slot leaves out has nothing,
/// which shows in the stamp and needs no sweep over all sections.
@MainActor
struct LevelData {
    private struct Stamped<Value> {
        var value: Value
        var slot: ObjectIdentifier
        var generation: Int
    }

    private var rows: Stamped<SectionRows<Void>>?
    private var contents: [Stamped<HeaderFooterContent?>] = []

    func rows<Section>(of slot: CellSlot<Section>) -> SectionRows<Void>? {
        guard let rows, rows.slot == ObjectIdentifier(slot), rows.generation == slot.generation
        else { return nil }
        return rows.value
    }

    mutating func set<Section>(_ value: SectionRows<Void>, of slot: CellSlot<Section>) {
        rows = Stamped(value: value, slot: ObjectIdentifier(slot), generation: slot.generation)
    }

    func content<Section>(of slot: HeaderFooterSlot<Section>) -> HeaderFooterContent? {
        let id = ObjectIdentifier(slot)
        guard let stamped = contents.first(where: { $0.slot == id }),
            stamped.generation == slot.generation
        else { return nil }
        return stamped.value
    }

    mutating func set<Section>(_ value: HeaderFooterContent?, of slot: HeaderFooterSlot<Section>) {
        let id = ObjectIdentifier(slot)
        let stamped = Stamped(value: value, slot: id, generation: slot.generation)
        if let index = contents.firstIndex(where: { $0.slot == id }) {
            contents[index] = stamped
        } else {
            contents.append(stamped)
        }
    }
}
