/// A sequence of events over time that can be subscribed to.
///
/// ```swift
/// let evens = Observable.of(1, 2, 3, 4).filter { $0.isMultiple(of: 2) }
/// let subscription = evens.subscribe(onNext: { print($0) })  // 2, 4
/// ```
///
/// Nothing happens before `subscribe`. Each subscription runs the sequence again, unless its source
/// is a subject, a relay, or shared with `share(replay:scope:)`.
///
/// Not Sendable, and with plain closures: a sequence belongs to the isolation that built it (a
/// `@MainActor` screen, an actor, a task). Closures can use that isolation's state without
/// annotations, and the compiler rejects data races. To cross threads, see `ConcurrentObservable`.
open class Observable<Element>: ObservableConvertible {
    /// For subclasses in this package; build sequences with `create` and the operators.
    @inlinable
    package init() {}

    /// Starts the sequence for one subscription.
    func run(_ sink: Sink<Element>) { fatalError("\(type(of: self)) does not override run(_:).") }

    /// Whether it needs the thread's trampoline; what emits without a loop (a subject, `just`) doesn't.
    var usesTrampoline: Bool { true }

    /// Whether it emits one element and completes, at once: `flatMap` then needs no subscription.
    var isSingle: Bool { false }

    /// Emits the element of a source that `isSingle`, without completion.
    func emitSingle(into sink: Sink<Element>) {}

    /// Returns this sequence; that of a subject or relay cannot be cast back to emit.
    public func asObservable() -> Observable<Element> { self }

    /// Starts the sequence with a separate subscription: at the root, or inside an operator.
    @inline(__always)
    final func runRoot(_ sink: Sink<Element>) {
        if usesTrampoline && !Trampoline.isActive {
            Trampoline.enter { run(sink) }
        } else {
            run(sink)
        }
    }
}

@available(*, unavailable)
extension Observable: Sendable {}

/// A type that converts to an observable sequence.
public protocol ObservableConvertible<Element> {
    /// The type of the sequence's elements.
    associatedtype Element

    /// Returns the sequence.
    func asObservable() -> Observable<Element>
}
