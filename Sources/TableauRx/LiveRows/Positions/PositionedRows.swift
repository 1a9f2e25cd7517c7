import MiniRx
public import Tableau

/// Live rows with positions, to be bound by a chain for one section or for several.
///
/// ``SortedRows`` and ``RowSections`` conform; nothing else needs to.
public protocol PositionedRows<_RowsLayout, _RowsContents> {
    // Underscored: users may give live rows members of any other name.

    /// One list, or a list by section.
    associatedtype _RowsLayout: DataLayout
    /// The type of the rows, wrapped.
    associatedtype _RowsContents: DataContents

    /// Returns a follower of the rows for one table.
    func _makeFollower() -> StateFollower<_RowsLayout, _RowsContents>
}

/// One table's view of live rows.
public struct StateFollower<Layout: DataLayout, Contents: DataContents> {
    typealias Lists = PiecedLists<Layout, Contents>

    /// Tells when there may be new rows.
    let news: RowNews
    /// Returns the current rows; nil if nothing has changed since the last call.
    ///
    /// It retains the reader. The first contradiction of the order is passed to the closure, or to
    /// the diagnostics.
    let read: (_ report: ((OrderContradiction) -> Void)?) -> Lists?

    /// Returns the current rows; nil if nothing has changed since the last call.
    ///
    /// - Parameter report: Receives the first contradiction of the order; nil for the diagnostics.
    package func readLists(
        _ report: ((OrderContradiction) -> Void)? = nil
    ) -> PiecedLists<Layout, Contents>? { read(report) }
}

/// What is called, once stages are up to date, when there may be new rows.
final class RowNews {
    var tell: () -> Void = {}
}

extension PositionedRows {
    /// Emits snapshots, with a follower for each subscription.
    ///
    /// - Parameter makeState: Makes what returns the snapshot after each change, given in order.
    func states<State>(
        _ makeState: @escaping () -> (PiecedLists<_RowsLayout, _RowsContents>) -> State
    ) -> Observable<State> {
        .create { observer in
            let follower = _makeFollower()
            let state = makeState()
            func deliver() {
                if let lists = follower.readLists() { observer.onNext(state(lists)) }
            }
            // Before the first state, whose observer may edit.
            follower.news.tell = deliver
            deliver()
            return Disposables.create { follower.news.tell = {} }
        }
    }
}
