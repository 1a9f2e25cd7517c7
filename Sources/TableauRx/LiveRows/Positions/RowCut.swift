import MiniRx

/// A step after a sort, applied for each consumer separately: a window or a filter.
struct RowCut<Row> {
    /// The positions that a window keeps; nil for a filter.
    var window: Range<Int>?
    /// Returns whether a filter keeps a row.
    var isIncluded: (Row) -> Bool = { _ in true }
}

extension Observable {
    /// Subscribes once for all consumers, also those that come after the latest element.
    ///
    /// - Parameter bag: Keeps the subscription while there is no consumer.
    func latest(keptBy bag: DisposeBag) -> Observable {
        let latest = share(replay: 1, scope: .forever)
        // Consumers report the error.
        latest.subscribe(onError: { _ in }).disposed(by: bag)
        return latest
    }
}
