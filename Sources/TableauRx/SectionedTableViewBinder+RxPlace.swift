public import MiniRx
public import Tableau

/// A binder that counts rows inserted out of sight, and changes that wait.
@MainActor
public protocol ChangeCountingBinder: AnyObject {
    /// The number of rows inserted below the visible part since the table last followed its end.
    var unseenRows: Int { get }
    /// Adds an observer of ``unseenRows``.
    func onUnseenRows(_ observer: @escaping (_ count: Int) -> Void)
    /// The changes that wait for the table to be let go.
    var pendingChanges: PendingChanges { get }
    /// Adds an observer of ``pendingChanges``.
    func onPendingChanges(_ observer: @escaping (_ changes: PendingChanges) -> Void)
}

extension SectionedTableViewBinder: ChangeCountingBinder {}

extension Reactive where Base: ChangeCountingBinder {
    /// Emits the number of rows inserted below the visible part since the table last followed its
    /// end: the current number, then each different one.
    ///
    /// ```swift
    /// binder.rx.unseenRows.map { "\($0) new" }.bind(to: button.rx.title).disposed(by: bag)
    /// ```
    ///
    /// Completes when the binder is released.
    public var unseenRows: Observable<Int> {
        observed(BehaviorSubject(value: base.unseenRows)) { base.onUnseenRows($0) }
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
        observed(BehaviorSubject(value: base.pendingChanges)) { base.onPendingChanges($0) }
    }
}
