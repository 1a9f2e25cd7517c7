public import MiniRx
public import Tableau

// Taps as observables. They replace no handler: any number may be observed beside `onTapped`. What
// they emit is what `onTapped` of the same chain receives. They emit as long as the binder lives.

extension Reactive where Base: CellBindingChain, Base.Scope: SingleSectionScope {
    /// The rows that are tapped, with their cells.
    public var tapped: Observable<(row: Int, cell: Base.Cell)> {
        let taps = PublishSubject<(row: Int, cell: Base.Cell)>()
        base._observeTaps { context, cell in taps.onNext((context.row, cell)) }
        return taps.asObservable()
    }
}

extension Reactive where Base: CellBindingChain, Base.Scope: MultiSectionScope {
    /// The rows that are tapped, with their sections and cells.
    public var tapped: Observable<(section: Base.Scope.Section, row: Int, cell: Base.Cell)> {
        let taps = PublishSubject<(section: Base.Scope.Section, row: Int, cell: Base.Cell)>()
        base._observeTaps { context, cell in taps.onNext((context.section, context.row, cell)) }
        return taps.asObservable()
    }
}

extension Reactive where Base: ModelBindingChain, Base.Scope: SingleSectionScope {
    /// The rows that are tapped, with their cells and models.
    public var tapped: Observable<(row: Int, cell: Base.Cell, model: Base.Model)> {
        let taps = PublishSubject<(row: Int, cell: Base.Cell, model: Base.Model)>()
        base._observeTaps { context, cell, model in taps.onNext((context.row, cell, model)) }
        return taps.asObservable()
    }
}

extension Reactive where Base: ModelBindingChain, Base.Scope: MultiSectionScope {
    /// The rows that are tapped, with their sections, cells and models.
    public var tapped:
        Observable<
            (section: Base.Scope.Section, row: Int, cell: Base.Cell, model: Base.Model)
        >
    {
        let taps = PublishSubject<
            (section: Base.Scope.Section, row: Int, cell: Base.Cell, model: Base.Model)
        >()
        base._observeTaps { context, cell, model in
            taps.onNext((context.section, context.row, cell, model))
        }
        return taps.asObservable()
    }
}
