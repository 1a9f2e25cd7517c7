public import MiniRx
public import Tableau

extension SectionedTableViewBinder {
    /// The binder's properties as sinks for observables.
    ///
    /// ```swift
    /// sections.bind(to: binder.rx.displayedSections).disposed(by: bag)
    /// ```
    ///
    /// The binder is not retained.
    public var rx: Reactive<SectionedTableViewBinder> { Reactive(self) }
}
