extension ConcurrentObservable {
    /// The elements of an asynchronous sequence, iterated in a task of its own for every
    /// subscription; disposal cancels the task.
    ///
    /// - Parameter sequence: what to iterate.
    public init<Elements: AsyncSequence & Sendable>(_ sequence: Elements)
    where Elements.Element == Element {
        self = .create { observer in
            let task = Task {
                do {
                    for try await element in sequence { observer.onNext(element) }
                    observer.onCompleted()
                } catch {
                    observer.onError(error)
                }
            }
            return Disposables.create { task.cancel() }
        }
    }
}

extension ObservableConvertible {
    /// The elements of an asynchronous sequence, delivered in the isolation of the caller.
    ///
    /// ```swift
    /// @MainActor
    /// func observe(_ stream: AsyncStream<Int>) -> Observable<Int> { Observable(stream) }
    /// ```
    ///
    /// The sequence is iterated in a task of its own for every subscription; disposal cancels the
    /// task. Code that belongs to no actor cannot call this: begin with a `ConcurrentObservable`.
    ///
    /// - Parameters:
    ///   - sequence: what to iterate.
    ///   - isolation: the caller's.
    public init<Elements: AsyncSequence & Sendable>(
        _ sequence: Elements, isolation: isolated any Actor = #isolation
    ) where Elements.Element: Sendable, Self == Observable<Elements.Element> {
        self = ConcurrentObservable(sequence).observeHere(isolation: isolation)
    }
}
