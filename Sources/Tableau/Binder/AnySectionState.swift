/// What chains bind and data hold for one section: all that does not depend on its type.
///
/// This runs for every section in every turn, so it is not generic; see ``AnyCellBinding``.
@MainActor
class AnySectionState {
    /// What is bound for this section by name.
    final var namedBindings = PartBindings()
    /// Data of the chains that name this section, and of the all-sections chains.
    private final var data: (named: PartData, others: PartData) = (PartData(), PartData())
    /// What it shows; nil from a change of its data until the next turn.
    private final var content: SectionContent?
    /// Its index among the displayed sections, if it is one of them.
    final var displayIndex = 0
    /// Set only while a set of sections is told from others, without hashing.
    final var isMarked = false

    /// Whether chains for all sections apply.
    ///
    /// Like the `default` case of a switch, they are for sections whose cells no chain binds by
    /// name. Data, handlers and dimensions follow this rule.
    final var takesFromAllSections: Bool { namedBindings.cells == nil }

    /// Whether a chain names this section; if none does, it lives only as long as its data.
    var isNamed: Bool { !namedBindings.isEmpty }

    final var hasData: Bool { !(data.named.isEmpty && data.others.isEmpty) }

    // MARK: Data

    /// The section's rows in the newest data set of a binding that is in force for it.
    final func rows(of binding: AnyCellBinding) -> SectionRows? {
        binding.isNamed ? data.named.cells : data.others.cells
    }

    /// Takes the section's rows in the newest data set of a binding, or that it has none.
    ///
    /// - Returns: What this changes. The arrays that are there already change nothing, so nobody
    ///   need compare them.
    final func setRows(_ rows: SectionRows?, of binding: AnyCellBinding) -> DataChange {
        let old = self.rows(of: binding)
        if let old, let rows, old.isSame(as: rows) { return .none }
        if old == nil, rows == nil { return .none }
        if binding.isNamed { data.named.cells = rows } else { data.others.cells = rows }
        return change((old?.compared.isEmpty ?? true) != (rows?.compared.isEmpty ?? true))
    }

    /// Takes what a header or footer shows by the newest data set of a binding.
    final func setContent(
        _ content: HeaderFooterContent?, of binding: HeaderFooterBinding
    ) -> DataChange {
        let (edge, form) = (binding.edge, binding.form)
        let old = binding.isNamed ? data.named[edge, form] : data.others[edge, form]
        if HeaderFooterContent.change(from: old, to: content) == .none { return .none }
        if binding.isNamed {
            data.named[edge, form] = content
        } else {
            data.others[edge, form] = content
        }
        return change((old == nil) != (content == nil))
    }

    /// Takes note that what the section says of itself has changed.
    final func sectionDidChange() -> DataChange { change(false) }

    private final func change(_ mayShowOrHide: Bool) -> DataChange {
        let change = DataChange(isFirst: content != nil, mayShowOrHide: mayShowOrHide)
        content = nil
        return change
    }

    // MARK: What it shows

    /// What the section shows now, kept until its data change.
    final func content(others: borrowing PartBindings) -> SectionContent {
        if let content { return content }
        let new = makeContent(others: others)
        content = new
        return new
    }

    /// What the section shows: by the named chains where they bound something, else by the
    /// all-sections chains.
    final func makeContent(others: borrowing PartBindings) -> SectionContent {
        let cells = namedBindings.cells ?? others.cells
        var rows: SectionRows?
        if let cells { rows = self.rows(of: cells) }
        let hasEdges =
            namedBindings.hasHeadersOrFooters || takesFromAllSections && others.hasHeadersOrFooters
        return SectionContent(
            rows: rows?.compared ?? .empty, models: rows?.models,
            header: hasEdges ? headerFooter(.header, others) : nil,
            footer: hasEdges ? headerFooter(.footer, others) : nil,
            rowUpdates: cells?.updateStyle ?? .reconfigure, cellSource: cells?.number ?? 0)
    }

    /// Whether the section has rows now.
    final func hasRows(others: borrowing PartBindings) -> Bool {
        guard let cells = namedBindings.cells ?? others.cells, let rows = rows(of: cells)
        else { return false }
        return !rows.compared.isEmpty
    }

    /// Who supplies a header or footer: a chain that names the section, else an all-sections chain.
    ///
    /// A bound view type wins over a title, also where it has no view model. It does not depend on
    /// data, so that what is shown can be asked for while newer data wait.
    final func headerFooterBinding(
        _ edge: HeaderFooterKind, others: borrowing PartBindings
    ) -> HeaderFooterBinding? {
        if namedBindings.has(edge) {
            return namedBindings[edge, .view] ?? namedBindings[edge, .title]
        }
        return takesFromAllSections ? others[edge, .view] ?? others[edge, .title] : nil
    }

    /// What the header or footer shows now.
    final func headerFooter(
        _ edge: HeaderFooterKind, _ others: borrowing PartBindings
    ) -> HeaderFooterContent? {
        guard let binding = headerFooterBinding(edge, others: others) else { return nil }
        if let contentOfSection = binding.contentOfSection { return contentOfSection(self) }
        return binding.isNamed ? data.named[edge, binding.form] : data.others[edge, binding.form]
    }
}

/// What new data change about a section.
struct DataChange {
    /// Whether it is the section's first change since the last turn.
    let isFirst: Bool
    /// Whether the section may have got something to show, or nothing any more.
    let mayShowOrHide: Bool

    static let none = DataChange(isFirst: false, mayShowOrHide: false)
}

// What is done for many sections at once: in loops, since a closure that is handed to the standard
// library finds out in every call whether it is on the main actor.

@MainActor
extension [AnySectionState] {
    func mark(_ isMarked: Bool) {
        for section in self { section.isMarked = isMarked }
    }

    /// Whether both are the same sections in the same order.
    func isSame(as others: [AnySectionState]) -> Bool {
        guard count == others.count else { return false }
        for index in indices where self[index] !== others[index] { return false }
        return true
    }
}
