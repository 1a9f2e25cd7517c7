public import MiniRx
import Tableau

/// Notifies observers of single rows: a change costs a look-up, regardless of their number.
final class RowObservers<Row: CollectionIdentifiable> {
    private let source: LiveRows<Row>
    private let stage: LiveStage
    private var relays: [Row.CollectionID: Relay] = [:]

    private final class Relay {
        let subject = PublishSubject<Row?>()
        /// The number of scheduled notifications.
        var pending = 0
    }

    init(_ source: LiveRows<Row>) {
        self.source = source
        stage = LiveStage(after: [source.stage])
        stage.settle = { [unowned self] in
            tell()
            return false
        }
    }

    deinit { stage.retire() }

    private func tell() {
        if source.log.isRewrite {
            for id in relays.keys { tell(id) }
        } else {
            for entry in source.log.touched {
                if let row = entry.old ?? source.row(in: entry.slot) { tell(row.collectionId) }
            }
        }
    }

    private func tell(_ id: Row.CollectionID) {
        guard let relay = relays[id] else { return }
        let row = source[id]
        relay.pending += 1
        source.stage.graph.root.later {
            relay.pending -= 1
            relay.subject.onNext(row)
        }
    }

    func observe(_ id: Row.CollectionID, _ observer: AnyObserver<Row?>) -> any Disposable {
        let relay = relays[id] ?? Relay()
        relays[id] = relay
        let row = source[id]
        // Scheduled notifications are earlier than this row. An observer that edits in response
        // must be told.
        let subscription = relay.subject.skip(relay.pending).subscribe(observer)
        observer.onNext(row)
        return Disposables.create { [self] in
            subscription.dispose()
            if !relay.subject.hasObservers { relays[id] = nil }
        }
    }
}

extension LiveRows {
    /// Returns one row: its current value, or nil, then each change, also insertion and removal.
    ///
    /// - Complexity: A look-up per changed row in a transaction, however many are observed.
    public final func row(_ id: ID) -> Observable<Row?> {
        let isEqual = table.isEqual
        return Observable.create { [self] observer in
            let observers = rowObservers ?? RowObservers(self)
            rowObservers = observers
            return observers.observe(id, observer)
        }
        .distinctUntilChanged { old, new in
            guard let old, let new else { return (old == nil) == (new == nil) }
            return isEqual(old, new)
        }
    }
}
