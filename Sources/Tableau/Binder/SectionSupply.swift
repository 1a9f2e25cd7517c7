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
    /// Set while sections are put in order, to find duplicates without hashing twice.
    final var orderMark = 0
    /// Its index among the displayed sections, if it is one of them.
    final var displayIndex = 0
    /// Whether its data changed since the last turn.
    final var isDirty = false
    /// What ``content(others:)`` gave last, and the rows that it was made of.
    private final var last: (rows: SectionRows?, content: SectionContent)?

    /// Whether chains for all sections apply.
    ///
    /// Like the `default` case of a switch, they are for sections whose cells no chain binds by
    /// name. Data, handlers and dimensions follow this rule.
    final var takesFromAllSections: Bool { namedSlots.cells == nil }

    /// Whether a chain names this section; if none does, it lives only as long as its data.
    var isNamed: Bool { !namedSlots.isEmpty }

    /// What the section shows as things stand: the named chains' where they bound something, else
    /// the all-sections chains'.
    ///
    /// The same instance as before where nothing has changed.
    final func content(others: borrowing LevelSlots) -> SectionContent {
        let (cells, rows) = rows(others)
        let hasEdges =
            namedSlots.suppliesHeadersOrFooters
            || takesFromAllSections && others.suppliesHeadersOrFooters
        // Slots do not change once there are data: the same rows come from the same slot.
        if let last, last.rows === rows, rows != nil, !hasEdges { return last.content }
        let content = SectionContent(
            rows: rows?.compared ?? .empty, models: rows?.models,
            header: hasEdges ? headerFooter(.header, others) : nil,
            footer: hasEdges ? headerFooter(.footer, others) : nil,
            rowUpdates: cells?.updateStyle ?? .reconfigure, cellSource: cells?.number ?? 0)
        last = (rows, content)
        return content
    }

    /// Takes the section's rows of a slot's newest data set.
    final func set(_ rows: SectionRows, of slot: CellSlot) {
        if slot.isNamed { namedData.set(rows, of: slot) } else { othersData.set(rows, of: slot) }
    }

    /// The section's rows of a slot's newest data set, if that has given it any already.
    final func rows(of slot: CellSlot) -> SectionRows? {
        slot.isNamed ? namedData.rows(of: slot) : othersData.rows(of: slot)
    }

    /// Whether the section has rows as things stand.
    final func hasRows(others: borrowing LevelSlots) -> Bool {
        rows(others).rows.map { !$0.compared.isEmpty } ?? false
    }

    private final func rows(
        _ others: borrowing LevelSlots
    ) -> (cells: CellSlot?, rows: SectionRows?) {
        if let cells = namedSlots.cells { return (cells, namedData.rows(of: cells)) }
        if let cells = others.cells { return (cells, othersData.rows(of: cells)) }
        return (nil, nil)
    }

    /// Who supplies titles and views: a chain that names the section, else the all-sections chain.
    ///
    /// It does not depend on data, so that what is shown can be asked for while newer data wait.
    final func headerFooterSlots(
        _ edge: HeaderFooterKind, others: borrowing LevelSlots
    ) -> LevelSlots.HeaderFooter {
        let named = namedSlots[edge]
        return named.isEmpty && takesFromAllSections ? others[edge] : named
    }

    /// What the header or footer shows now.
    ///
    /// A bound view type wins over a title, also where it has no view model.
    final func headerFooter(
        _ edge: HeaderFooterKind, _ others: borrowing LevelSlots
    ) -> HeaderFooterContent? {
        let data = namedSlots[edge].isEmpty ? othersData : namedData
        let slots = headerFooterSlots(edge, others: others)
        return (slots.view ?? slots.title).flatMap { data.content(of: $0) }
    }

    /// Frees data that newer data sets have left out.
    final func dropOutdatedData(others: borrowing LevelSlots) {
        if !namedData.isEmpty, namedData.dropOutdated(by: namedSlots) { last = nil }
        if !othersData.isEmpty, othersData.dropOutdated(by: others) { last = nil }
    }
}

/// The sections that a data set was for: most data sets are for those of the one before, and then
/// none of them need be looked up.
struct Recipients {
    /// The number of the data set, see ``SectionLists/number``; -1 for none.
    var number = -1
    /// The sections, in the order of the data set's keys.
    var sections: [SectionSupply] = []
    /// See ``BinderEngine/sectionsVersion``.
    var version = 0
}

// What is done for all sections at once.

@MainActor
extension [SectionSupply] {
    /// What each section shows as things stand.
    func contents(others: LevelSlots) -> [SectionContent] {
        var contents: [SectionContent] = []
        contents.reserveCapacity(count)
        for section in self { contents.append(section.content(others: others)) }
        return contents
    }

    /// Frees data that newer data sets have left out.
    ///
    /// - Returns: Whether nothing is left to keep one of the sections for.
    func dropOutdatedData(others: LevelSlots) -> Bool {
        var mayBeGone = false
        for section in self {
            section.dropOutdatedData(others: others)
            if section.othersData.isEmpty, !section.isNamed { mayBeGone = true }
        }
        return mayBeGone
    }

    /// Puts a mark on all, to tell them from others.
    func mark(_ mark: Int) {
        for section in self { section.orderMark = mark }
    }

    /// Tells each section its index.
    func number() {
        for index in indices { self[index].displayIndex = index }
    }

    /// Whether both are the same sections in the same order.
    func isSame(as others: [SectionSupply]) -> Bool {
        count == others.count && indices.allSatisfy { self[$0] === others[$0] }
    }
}
