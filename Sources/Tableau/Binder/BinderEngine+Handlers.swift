// Handlers come from chains, and run when the table says so.

extension BinderEngine {
    func bind(
        _ kind: HandlerKind, for coverage: SectionCoverage<Section>, chain: ChainLabel,
        _ run: @escaping SectionBindings<Section>.CellHandler
    ) {
        bind(
            kind.keyPath(for: Section.self), kind.rawValue, Bound(value: run, chain: chain),
            coverage
        ) {
            earlier in
            { context, cell in
                earlier(context, cell)
                run(context, cell)
            }
        }
    }

    func bind(
        _ rule: PrefetchRule<Section>, for coverage: SectionCoverage<Section>, chain: ChainLabel
    ) {
        bind(\.prefetch, "prefetch", Bound(value: rule, chain: chain), coverage, adding: nil)
    }

    func bind(
        _ dimension: ErasedDimension<Section>, for coverage: SectionCoverage<Section>,
        chain: ChainLabel
    ) {
        switch dimension {
        case .row(let kind, let height):
            let bound = Bound(value: height, chain: chain)
            bind(kind.keyPath(for: Section.self), kind.rawValue, bound, coverage, adding: nil)
        case .headerFooter(let kind, let height):
            let bound = Bound(value: height, chain: chain)
            bind(kind.keyPath(for: Section.self), kind.rawValue, bound, coverage, adding: nil)
        }
    }

    func bindEvents<E: TableViewCell & ViewEventEmitting>(
        of cellType: E.Type, for coverage: SectionCoverage<Section>, chain: ChainLabel,
        _ run: @escaping SectionBindings<Section>.EventHandler
    ) {
        let key = ObjectIdentifier(cellType)
        bind(
            \.onEvent[key], "onEvent(from: \(cellType))", Bound(value: run, chain: chain), coverage
        ) { earlier in
            { context, cell, event in
                earlier(context, cell, event)
                run(context, cell, event)
            }
        }
    }

    func observeTaps(
        in coverage: SectionCoverage<Section>,
        _ observer: @escaping SectionBindings<Section>.CellHandler
    ) {
        registry.update(coverage) { $0.tapObservers.append(observer) }
    }

    /// Binds one thing.
    ///
    /// What a section already has of it is replaced, and reported; on the any-section level, whose
    /// handlers come in addition, `adding` makes one of both.
    private func bind<Value>(
        _ keyPath: WritableKeyPath<SectionBindings<Section>, Bound<Value>?>, _ name: String,
        _ bound: Bound<Value>, _ coverage: SectionCoverage<Section>,
        adding combine: ((Value) -> Value)?
    ) {
        if let earlier = registry.bindings(at: coverage)[keyPath: keyPath] {
            if coverage == .any, let combine {
                let both = Bound(value: combine(earlier.value), chain: bound.chain)
                return registry.update(coverage) { $0[keyPath: keyPath] = both }
            }
            let section: Section? =
                if case .named(let names) = coverage { names.first } else { nil }
            report(
                .sectionBoundTwice, section, bound.chain,
                "\(name) was bound before for the same sections, by \(earlier.chain).",
                "The later binding is used: remove one of the two.")
        }
        registry.update(coverage) { $0[keyPath: keyPath] = bound }
    }

    /// Runs the handlers of one kind for a row: the section's own, then the any-section one.
    func run(_ kind: HandlerKind, _ context: RowContext<Section>, _ cell: TableViewCell) {
        let handlers = registry.handlers(
            in: context.section, cellsAreNamed: cellsAreNamed(in: context.section)
        ) { kind.value(in: $0) }
        handlers.own?.value(context, cell)
        handlers.any?.value(context, cell)
    }

    /// Whether the section's cells come from a chain that names it.
    func cellsAreNamed(in section: Section) -> Bool {
        states[section]?.namedSlots.cells != nil
    }

    /// A cell or model in the type a handler wants, or a diagnostic.
    func cast<Value, Wanted>(
        _ value: Value, to type: Wanted.Type, for handler: String, of chain: ChainLabel,
        in context: RowContext<Section>
    ) -> Wanted? {
        if let value = value as? Wanted { return value }
        report(
            .handlerCannotRun, context.section, chain,
            "\(handler) expects a \(Wanted.self), but section \(context.section) has a "
                + "\(Swift.type(of: value as Any)).",
            "It does not run there: bind it on the chain that binds the cells.")
        return nil
    }

    func report(
        _ kind: TableDiagnostic.Kind, _ section: Section?, _ chain: ChainLabel?, _ message: String,
        _ advice: String
    ) {
        reporter.report(
            TableDiagnostic(
                kind: kind, section: section.map { "\($0)" }, chain: chain?.description,
                message: message, advice: advice))
    }
}

extension BinderEngine: CellEventListener {
    func cell(_ cell: AnyObject, didEmit event: Any) {
        guard let cell = cell as? TableViewCell, let path = tableView.indexPath(for: cell),
            let context = context(ofRowAt: path)
        else { return }
        // Each handler checks whether the cell is of its type, so that one bound for a class hears
        // its subclasses too.
        let levels = [registry.named[context.section], registry.others, registry.any]
        let cellTypes = Set(levels.compactMap(\.?.onEvent.keys).joined())
        for cellType in cellTypes {
            let handlers = registry.handlers(
                in: context.section, cellsAreNamed: cellsAreNamed(in: context.section)
            ) { $0.onEvent[cellType] }
            handlers.own?.value(context, cell, event)
            handlers.any?.value(context, cell, event)
        }
    }
}
