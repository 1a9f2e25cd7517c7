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

/// Returns what a binder tells an observer, as a sequence that completes when the binder is released.
///
/// - Parameters:
///   - subject: What emits it.
///   - observe: Adds the observer, which only the binder retains.
func observed<Value>(
    _ subject: Subject<Value>, _ observe: (_ observer: @escaping (Value) -> Void) -> Void
) -> Observable<Value> {
    let source = BinderSource(subject)
    observe { source.subject.onNext($0) }
    return subject.asObservable()
}

private final class BinderSource<Value> {
    let subject: Subject<Value>

    init(_ subject: Subject<Value>) { self.subject = subject }

    deinit { subject.onCompleted() }
}
