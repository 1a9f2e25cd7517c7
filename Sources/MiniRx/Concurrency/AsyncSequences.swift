extension ObservableConvertible {
    /// Creates a sequence from an asynchronous sequence, delivered in the isolation of the caller.
    ///
    /// Each subscription iterates it in a new task, which disposal cancels. The producer is suspended
    /// until the observers have returned, so only the sequence buffers (`AsyncStream`'s policy). Code
    /// without an actor cannot call this; start with a `ConcurrentObservable` there.
    public init<Elements: AsyncSequence & Sendable>(
        _ sequence: Elements, isolation: isolated any Actor = #isolation
    ) where Elements.Element: Sendable, Self == Observable<Elements.Element> {
        self = .running(in: isolation) { emit in
            for try await element in sequence { await emit(element) }
        }
    }
}

extension Observable where Element: Sendable {
    /// Creates a sequence of an asynchronous function's result, delivered in the caller's isolation.
    ///
    /// ```swift
    /// let page = Observable.task { try await URLSession.shared.data(from: url).0 }
    /// ```
    ///
    /// Each subscription calls it in a new task, which disposal cancels. An error ends the sequence.
    public static func task(
        isolation: isolated any Actor = #isolation,
        _ operation: @escaping @Sendable () async throws -> Element
    ) -> Observable<Element> {
        running(in: isolation) { emit in await emit(try await operation()) }
    }

    /// Runs work in a new task for each subscription, and delivers what it emits on an actor.
    fileprivate static func running(
        in actor: any Actor,
        _ work: @escaping @Sendable (_ emit: (Element) async -> Void) async throws -> Void
    ) -> Observable<Element> {
        .create { observer in
            // Called on this actor only, by work that it runs.
            let observer = ConcurrentObserver(observer)
            let task = Task {
                func tell(_ event: Event<Element>) async {
                    await actor.run(ScheduledWork { observer.on(event) })
                }
                do {
                    try await work { await tell(.next($0)) }
                    await tell(.completed)
                } catch {
                    await tell(.error(error))
                }
            }
            return Disposables.create { task.cancel() }
        }
    }
}
