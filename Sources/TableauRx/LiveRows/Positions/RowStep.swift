public import MiniRx

/// A step after a sort, applied for each consumer separately.
@usableFromInline
enum RowStep<Row> {
    /// Hides the rows that the latest emitted closure refuses, and all before the first.
    case filter(Observable<(Row) -> Bool>, file: StaticString, line: UInt)
    /// Keeps the latest emitted positions, and none before the first.
    case window(Observable<Range<Int>>, file: StaticString, line: UInt)

    var isFilter: Bool {
        switch self {
        case .filter: true
        case .window: false
        }
    }
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
