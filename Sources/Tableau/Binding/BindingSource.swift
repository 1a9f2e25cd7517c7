/// A source of bound data: fixed, read again on each refresh, or pushed.
///
/// Every public binding method makes one, so they share one implementation. Code that uses the
/// library never names it.
@MainActor
public struct BindingSource<Value> {
    /// Starts the source: registers what it needs with the connection, and delivers data.
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

    /// Creates a source of pushed data; `subscribe` returns the object that keeps the subscription
    /// alive.
    ///
    /// The source may outlive the binder, and does not keep the binder's data alive.
    @usableFromInline package static func pushed(
        by subscribe: @escaping (SourceOutput<Value>) -> AnyObject?
    ) -> Self {
        Self { connection, output in
            if let lifetime = subscribe(connection.detachable(output)) { connection.keep(lifetime) }
        }
    }

    /// Returns a source that transforms this source's data.
    ///
    /// If `transform` delivers newer data itself, its result is dropped.
    @inlinable func map<Result>(_ transform: @escaping (Value) -> Result) -> BindingSource<Result> {
        BindingSource<Result> { connection, output in
            let count = DeliveryCount()
            let mapped = SourceOutput<Value>(
                deliver: { value in
                    count.value += 1
                    let number = count.value
                    let result = transform(value)
                    if number == count.value { output.deliver(result) }
                }, repeatLast: output.repeatLast, fail: output.fail)
            attach(connection, mapped)
        }
    }
}

/// Receives a source's data, or the error that ends it.
@MainActor
@usableFromInline package struct SourceOutput<Value> {
    /// Delivers a complete new data set.
    @usableFromInline package let deliver: @MainActor (Value) -> Void
    /// Reports that the data set has not changed.
    @usableFromInline let repeatLast: @MainActor () -> Void
    /// Delivers the error that ends the source.
    @usableFromInline package let fail: @MainActor (any Error) -> Void

    @usableFromInline init(
        deliver: @escaping @MainActor (Value) -> Void,
        repeatLast: @escaping @MainActor () -> Void,
        fail: @escaping @MainActor (any Error) -> Void
    ) {
        self.deliver = deliver
        self.repeatLast = repeatLast
        self.fail = fail
    }
}

/// The number of deliveries from a source, to tell older data from newer.
@MainActor
@usableFromInline final class DeliveryCount {
    @usableFromInline var value = 0

    @usableFromInline init() {}
}

/// The registrations of sources with the binder they are attached to.
@MainActor
@usableFromInline final class SourceConnection {
    // Closures that run many times a turn declare their isolation; otherwise each call checks it.

    /// Read `read` sources and deliver their data.
    var readers: [@MainActor () -> Void] = []
    /// Released with the binder, which ends the subscriptions of `pushed` sources.
    var lifetimes: [AnyObject] = []
    /// Pending reads of `drawn` sources, for the next turn.
    var waiting: [Draw] = []
    var setNeedsTurn: @MainActor () -> Void = {}

    /// Retains an object until the binder is released.
    @usableFromInline func keep(_ object: AnyObject) { lifetimes.append(object) }

    func takeNews() {
        let news = waiting
        waiting = []
        for draw in news {
            draw.isWaiting = false
            draw.deliver()
        }
    }

    /// Returns an output for a source that may outlive the binder: does nothing once the binder is
    /// released.
    func detachable<Value>(_ output: SourceOutput<Value>) -> SourceOutput<Value> {
        let owner = OutputOwner(output)
        keep(owner)
        let output = WeakReference(owner)
        return SourceOutput {
            output.object?.deliver($0)
        } repeatLast: {
            output.object?.repeatLast()
        } fail: {
            output.object?.fail($0)
        }
    }
}

/// Retains an output, and what it captures, for a connection.
///
/// Its functions are not in a `SourceOutput`, which code that doesn't know `Value` would copy as a
/// whole for each delivery.
@MainActor
private final class OutputOwner<Value> {
    let deliver: @MainActor (Value) -> Void
    let repeatLast: @MainActor () -> Void
    let fail: @MainActor (any Error) -> Void

    init(_ output: SourceOutput<Value>) {
        deliver = output.deliver
        repeatLast = output.repeatLast
        fail = output.fail
    }
}
