/// Where bound data comes from: fixed, read again on each refresh, or pushed.
///
/// Every public way to bind makes one, so the code behind it handles them all alike. Code that uses
/// the library never names it.
///
/// ```swift
/// let source = [1, 2, 3]._tableauSource
/// ```
@MainActor
public struct BindingSource<Value> {
    /// Starts the source: registers with the connection what it needs, and hands over data.
    @usableFromInline let attach:
        (_ connection: SourceConnection, _ output: SourceOutput<Value>) -> Void

    @usableFromInline init(
        attach: @escaping (_ connection: SourceConnection, _ output: SourceOutput<Value>) -> Void
    ) {
        self.attach = attach
    }

    /// Data that never changes.
    @usableFromInline package static func fixed(_ value: Value) -> Self {
        Self { _, output in output.deliver(value) }
    }

    /// Data asked for when the binding finishes and again on each refresh.
    @usableFromInline package static func read(_ value: @escaping () -> Value) -> Self {
        Self { connection, output in connection.readers.append { output.deliver(value()) } }
    }

    /// Data that is pushed; `subscribe` returns the object that keeps the subscription alive.
    ///
    /// The source may outlive the binder, and does not keep the binder's data alive.
    @usableFromInline package static func pushed(
        by subscribe: @escaping (SourceOutput<Value>) -> AnyObject?
    ) -> Self {
        Self { connection, output in
            if let lifetime = subscribe(connection.lend(output)) { connection.keep(lifetime) }
        }
    }

    /// The same source with its data made into something else.
    ///
    /// Data that `transform` itself has replaced by newer data meanwhile are not delivered.
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
    /// Takes a whole new data set.
    @usableFromInline package let deliver: @MainActor (Value) -> Void
    /// Reports that the data set is the same as the one before.
    @usableFromInline let repeatLast: @MainActor () -> Void
    /// Takes the error after which nothing more is delivered.
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

/// How many times a source has delivered, to tell older data from newer.
@MainActor
@usableFromInline final class DeliveryCount {
    @usableFromInline var value = 0

    @usableFromInline init() {}
}

/// What sources leave with the binder they are attached to.
@MainActor
@usableFromInline final class SourceConnection {
    // Closures that run many times a turn say where they run: else each call finds that out.

    /// Ask the closures of `read` sources and deliver what they give.
    var readers: [@MainActor () -> Void] = []
    /// Freed with the binder: that ends the subscriptions of `pushed` sources.
    var lifetimes: [AnyObject] = []
    /// What is to be taken in the next turn from sources of `drawn`.
    var waiting: [Draw] = []
    /// Asks the binder for a turn.
    var setNeedsTurn: @MainActor () -> Void = {}

    /// Keeps an object until the binder is freed.
    @usableFromInline func keep(_ object: AnyObject) { lifetimes.append(object) }

    /// Takes what has become new.
    func takeNews() {
        let news = waiting
        waiting = []
        for draw in news {
            draw.isWaiting = false
            draw.deliver()
        }
    }

    /// An output for a source that may outlive the binder: does nothing once the binder is freed.
    func lend<Value>(_ output: SourceOutput<Value>) -> SourceOutput<Value> {
        let owner = OutputOwner(output)
        keep(owner)
        return SourceOutput { [weak owner] in
            owner?.output.deliver($0)
        } repeatLast: { [weak owner] in
            owner?.output.repeatLast()
        } fail: { [weak owner] in
            owner?.output.fail($0)
        }
    }
}

/// Keeps an output, and what it captures, for a connection.
@MainActor
private final class OutputOwner<Value> {
    let output: SourceOutput<Value>

    init(_ output: SourceOutput<Value>) { self.output = output }
}
