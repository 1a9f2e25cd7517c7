/// All that chains have bound besides data, at its three levels, and how these levels resolve.
struct BindingRegistry<Section: TableViewSection> {
    private(set) var named = SectionMap<Section, SectionBindings<Section>>()
    private(set) var others = SectionBindings<Section>()
    private(set) var any = SectionBindings<Section>()

    /// Changes what is bound for the sections that `coverage` speaks of.
    mutating func update(
        _ coverage: SectionCoverage<Section>, _ change: (inout SectionBindings<Section>) -> Void
    ) {
        switch coverage {
        case .named(let sections):
            for section in sections {
                var bindings = named[section] ?? SectionBindings()
                change(&bindings)
                named[section] = bindings
            }
        case .allOthers: change(&others)
        case .any: change(&any)
        }
    }

    /// What is bound at the level of `coverage` (for the first of its sections).
    func bindings(at coverage: SectionCoverage<Section>) -> SectionBindings<Section> {
        switch coverage {
        case .named(let sections): sections.first.flatMap { named[$0] } ?? SectionBindings()
        case .allOthers: others
        case .any: any
        }
    }

    /// Dimensions: the most specific level that has one, each kind on its own.
    func dimension<Value>(
        in section: Section, _ pick: (SectionBindings<Section>) -> Bound<Value>?
    ) -> Bound<Value>? {
        named[section].flatMap(pick) ?? pick(others) ?? pick(any)
    }

    /// Handlers: the one of the most specific level, then that of the any-section level.
    ///
    /// The all-sections level stands back where a named chain supplies the cells: it is the default
    /// case for sections that were *not* bound by name, and its handlers expect its own models.
    func handlers<Value>(
        in section: Section, cellsAreNamed: Bool,
        _ pick: (SectionBindings<Section>) -> Bound<Value>?
    ) -> (own: Bound<Value>?, any: Bound<Value>?) {
        let own = named[section].flatMap(pick) ?? (cellsAreNamed ? nil : pick(others))
        return (own, pick(any))
    }

    /// All that want to hear of taps in a section besides the handlers.
    func tapObservers(in section: Section) -> [SectionBindings<Section>.CellHandler] {
        let own = named[section]?.tapObservers ?? []
        return own + others.tapObservers + any.tapObservers
    }
}
