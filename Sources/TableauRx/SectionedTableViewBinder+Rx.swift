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

/// A binder whose values `.rx` observes.
@MainActor
public protocol ReactiveBinder: AnyObject {
    /// The type of its sections.
    associatedtype Section: TableViewSection
    /// The binder itself.
    var _binder: SectionedTableViewBinder<Section> { get }
}

extension SectionedTableViewBinder: ReactiveBinder {
    /// The binder itself.
    public var _binder: SectionedTableViewBinder { self }
}

extension Reactive where Base: ReactiveBinder {
    /// The selected rows as a two-way property: a sequence of them, and an observer that selects the
    /// rows it receives.
    ///
    /// ```swift
    /// binder.rx.selection.map(\.count).bind(to: count).disposed(by: bag)
    /// saved.bind(to: binder.rx.selection).disposed(by: bag)
    /// ```
    ///
    /// It emits the selected rows at once and after each change of the selection, on the main actor; of
    /// changes that an observer makes meanwhile, the latest. It completes when the binder is released.
    public var selection: ControlProperty<[RowReference<Base.Section>]> {
        // Made once it is subscribed to: a selection never forgets an observer.
        var changes: Observable<[RowReference<Base.Section>]>?
        let values = Observable<[RowReference<Base.Section>]>.deferred {
            [weak selection = base._binder.selection] in
            if let changes { return changes }
            guard let selection else { return .empty() }
            // An observer may change the selection several times: what it then receives is the latest.
            let new = observed(BehaviorSubject(value: selection.rows)) { selection.onChange($0) }
                .map { [weak selection] in selection?.rows ?? $0 }.distinctUntilChanged()
            changes = new
            return new
        }
        return ControlProperty(
            values: values,
            valueSink: Binder(base._binder.selection) { selection, rows in
                // The selection's own element, back from a relay bound both ways, must not end the wait
                // for other rows. It may come later; an empty one then means that no row is wanted.
                let isEcho = rows == selection.rows && (!rows.isEmpty || selection.isReporting)
                if !isEcho { selection.rows = rows }
            })
    }

    /// Emits the number of rows inserted below the visible part since the table last followed its
    /// end: the current number, then each different one.
    ///
    /// ```swift
    /// binder.rx.unseenRows.map { "\($0) new" }.bind(to: button.rx.title).disposed(by: bag)
    /// ```
    ///
    /// Completes when the binder is released.
    public var unseenRows: Observable<Int> {
        observed(BehaviorSubject(value: base._binder.unseenRows)) { base._binder.onUnseenRows($0) }
    }

    /// Emits the changes that wait while the table is held: the current ones, then each different
    /// number of them.
    ///
    /// ```swift
    /// binder.rx.pending.map { "\($0.insertions) new" }.bind(to: label.rx.text).disposed(by: bag)
    /// ```
    ///
    /// Completes when the binder is released.
    public var pending: Observable<PendingChanges> {
        observed(BehaviorSubject(value: base._binder.pendingChanges)) {
            base._binder.onPendingChanges($0)
        }
    }
}

/// Returns what a binder tells an observer, as a sequence that completes when the binder is released.
///
/// - `observe`: Adds the observer, which only the binder retains.
func observed<Value>(
    _ subject: Subject<Value>, _ observe: (_ observer: @escaping (Value) -> Void) -> Void
) -> Observable<Value> {
    let completion = DisposeBag()
    Disposables.create { subject.onCompleted() }.disposed(by: completion)
    observe { value in withExtendedLifetime(completion) { subject.onNext(value) } }
    return subject.asObservable()
}
