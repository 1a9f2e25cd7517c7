public import MiniRx
public import Tableau

// Taps as observables. They replace no handler: any number can be observed in addition to
// `onTapped`. They emit what `onTapped` of the same chain receives, and complete when the binder is
// released.

extension CellChain where Scope: SingleSectionScope {
    /// Emits tapped rows, with their cells.
    public var tapped: Observable<(row: Int, cell: Cell)> {
        observed(PublishSubject()) { emit in observeTaps { emit(($0.row, $1)) } }
    }
}

extension CellChain where Scope: MultiSectionScope {
    /// Emits tapped rows, with their sections and cells.
    public var tapped: Observable<(section: Scope.Section, row: Int, cell: Cell)> {
        observed(PublishSubject()) { emit in observeTaps { emit(($0.section, $0.row, $1)) } }
    }
}

extension ModelChain where Scope: SingleSectionScope {
    /// Emits tapped rows, with their cells and models.
    public var tapped: Observable<(row: Int, cell: Cell, model: Model)> {
        observed(PublishSubject()) { emit in observeTaps { emit(($0.row, $1, $2)) } }
    }
}

extension ModelChain where Scope: MultiSectionScope {
    /// Emits tapped rows, with their sections, cells and models.
    public var tapped: Observable<(section: Scope.Section, row: Int, cell: Cell, model: Model)> {
        observed(PublishSubject()) { emit in observeTaps { emit(($0.section, $0.row, $1, $2)) } }
    }
}
