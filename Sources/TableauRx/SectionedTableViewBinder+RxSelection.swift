public import MiniRx
public import Tableau

/// A binder whose selection can be observed and bound.
@MainActor
public protocol SelectingBinder: AnyObject {
    /// The type of its sections.
    associatedtype Section: TableViewSection
    /// The selected rows.
    var selection: SelectionModel<Section> { get }
}

extension SectionedTableViewBinder: SelectingBinder {}

extension Reactive where Base: SelectingBinder {
    /// The selected rows as a two-way property: a sequence of them, and an observer that selects the
    /// rows it receives.
    ///
    /// ```swift
    /// binder.rx.selection.map(\.count).bind(to: count).disposed(by: bag)
    /// saved.bind(to: binder.rx.selection).disposed(by: bag)
    /// ```
    ///
    /// It emits the selected rows at once and after each change of the selection, on the main actor; it
    /// completes when the binder is released.
    public var selection: ControlProperty<[RowReference<Base.Section>]> {
        let values = Observable<[RowReference<Base.Section>]>.deferred {
            [weak selection = base.selection] in
            guard let selection else { return .empty() }
            return observed(BehaviorSubject(value: selection.rows)) { selection.onChange($0) }
        }
        return ControlProperty(
            values: values,
            valueSink: Binder(base.selection) { selection, rows in
                // The selection's own element, back from a relay bound both ways, must not end the wait
                // for other rows. It may come later; an empty one then means that no row is wanted.
                let isEcho = rows == selection.rows && (!rows.isEmpty || selection.isReporting)
                if !isEcho { selection.rows = rows }
            })
    }
}
