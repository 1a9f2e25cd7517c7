import MiniRx

/// A step after a sort, applied for each consumer separately: the latest emitted cut.
struct RowStep<Row> {
    enum Cut {
        /// Hides the rows that a closure refuses.
        case filter((Row) -> Bool)
        /// Keeps a range of positions.
        case window(Range<Int>)

        var isFilter: Bool {
            switch self {
            case .filter: true
            case .window: false
            }
        }
    }

    let first: Cut
    /// Further cuts, if any.
    let cuts: Observable<Cut>?
    let file: StaticString
    let line: UInt
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
