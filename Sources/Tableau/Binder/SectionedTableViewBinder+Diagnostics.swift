extension SectionedTableViewBinder {
    /// Receives likely mistakes in the bindings; if `nil`, the default, each kind is printed once per
    /// section to standard error.
    public var diagnosticHandler: ((TableDiagnostic) -> Void)? {
        get { reporter.handler }
        set { reporter.handler = newValue }
    }

    func report(
        _ kind: TableDiagnostic.Kind, in section: Section? = nil, of chain: ChainLabel? = nil,
        _ message: String, advice: String
    ) {
        reporter.report(
            TableDiagnostic(
                kind: kind, section: section.map { "\($0)" }, chain: chain?.description,
                message: message, advice: advice))
    }

    func report(_ diagnostics: [PlanDiagnostic], in table: TableSnapshot) {
        for diagnostic in diagnostics {
            switch diagnostic {
            case .duplicateIdentity(let index, let rows, let identity, let type):
                // Finding duplicates takes longer than the update, so it is done only once.
                planning.namesDuplicates = false
                let section = table.states[index].typed(Section.self).section
                report(
                    .duplicateIdentities, in: section,
                    "Rows \(rows[0]) and \(rows[1]) of section \(section) have the same identity "
                        + "\(identity).",
                    advice: "Give each \(type) a collectionId of its own.")
            case .equalRowsWithDifferentIdentities(let index, let old, let new, let type):
                let section = table.states[index].typed(Section.self).section
                report(
                    .identityContradictsEquality, in: section,
                    "Rows \(old) and \(new) of section \(section) are ==, but have different "
                        + "identities.",
                    advice: "Compare the collectionId in the == of \(type).")
            }
        }
    }

    /// Reports once each displayed section for which no chain binds anything, if there are others than before.
    func reportUnboundSections(after before: [AnySectionState]) {
        // With two binders on one table, the other one may bind the sections that this one doesn't.
        guard !shown.states.isSame(as: before), !pending.others.bindsData, adapter.isInstalled,
            !replacesBinder
        else { return }
        for state in shown.states.map({ $0.typed(Section.self) })
        where state.bindings?.bindsData != true {
            guard state.reported.insert("unbound").inserted else { continue }
            report(
                .unboundSection, in: state.section,
                "Section \(state.section) is displayed, but no chain binds any part of it.",
                advice:
                    Section.self == OnlySection.self
                    ? "Bind it with onTable()."
                    : "Bind it with onSection(_:), onSections(_:) or onAllOtherSections().")
        }
    }

    // MARK: Handlers that can never run

    func reportHandlersThatCannotRun() {
        let others = pending.others[part: nil]
        for state in pending.sections.map({ $0.typed(Section.self) }) {
            guard let bindings = state.bindings, !bindings.all.isEmpty else { continue }
            reportHandlers(
                of: bindings, in: state.section,
                whereCellsAre: [bindings[part: nil] ?? others],
                orNone: "no chain binds cells for section \(state.section)")
        }
        reportHandlers(
            of: pending.others, in: nil, whereCellsAre: [others],
            orNone: "no all-sections chain binds cells, and where a chain that names its sections "
                + "does, its handlers count")
        reportHandlers(
            of: anySection, in: nil,
            whereCellsAre: pending.sections.map { $0.bindings?[part: nil] } + [others],
            orNone: "no chain binds cells")
    }

    /// - Parameter reason: Why handlers never run if there are no cells.
    private func reportHandlers(
        of bindings: SectionBindings, in section: Section?, whereCellsAre cells: [DataBinding?],
        orNone reason: String
    ) {
        let cells = cells.compactMap(\.self)
        let names = Set(cells.map(\.shows)).sorted().joined(separator: ", ")
        for bound in bindings.all {
            let mayRun =
                cells.isEmpty
                ? !bound.kind.needsCells
                : cells.contains { bound.kind.mayRun(for: $0.cells?.type) }
            if mayRun { continue }
            report(
                .handlerCannotRun, in: section, of: bound.chain,
                "\(bound.kind.name) never runs: "
                    + (cells.isEmpty ? "\(reason)." : "the cells are of class \(names)."),
                advice: cells.isEmpty
                    ? "Bind cells with bind(cellType:...) or bind(cellProvider:...), or remove it."
                    : "Name the class of the cells, or bind cells of this one.")
        }
    }
}
