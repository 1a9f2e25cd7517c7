extension ObservableConvertible {
    /// Creates a sequence from an asynchronous sequence, delivered in the isolation of the caller.
    ///
    /// Each subscription iterates the asynchronous sequence in a new task, which disposal cancels.
    /// The producer is suspended until the observers have returned, so nothing is buffered here;
    /// buffering is up to the sequence (`AsyncStream`'s buffering policy). Code without an actor
    /// cannot call this; start with a `ConcurrentObservable` there.
    public init<Elements: AsyncSequence & Sendable>(
        _ sequence: Elements, isolation: isolated any Actor = #isolation
    ) where Elements.Element: Sendable, Self == Observable<Elements.Element> {
        let actor = isolation
        self = .create { observer in
            // Called in this isolation only, by work that the actor runs.
            let observer = ConcurrentObserver(observer)
            let task = Task {
                do {
                    for try await element in sequence {
                        await actor.run(ScheduledWork { observer.onNext(element) })
                    }
                    await actor.run(ScheduledWork { observer.onCompleted() })
                } catch {
                    await actor.run(ScheduledWork { observer.onError(error) })
                }
            }
            return Disposables.create { task.cancel() }
        }
    }
}
