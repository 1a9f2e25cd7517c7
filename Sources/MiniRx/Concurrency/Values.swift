extension Observable {
    /// The elements as an asynchronous sequence; it ends with the receiver, and throws its error.
    ///
    /// ```swift
    /// for try await name in names.values { print(name) }
    /// ```
    ///
    /// Each loop subscribes when it begins, and disposes when it is left or its task is cancelled;
    /// then it throws `CancellationError`, so that code behind the loop runs for a sequence that
    /// completed only.
    /// Elements that come faster than the loop takes them wait, all of them.
    public var values: ObservableValues<Element> { values(buffering: .unbounded) }

    /// The elements as an asynchronous sequence, of which only some wait for the loop.
    ///
    /// An observable cannot be suspended; what comes too fast is kept or dropped. Traps if the
    /// buffer's size is not positive.
    public func values(buffering buffer: ValueBuffer) -> ObservableValues<Element> {
        if let size = buffer.size {
            require(size > 0, "values(buffering:) keeps 1 or more elements, but got \(size).")
        }
        return ObservableValues(self, buffer)
    }
}

/// Which elements wait for a loop over `values(buffering:)` that is busy.
public enum ValueBuffer: Sendable, Equatable {
    /// All of them.
    case unbounded
    /// The last ones: an element that finds no room displaces the oldest.
    case newest(Int)
    /// The first ones: an element that finds no room is dropped.
    case oldest(Int)

    fileprivate var size: Int? {
        switch self {
        case .unbounded: nil
        case .newest(let size), .oldest(let size): size
        }
    }
}

/// The elements of an observable as an asynchronous sequence.
///
/// Made by `values`. Not Sendable: the loop runs in the isolation the observable belongs to.
public struct ObservableValues<Element>: AsyncSequence {
    private let source: Observable<Element>
    private let buffer: ValueBuffer

    init(_ source: Observable<Element>, _ buffer: ValueBuffer) {
        self.source = source
        self.buffer = buffer
    }

    /// Subscribes.
    public func makeAsyncIterator() -> Iterator { Iterator(source, buffer) }

    /// One subscription.
    public final class Iterator: AsyncIteratorProtocol {
        private let mailbox: Mailbox<Element>
        private let subscription: any Disposable

        init(_ source: Observable<Element>, _ buffer: ValueBuffer) {
            let mailbox = Mailbox<Element>(buffer)
            self.mailbox = mailbox
            subscription = source.subscribe(
                onNext: { mailbox.put($0) }, onError: { mailbox.end($0) },
                onCompleted: { mailbox.end(nil) })
        }

        deinit { subscription.dispose() }

        /// The next element; `nil` after completion.
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

        /// The next element; `nil` after completion.
        ///
        /// Throws the sequence's error, or `CancellationError`.
        public func next() async throws -> Element? { try await next(isolation: #isolation) }
    }
}

/// Elements on their way to a loop in the same isolation.
private final class Mailbox<Element> {
    /// The part that other threads touch, when they cancel.
    let bell = Bell()
    private let displaces: Bool
    private var elements: Ring<Element>
    private var hasEnded = false
    private var error: (any Error)?

    init(_ buffer: ValueBuffer) {
        if case .newest = buffer { displaces = true } else { displaces = false }
        elements = Ring(limit: buffer.size ?? .max)
    }

    func put(_ element: Element) {
        if !elements.isFull {
            elements.append(element)
        } else if displaces {
            _ = elements.replaceFirst(by: element)
        }
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
        if let element = elements.popFirst() { return element }
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
