import MiniRx
public import Tableau

/// Live rows with positions, to be bound by a chain for one section or for several.
///
/// ``SortedRows`` and ``RowSections`` conform; nothing else needs to.
public protocol PositionedRows<_TableauLayout, _TableauContents>: RowSource {}

/// One table's view of live rows: what it is told, and what returns the current rows, nil if nothing has
/// changed since the last call.
package typealias RowFollower<Layout: DataLayout, Row> = (
    news: RowNews, readLists: () -> PiecedLists<Layout, Rows<Row>>?
)

/// What one consumer of live rows is told.
package final class RowNews {
    /// Called, once stages are up to date, when there may be new rows.
    var tell: () -> Void = {}
    /// Receives the first contradiction of an order; nil for the diagnostics.
    package var report: ((OrderContradiction) -> Void)?
}

extension Observable {
    /// Emits snapshots: the first, then one after each change.
    ///
    /// - `makeReader`: Makes, for a subscription, what reads a snapshot: nil if nothing has changed.
    static func states(
        _ makeReader: @escaping () -> (news: RowNews, read: () -> Element?)
    ) -> Observable {
        .create { observer in
            let reader = makeReader()
            func deliver() { reader.read().map(observer.onNext) }
            // Before the first state, whose observer may edit.
            reader.news.tell = deliver
            deliver()
            return Disposables.create { reader.news.tell = {} }
        }
    }
}
