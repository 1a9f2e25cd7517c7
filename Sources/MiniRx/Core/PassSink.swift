/// Gives its source a separate subscription, which may end before the chain or be disposed
/// elsewhere.
class PassSink<Element>: BoundarySink<Element> {
    final let downstream: Sink<Element>

    init(_ downstream: Sink<Element>) {
        self.downstream = downstream
        super.init()
    }

    override func next(_ element: Element) {
        if !subscription.isStopped, !downstream.isClosed { downstream.next(element) }
    }

    override func sourceEnded(_ error: (any Error)?) {
        subscription.dispose()
        downstream.finish(error)
    }
}

/// Serialises events with a lock, for stages with several sources or timers.
class GatedSink<Input, Output>: Stage<Input, Output> {
    final let lock = RecursiveLock()

    final override func sourceEnded(_ error: (any Error)?) { lock.withLock { end(error) } }

    /// Starts a source next to the main one, whose error ends the result; its elements arrive with
    /// the lock held.
    ///
    /// - Returns: False if that ended the result.
    final func startAside<Other>(
        _ other: Observable<Other>, _ onNext: @escaping (Other) -> Void
    ) -> Bool {
        let side = InnerSink<Other> { [self] element in
            lock.withLock { onNext(element) }
        } onEnd: { [self] error in
            if error != nil { sourceEnded(error) }
        }
        side.attach(to: downstream)
        other.runRoot(side)
        return !subscription.isStopped
    }
}
