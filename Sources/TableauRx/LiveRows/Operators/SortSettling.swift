public import MiniRx
import Tableau

extension LiveRows {
    /// Returns the rows in the order of keys that keep changing, calm enough to be read, as by an
    /// observable order.
    ///
    /// ```swift
    /// let rows = processes.sorted(
    ///     by: .descending(\.cpu), settlingEvery: .seconds(5), scheduler: .main)
    /// ```
    @inlinable
    public final func sorted<First: Comparable, each Key: Comparable>(
        by first: RowOrder<Row>.Part<First>, _ rest: repeat RowOrder<Row>.Part<each Key>,
        settlingEvery interval: Duration,
        scheduler: any Scheduler,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SortedRows<Row> {
        sorted(
            by: .just(RowOrder(first, repeat each rest)), settlingEvery: interval,
            scheduler: scheduler, file: file, line: line)
    }

    /// Returns the rows in the latest emitted order, calm enough to be read: changed rows show their
    /// new values at once, but move only when the order settles.
    ///
    /// Meanwhile a row that is inserted goes to the place of its key, and a removed one goes; one that
    /// comes back finds the place it had. The order settles with a change, but not before an interval
    /// has passed since it last did: then at the interval's end. Nothing runs while no row changes.
    /// Another order applies at once.
    ///
    /// - `order`: An error is reported as unhandled, and the rows keep their places.
    /// - `interval`: The minimum time between two settlements. Traps if it is negative.
    /// - `scheduler`: Measures the interval, in the isolation of the rows: `.main` as a rule.
    /// - Complexity: As without settling, and O(*n* log *n*) when the order settles. The keys are
    ///   kept a second time.
    public final func sorted(
        by order: Observable<RowOrder<Row>>, settlingEvery interval: Duration,
        scheduler: any Scheduler,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SortedRows<Row> {
        // Created before any consumer, which is therefore told of a change once the order settled.
        let changes = stage.aggregate {}
        let settlements = changes.throttle(interval, scheduler: scheduler)
        let orders = Observable.combineLatest(order, settlements) { order, _ in
            order.keepingKeys()
        }
        return SortedRows(self, orders: orders, file: file, line: line)
    }
}
