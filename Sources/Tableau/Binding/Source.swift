/// Where bound data comes from: fixed, read again on each refresh, or pushed by someone else.
///
/// Every public way to bind ends in one of these, so that nothing behind it knows the difference.
@MainActor
@usableFromInline package struct Source<Value> {
    @usableFromInline typealias Deliver = @MainActor (Value) -> Void

    /// Starts the source: registers with the connection what it needs, and hands over data.
    @usableFromInline let attach:
        (_ connection: SourceConnection, _ deliver: @escaping Deliver) -> Void

    @usableFromInline init(
        attach: @escaping (_ connection: SourceConnection, _ deliver: @escaping Deliver) -> Void
    ) {
        self.attach = attach
    }

    /// Data that never changes.
    @usableFromInline package static func fixed(_ value: Value) -> Self {
        Self { _, deliver in deliver(value) }
    }

    /// Data asked for when the binding finishes and again on each refresh.
    @usableFromInline package static func read(_ value: @escaping () -> Value) -> Self {
        Self { connection, deliver in connection.readers.append { deliver(value()) } }
    }

    /// Data that someone else pushes; `subscribe` gives what keeps the pushing alive.
    @usableFromInline package static func pushed(
        by subscribe: @escaping (@escaping @MainActor (Value) -> Void) -> AnyObject?
    ) -> Self {
        Self { connection, deliver in
            if let lifetime = subscribe(deliver) { connection.keep(lifetime) }
        }
    }

    /// The same source with its data made into something else.
    ///
    /// Data that `transform` itself has replaced by newer data meanwhile are not delivered.
    @inlinable func map<Result>(_ transform: @escaping (Value) -> Result) -> Source<Result> {
        Source<Result> { connection, deliver in
            let count = DeliveryCount()
            attach(connection) { value in
                count.value += 1
                let number = count.value
                let result = transform(value)
                if number == count.value { deliver(result) }
            }
        }
    }
}

/// How many times a source has delivered, to tell older data from newer.
@MainActor
@usableFromInline final class DeliveryCount {
    @usableFromInline var value = 0

    @usableFromInline init() {}
}

/// What sources leave with the binder they are attached to.
@MainActor
@usableFromInline final class SourceConnection {
    /// Ask the closures of `read` sources and deliver what they give.
    var readers: [() -> Void] = []
    /// Freed with the binder: that ends the subscriptions of `pushed` sources.
    var lifetimes: [AnyObject] = []

    /// Keeps an object until the binder is freed.
    @usableFromInline func keep(_ object: AnyObject) { lifetimes.append(object) }
}
