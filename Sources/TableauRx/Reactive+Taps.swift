public import MiniRx
public import Tableau

// Taps as observables. They replace no handler: any number may be observed beside `onTapped`. What
// they emit is what `onTapped` of the same chain receives. They complete when the binder is released.

extension Reactive where Base: CellBindingChain, Base.Scope: SingleSectionScope {
    /// The rows that are tapped, with their cells.
    public var tapped: Observable<(row: Int, cell: Base.Cell)> {
        let taps = Taps<(row: Int, cell: Base.Cell)>()
        base._observeTaps { context, cell in taps.subject.onNext((context.row, cell)) }
        return taps.subject.asObservable()
    }
}

extension Reactive where Base: CellBindingChain, Base.Scope: MultiSectionScope {
    /// The rows that are tapped, with their sections and cells.
    public var tapped: Observable<(section: Base.Scope.Section, row: Int, cell: Base.Cell)> {
        let taps = Taps<(section: Base.Scope.Section, row: Int, cell: Base.Cell)>()
        base._observeTaps { context, cell in
            taps.subject.onNext((context.section, context.row, cell))
        }
        return taps.subject.asObservable()
    }
}

extension Reactive where Base: ModelBindingChain, Base.Scope: SingleSectionScope {
    /// The rows that are tapped, with their cells and models.
    public var tapped: Observable<(row: Int, cell: Base.Cell, model: Base.Model)> {
        let taps = Taps<(row: Int, cell: Base.Cell, model: Base.Model)>()
        base._observeTaps { context, cell, model in taps.subject.onNext((context.row, cell, model))
        }
        return taps.subject.asObservable()
    }
}

extension Reactive where Base: ModelBindingChain, Base.Scope: MultiSectionScope {
    /// The rows that are tapped, with their sections, cells and models.
    public var tapped:
        Observable<
            (section: Base.Scope.Section, row: Int, cell: Base.Cell, model: Base.Model)
        >
    {
        let taps = Taps<
            (section: Base.Scope.Section, row: Int, cell: Base.Cell, model: Base.Model)
        >()
        base._observeTaps { context, cell, model in
            taps.subject.onNext((context.section, context.row, cell, model))
        }
        return taps.subject.asObservable()
    }
}

/// Taps of one chain; the binder holds the only reference, so that its end completes them.
private final class Taps<Tap> {
    let subject = PublishSubject<Tap>()

    deinit { subject.onCompleted() }
}
