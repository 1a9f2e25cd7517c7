extension Observable {
    /// The elements as an asynchronous sequence, which ends with this sequence and throws its
    /// error.
    ///
    /// ```swift
    /// for try await name in names.values { print(name) }
    /// ```
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
        private let mailbox: Mailbox<Element>
        private let subscription: any Disposable

        init(_ source: Observable<Element>) {
            let mailbox = Mailbox<Element>()
            self.mailbox = mailbox
            subscription = source.subscribe(
                onNext: { mailbox.put($0) }, onError: { mailbox.end($0) },
                onCompleted: { mailbox.end(nil) })
        }

        deinit { subscription.dispose() }

        /// Returns the next element, or `nil` after completion.
        ///
        /// Throws the sequence's error, or `CancellationError`.
        public func next(isolation: isolated (any Actor)? = #isolation) async throws -> Element? {
            let mailbox = mailbox
            let bell = mailbox.bell
            await withTaskCancellationHandler {
                await withCheckedContinuation(isolation: isolation) { mailbox.wait($0) }
            } onCancel: {
                bell.cancel()
            }
            if bell.isCancelled {
                subscription.dispose()
                throw CancellationError()
            }
            return try mailbox.take()
        }

        /// Returns the next element, or `nil` after completion.
        ///
        /// Throws the sequence's error, or `CancellationError`.
        public func next() async throws -> Element? { try await next(isolation: #isolation) }
    }
}

/// A buffer of elements for a loop in the same isolation.
private final class Mailbox<Element> {
    /// The state that other threads access when they cancel.
    let bell = Bell()
    private var elements = Ring<Element>()
    private var hasEnded = false
    private var error: (any Error)?

    func put(_ element: Element) {
        elements.append(element)
        bell.ring()
    }

    func end(_ error: (any Error)?) {
        hasEnded = true
        self.error = error
        bell.ring()
    }

    func wait(_ continuation: CheckedContinuation<Void, Never>) {
        bell.wait(continuation, isReady: !elements.isEmpty || hasEnded)
    }

    func take() throws -> Element? {
        if !elements.isEmpty { return elements.removeFirst() }
        defer { error = nil }
        if let error { throw error }
        return nil
    }
}

/// Wakes the loop.
///
/// `@unchecked Sendable`: the lock guards its state.
private final class Bell: @unchecked Sendable {
    private let lock = Lock()
    private var waiter: CheckedContinuation<Void, Never>?
    private var cancelled = false

    var isCancelled: Bool { lock.withLock { cancelled } }

    func wait(_ continuation: CheckedContinuation<Void, Never>, isReady: Bool) {
        lock.lock()
        let mustWait = !isReady && !cancelled
        if mustWait { waiter = continuation }
        lock.unlock()
        if !mustWait { continuation.resume() }
    }

    func ring() { take()?.resume() }

    func cancel() {
        lock.withLock { cancelled = true }
        take()?.resume()
    }

    private func take() -> CheckedContinuation<Void, Never>? {
        lock.withLock {
            defer { waiter = nil }
            return waiter
        }
    }
}
