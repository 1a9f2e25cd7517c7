/// Serialises events with a lock, for stages with several sources or timers.
final class GatedSink<Input, Output>: StepSink<Input, Output> {
    private let lock = RecursiveLock()

    override func next(_ element: Input) { lock.withLock { super.next(element) } }

    override func sourceEnded(_ error: (any Error)?) { lock.withLock { end(error) } }

    /// Starts a source next to the main one, whose error ends the result; its elements arrive with
    /// the lock held.
    ///
    /// - Returns: False if that ended the result.
    func startBeside<Other>(
        _ other: Observable<Other>, _ onNext: @escaping (Other) -> Void
    ) -> Bool {
        let side = SubscribeSink<Other>(
            onNext: { [self] element in lock.withLock { onNext(element) } }, onError: sourceEnded)
        side.attach(to: downstream)
        other.runRoot(side)
        return !subscription.isStopped
    }
}
