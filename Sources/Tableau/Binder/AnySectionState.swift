/// The bindings and data of one section, without its name.
///
/// Not generic, because it runs for every section in every turn; see ``DataBinding``.
@MainActor
class AnySectionState {
    /// What chains that name this section have bound; nil if none does.
    @exclusivity(unchecked) final var bindings: SectionBindings?
    /// What chains for all other sections have bound.
    private final let others: SectionBindings
    /// The latest data of the bindings that apply: of the cells, the header and the footer.
    @exclusivity(unchecked) private final var rows: SectionRows?
    @exclusivity(unchecked) private final var edges = HeaderFooterPair<HeaderFooterContent?>(
        header: nil, footer: nil)
    /// The current content; nil from a change of its data until it is asked for.
    @exclusivity(unchecked) private final var content: SectionContent?
    /// Its number in the order of first use.
    final let number: Int
    /// Its index among the displayed sections, if it is displayed.
    @exclusivity(unchecked) final var displayIndex = 0
    /// A temporary mark used to compare sets of sections without hashing.
    @exclusivity(unchecked) final var isMarked = false
    /// Whether it is new, or has other data, since the last turn.
    @exclusivity(unchecked) final var isTouched = false
    /// The numbers of rows at which `prefetch` last ran, by the place of its rule among those that
    /// apply.
    final var prefetchedCounts: [Int: Int] = [:]
    /// What has been reported of it once.
    final var reported: Set<String> = []

    init(number: Int, others: SectionBindings) {
        self.number = number
        self.others = others
    }

    /// Whether chains for all sections apply: data, handlers and dimensions.
    ///
    /// They do where no chain binds cells by name, like the `default` case of a switch.
    final var takesFromAllSections: Bool { bindings?[part: nil] == nil }

    /// What chains for all other sections have bound, if they apply.
    final var inherited: SectionBindings? { takesFromAllSections ? others : nil }

    final var hasData: Bool { rows != nil || edges.header != nil || edges.footer != nil }

    // MARK: Data

    /// Returns whether a binding applies: neither another chain nor a later binding takes its place.
    final func takes(from binding: DataBinding) -> Bool {
        self.binding(of: binding.edge) === binding
    }

    /// Returns whether the chain of a binding names this section.
    final func isNamed(by binding: DataBinding) -> Bool {
        takes(from: binding) || bindings?.replaced[binding.part]?.contains(binding.chain) == true
    }

    /// Returns the section's rows in the latest data set of a binding, if it applies.
    final func rows(of binding: DataBinding) -> SectionRows? {
        takes(from: binding) ? rows : nil
    }

    /// Sets the section's part in the latest data set of a binding that applies; nil for none.
    ///
    /// - Returns: Whether anything has changed, which it has not for the same array.
    final func set(_ new: AnyObject?, of binding: DataBinding) -> Bool {
        guard let edge = binding.edge else {
            let (old, new) = (rows, downcast(new, to: SectionRows.self))
            if let old, let new, old.isSame(as: new) { return false }
            if old == nil, new == nil { return false }
            rows = new
            return true
        }
        let (old, new) = (edges[edge], downcast(new, to: HeaderFooterContent.self))
        if HeaderFooterContent.change(from: old, to: new) == .none { return false }
        edges[edge] = new
        return true
    }

    // MARK: Content

    final var currentContent: SectionContent {
        if let content { return content }
        let new = makeContent()
        content = new
        return new
    }

    /// Lets the content be made again; returns whether this is the first change since the last turn.
    final func touch() -> Bool {
        content = nil
        defer { isTouched = true }
        return !isTouched
    }

    /// Makes the section's content, also of parts that only chains for all sections bind.
    final func makeContent() -> SectionContent {
        let binding = binding(of: nil)
        return SectionContent(
            rows: rows?.compared ?? .empty, models: rows?.models,
            header: headerFooter(.header), footer: headerFooter(.footer),
            rowUpdates: binding?.cells?.updateStyle ?? .reconfigure,
            cellSource: binding?.number ?? 0)
    }

    final var hasRows: Bool { rows?.compared.isEmpty == false }

    /// Returns the binding of a header or footer, or of the cells for nil: of a chain that names
    /// the section, else of an all-sections chain; data don't matter, so newer ones may be pending.
    final func binding(of edge: HeaderFooterKind?) -> DataBinding? {
        bindings?[part: edge] ?? inherited?[part: edge]
    }

    final func headerFooter(_ edge: HeaderFooterKind) -> HeaderFooterContent? {
        guard let binding = binding(of: edge) else { return nil }
        if let contentOfSection = binding.contentOfSection { return contentOfSection(self) }
        return edges[edge]
    }
}

/// Returns data as what the part of a binding has; outside any actor, for the closure's sake.
private func downcast<Data: AnyObject>(_ data: AnyObject?, to type: Data.Type) -> Data? {
    data.map { unsafeDowncast($0, to: type) }
}

// Operations on many sections at once, as loops: a closure passed to the standard library would check
// in every call whether it is on the main actor.

@MainActor
extension [AnySectionState] {
    nonisolated func index(of section: AnySectionState) -> Int? { firstIndex { $0 === section } }

    /// Whether both are the same array, and therefore cannot differ; O(1).
    nonisolated func isSame(as other: [AnySectionState]) -> Bool {
        withUnsafeBufferPointer { own in
            other.withUnsafeBufferPointer {
                $0.baseAddress == own.baseAddress && $0.count == own.count
            }
        }
    }

    /// Returns the names in the latest data.
    func names<Section: TableViewSection>(as type: Section.Type) -> [Section] {
        var names: [Section] = []
        names.reserveCapacity(count)
        for section in self { names.append(section.typed(type).section) }
        return names
    }

    func mark(_ isMarked: Bool) {
        for section in self { section.isMarked = isMarked }
    }

    func without(_ others: [AnySectionState]) -> [AnySectionState] {
        others.mark(true)
        var rest: [AnySectionState] = []
        rest.reserveCapacity(count)
        for section in self where !section.isMarked { rest.append(section) }
        others.mark(false)
        return rest
    }

    /// Removes sections at ascending indexes, then inserts others at their final ones, ascending.
    mutating func edit(
        removing removed: [Int], inserting sections: [AnySectionState], at inserted: [Int]
    ) {
        if removed.count + inserted.count <= 8 {
            for index in removed.reversed() { remove(at: index) }
            for index in sections.indices { insert(sections[index], at: inserted[index]) }
            return
        }
        let kept = without(removed.map { self[$0] })
        var all: [AnySectionState] = []
        all.reserveCapacity(kept.count + sections.count)
        var next = 0
        for (section, index) in zip(sections, inserted) {
            let end = next + index - all.count
            all += kept[next..<end]
            all.append(section)
            next = end
        }
        self = all + kept[next...]
    }
}
