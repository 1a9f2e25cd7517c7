extension ConcurrentObservable {
    /// The elements of an asynchronous sequence, iterated in a task of its own for every
    /// subscription; disposal cancels the task.
    ///
    /// The next element is asked for when the observers are done with the one before.
    public init<Elements: AsyncSequence & Sendable>(_ sequence: Elements)
    where Elements.Element == Element {
        self = .create { observer in
            let task = Task { await observer.receive(sequence) { $0() } }
            return Disposables.create { task.cancel() }
        }
    }
}

extension ObservableConvertible {
    /// The elements of an asynchronous sequence, delivered in the isolation of the caller.
    ///
    /// The sequence is iterated in a task of its own for every subscription; disposal cancels the
    /// task. The producer is suspended until the observers are done with an element, so nothing piles
    /// up here: what may wait, or be dropped, is up to the sequence (`AsyncStream`'s buffering
    /// policy). Code that belongs to no actor cannot call this: begin with a `ConcurrentObservable`.
    public init<Elements: AsyncSequence & Sendable>(
        _ sequence: Elements, isolation: isolated any Actor = #isolation
    ) where Elements.Element: Sendable, Self == Observable<Elements.Element> {
        let actor = isolation
        self = .create { observer in
            // It is called in the isolation only, by work that the actor runs.
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
