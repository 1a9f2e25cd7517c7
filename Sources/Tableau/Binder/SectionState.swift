/// The bindings and data of one section.
final class SectionState<Section: TableViewSection>: AnySectionState {
    /// The section's value in the latest data, which may carry content besides its identity.
    @exclusivity(unchecked) var section: Section
    /// Handlers and dimensions of chains that name this section.
    @exclusivity(unchecked) var bindings: SectionBindings?
    /// The numbers of rows at which `prefetch` last ran, for the section's own chain and for any
    /// section.
    var prefetchedCounts: (own: Int?, any: Int?)
    var isReportedUnbound = false
    /// Handlers reported as unable to run.
    var reportedHandlers: Set<HandlerMistake> = []

    init(section: Section, number: Int = 0) {
        self.section = section
        super.init(number: number)
    }

    /// ``bindings``, created on first use.
    var ownBindings: SectionBindings {
        if let bindings { return bindings }
        let new = SectionBindings()
        bindings = new
        return new
    }

    override var isNamed: Bool { bindings != nil || super.isNamed }
}

/// A handler that expects another cell or model than a section has.
struct HandlerMistake: Hashable {
    let handler: String
    let chain: ChainLabel
    let wanted: ObjectIdentifier
}
