extension Observable {
    /// The elements as an asynchronous sequence, which ends with this sequence and throws its
    /// error.
    ///
    /// Each loop subscribes when it begins, and disposes when it exits or its task is cancelled; it
    /// then throws `CancellationError`, so that code after the loop runs only if the sequence
    /// completed. Elements that arrive faster than the loop consumes them are buffered without
    /// limit.
    public var values: ObservableValues<Element> { ObservableValues(self) }
}

/// The elements of an observable as an asynchronous sequence.
///
/// Create one with `values`. Not Sendable: the loop runs in the isolation of the observable.
public struct ObservableValues<Element>: AsyncSequence {
    private let source: Observable<Element>

    init(_ source: Observable<Element>) { self.source = source }

    /// Subscribes.
    public func makeAsyncIterator() -> Iterator { Iterator(source) }

    /// One subscription.
    public final class Iterator: AsyncIteratorProtocol {
        private var elements: AsyncThrowingStream<InPlace<Element>, any Error>.Iterator
        private let subscription: any Disposable

        init(_ source: Observable<Element>) {
            let (elements, input) = AsyncThrowingStream<InPlace<Element>, any Error>.makeStream()
            self.elements = elements.makeAsyncIterator()
            subscription = source.subscribe(
                onNext: { input.yield(InPlace(value: $0)) },
                onError: { input.finish(throwing: $0) }, onCompleted: { input.finish() })
        }

        deinit { subscription.dispose() }

        /// Returns the next element, `nil` after completion; throws its error or `CancellationError`.
        public func next(isolation: isolated (any Actor)? = #isolation) async throws -> Element? {
            var elements = elements
            let element = try await elements.next(isolation: isolation)
            if Task.isCancelled {
                subscription.dispose()
                throw CancellationError()
            }
            return element?.value
        }

        /// Returns the next element, as above; the standard library's needs a variable.
        public func next() async throws -> Element? { try await next(isolation: #isolation) }
    }
}

/// An element on its way through a stream, whose elements are Sendable.
///
/// `@unchecked Sendable`: the iterator isn't Sendable, so the loop runs in the isolation in which it
/// subscribed, and elements never leave it.
private struct InPlace<Value>: @unchecked Sendable {
    let value: Value
}
