public import MiniRx

extension LiveRows {
    /// Emits the elements of an observable that reads these rows once per transaction, after all
    /// that it reads is up to date.
    ///
    /// Reductions are notified one after the other: combined, they emit a value in between, such as
    /// the new bid with the old ask.
    ///
    /// ```swift
    /// let spread = orders.oncePerTransaction(
    ///     Observable.combineLatest(bids.max(of: \.price), asks.min(of: \.price)))
    /// ```
    ///
    /// - Parameter values: Made of what these rows, and rows made of or with them, emit.
    /// - Returns: The last element of each transaction; elements from elsewhere at once.
    public final func oncePerTransaction<Value>(_ values: Observable<Value>) -> Observable<Value> {
        Observable.create { [stage] observer in
            var latest: Value?
            func emit() {
                guard let value = latest else { return }
                latest = nil
                observer.onNext(value)
            }
            return values.subscribe { event in
                guard case .next(let value) = event else {
                    emit()
                    return observer.on(event)
                }
                let isScheduled = latest != nil
                latest = value
                let graph = stage.graph.root
                // The other notifications of this transaction are pending already.
                if !graph.isEmitting { emit() } else if !isScheduled { graph.later(emit) }
            }
        }
    }
}
