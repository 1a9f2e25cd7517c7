public import MiniRx
public import Tableau

// Taps as observables. They replace no handler: any number may be observed beside `onTapped`. What
// they emit is what `onTapped` of the same chain receives. They complete when the binder is released.

extension CellChain where Scope: SingleSectionScope {
    /// The rows that are tapped, with their cells.
    public var tapped: Observable<(row: Int, cell: Cell)> {
        observable { emit in observeTaps { emit(($0.row, $1)) } }
    }
}

extension CellChain where Scope: MultiSectionScope {
    /// The rows that are tapped, with their sections and cells.
    public var tapped: Observable<(section: Scope.Section, row: Int, cell: Cell)> {
        observable { emit in observeTaps { emit(($0.section, $0.row, $1)) } }
    }
}

extension ModelChain where Scope: SingleSectionScope {
    /// The rows that are tapped, with their cells and models.
    public var tapped: Observable<(row: Int, cell: Cell, model: Model)> {
        observable { emit in observeTaps { emit(($0.row, $1, $2)) } }
    }
}

extension ModelChain where Scope: MultiSectionScope {
    /// The rows that are tapped, with their sections, cells and models.
    public var tapped: Observable<(section: Scope.Section, row: Int, cell: Cell, model: Model)> {
        observable { emit in observeTaps { emit(($0.section, $0.row, $1, $2)) } }
    }
}

/// An observable of taps; `observe` starts to observe them.
private func observable<Tap>(
    _ observe: (_ emit: @escaping (Tap) -> Void) -> Void
) -> Observable<Tap> {
    let taps = Taps<Tap>()
    observe { taps.subject.onNext($0) }
    return taps.subject.asObservable()
}

/// Taps of one chain; the binder holds the only reference, so that its end completes them.
private final class Taps<Tap> {
    let subject = PublishSubject<Tap>()

    deinit { subject.onCompleted() }
}
