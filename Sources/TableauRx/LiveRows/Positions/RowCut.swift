import MiniRx

/// A step after a sort, applied for each consumer separately.
enum RowCut<Row> {
    /// Hides the rows that a closure refuses.
    case filter((Row) -> Bool)
    /// Keeps a range of positions.
    case window(Range<Int>)
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
