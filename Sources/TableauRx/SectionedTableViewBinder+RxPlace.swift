public import MiniRx
public import Tableau

/// A binder that counts the rows inserted out of sight.
@MainActor
public protocol UnseenRowsCounting: AnyObject {
    /// The number of rows inserted below the visible part since the table last followed its end.
    var unseenRows: Int { get }
    /// Adds an observer of ``unseenRows``.
    func onUnseenRows(_ observer: @escaping (_ count: Int) -> Void)
}

extension SectionedTableViewBinder: UnseenRowsCounting {}

extension Reactive where Base: UnseenRowsCounting {
    /// Emits the number of rows inserted below the visible part since the table last followed its
    /// end: the current number, then each different one.
    ///
    /// ```swift
    /// binder.rx.unseenRows.map { "\($0) new" }.bind(to: button.rx.title).disposed(by: bag)
    /// ```
    ///
    /// Completes when the binder is released.
    public var unseenRows: Observable<Int> {
        let counts = UnseenRows(base.unseenRows)
        base.onUnseenRows { counts.subject.onNext($0) }
        return counts.subject.asObservable()
    }
}

/// The number over time; only the binder retains it, so releasing the binder completes it.
private final class UnseenRows {
    let subject: BehaviorSubject<Int>

    init(_ count: Int) { subject = BehaviorSubject(value: count) }

    deinit { subject.onCompleted() }
}
