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
    /// The selected rows as a two-way property: an observable of them, and an observer that selects
    /// the rows it receives.
    ///
    /// ```swift
    /// binder.rx.selection.asObservable().map(\.count).bind(to: count).disposed(by: bag)
    /// saved.bind(to: binder.rx.selection).disposed(by: bag)
    /// ```
    public var selection: SelectionProperty<Base.Section> { SelectionProperty(base.selection) }
}

/// The selection of a table as an observable and an observer.
///
/// It emits the selected rows at once and after each change of the selection, on the main actor; it
/// completes when the binder is released.
@MainActor
public struct SelectionProperty<Section: TableViewSection>: @MainActor ObservableConvertible,
    @MainActor Observer
{
    /// The selected rows.
    public typealias Element = [RowReference<Section>]

    private let selection: SelectionModel<Section>

    fileprivate init(_ selection: SelectionModel<Section>) { self.selection = selection }

    /// Returns an observable of the selected rows: the current ones, then those after each change.
    public func asObservable() -> Observable<Element> {
        observed(BehaviorSubject(value: selection.rows)) { selection.onChange($0) }
    }

    /// Selects the rows of an element; ignores completion and errors.
    public func on(_ event: Event<Element>) {
        guard case .next(let rows) = event else { return }
        // The selection's own element, back from a relay bound both ways, must not end the wait for
        // other rows. It may come later; an empty one then means that no row is wanted.
        let isEcho = rows == selection.rows && (!rows.isEmpty || selection.isReporting)
        if !isEcho { selection.rows = rows }
    }
}

extension SelectionProperty: ElementObserver {}
