extension ConcurrentObservable {
    /// Creates a sequence from an asynchronous sequence.
    ///
    /// Each subscription iterates it in a new task, which disposal cancels.
    ///
    /// Requests the next element once the observers have returned from the previous one.
    public init<Elements: AsyncSequence & Sendable>(_ sequence: Elements)
    where Elements.Element == Element {
        self = .create { observer in
            let task = Task { await observer.receive(sequence) { $0() } }
            return Disposables.create { task.cancel() }
        }
    }
}

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
                await observer.receive(sequence) { work in await actor.run(ScheduledWork(work)) }
            }
            return Disposables.create { task.cancel() }
        }
    }
}

extension ConcurrentObserver {
    fileprivate func receive<Elements: AsyncSequence>(
        _ sequence: Elements, _ run: (@escaping @Sendable () -> Void) async -> Void
    ) async where Elements.Element == Element {
        do {
            for try await element in sequence { await run { onNext(element) } }
            await run { onCompleted() }
        } catch {
            await run { onError(error) }
        }
    }
}
