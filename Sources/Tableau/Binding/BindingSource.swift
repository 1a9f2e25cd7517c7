/// A source of bound data: fixed, read again on each refresh, or pushed.
///
/// Every public binding method makes one, so they share one implementation.
@MainActor
public struct BindingSource<Value> {
    /// Starts the source, which registers what it needs with the connection.
    @usableFromInline let attach:
        (_ connection: SourceConnection, _ output: SourceOutput<Value>) -> Void

    @usableFromInline init(
        attach: @escaping (_ connection: SourceConnection, _ output: SourceOutput<Value>) -> Void
    ) {
        self.attach = attach
    }

    /// Creates a source of data that never changes.
    @usableFromInline package static func fixed(_ value: Value) -> Self {
        Self { _, output in output.deliver(value) }
    }

    /// Creates a source that reads its data when the binding finishes and again on each refresh.
    @usableFromInline package static func read(_ value: @escaping () -> Value) -> Self {
        Self { connection, output in connection.readers.append { output.deliver(value()) } }
    }

    /// Creates a source of pushed data, which may outlive the binder; `subscribe` returns the object
    /// that keeps the subscription alive.
    @usableFromInline package static func pushed(
        by subscribe: @escaping (SourceOutput<Value>) -> AnyObject?
    ) -> Self {
        Self { connection, output in
            connection.keep(output)
            let receiver = WeakReference(output)
            let detached = SourceOutput<Value> {
                receiver.object?.deliver($0)
            } fail: {
                receiver.object?.fail($0)
            }
            if let lifetime = subscribe(detached) { connection.keep(lifetime) }
        }
    }

    /// Returns a source that transforms data, without user code.
    func map<Result>(_ transform: @escaping (Value) -> Result) -> BindingSource<Result> {
        BindingSource<Result> { connection, output in
            attach(
                connection,
                SourceOutput(deliver: { output.deliver(transform($0)) }, fail: output.fail))
        }
    }
}

/// Receives a source's data, or the error that ends it.
///
/// A class: code that doesn't know `Value` would copy a struct as a whole for each delivery.
@MainActor
@usableFromInline package final class SourceOutput<Value> {
    @usableFromInline package let deliver: @MainActor (Value) -> Void
    /// Reports the error that ends the source.
    @usableFromInline package let fail: @MainActor (any Error) -> Void

    @usableFromInline init(
        deliver: @escaping @MainActor (Value) -> Void,
        fail: @escaping @MainActor (any Error) -> Void
    ) {
        self.deliver = deliver
        self.fail = fail
    }
}

/// The registrations of sources with the binder they are attached to.
@MainActor
@usableFromInline final class SourceConnection {
    // Closures that run many times a turn declare their isolation; otherwise each call checks it.

    /// Read `read` sources and deliver their data.
    var readers: [@MainActor () -> Void] = []
    /// Released with the binder, which ends the subscriptions of `pushed` sources.
    var lifetimes: [AnyObject] = []
    /// Whether the next turn reads the `read` sources.
    var needsReading = false
    /// Pending reads of `drawn` sources, for the next turn.
    var waiting: [Draw] = []
    @usableFromInline var setNeedsTurn: @MainActor () -> Void = {}

    /// Retains an object until the binder is released.
    @usableFromInline func keep(_ object: AnyObject) { lifetimes.append(object) }

    var hasNews: Bool { needsReading || !waiting.isEmpty }

    func takeNews() {
        if needsReading {
            needsReading = false
            for reader in readers { reader() }
        }
        let news = waiting
        waiting = []
        for draw in news {
            draw.isWaiting = false
            draw.deliver()
        }
    }
}
