/// A sequence of events over time that can be subscribed to.
///
/// ```swift
/// let evens = Observable.of(1, 2, 3, 4).filter { $0.isMultiple(of: 2) }
/// let subscription = evens.subscribe(onNext: { print($0) })  // 2, 4
/// ```
///
/// Nothing happens before `subscribe`; each subscription runs the sequence again, unless its source
/// is a subject, a relay, or shared with `share(replay:scope:)`.
///
/// Not Sendable, with plain closures: a sequence belongs to the isolation that built it (a
/// `@MainActor` screen, an actor, a task), so closures touch what is theirs without annotation and
/// the compiler refuses a race. To cross threads see `ConcurrentObservable`.
open class Observable<Element>: ObservableConvertible {
    /// Subclasses live in this package: build sequences with `create` and the operators.
    @inlinable
    package init() {}

    /// Starts the sequence for one subscription.
    func run(_ sink: Sink<Element>) { fatalError("\(type(of: self)) does not say how it runs.") }

    /// Whether a subscription to it installs the current thread's trampoline.
    ///
    /// Sources that answer at once without looping (subjects, `just`) do without.
    var usesTrampoline: Bool { true }

    /// Whether it emits exactly one element and completes, all at once.
    ///
    /// `flatMap` then asks for the element, and needs no inner subscription.
    var isSingle: Bool { false }

    /// Hands over the one element of a source that `isSingle`, without an end.
    func emitSingle(into sink: Sink<Element>) {}

    /// The receiver.
    public final func asObservable() -> Observable<Element> { self }

    /// Starts the sequence for a subscription of its own: at the root, or inside an operator.
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

/// Something that can be seen as an observable sequence.
public protocol ObservableConvertible<Element> {
    /// What the sequence carries.
    associatedtype Element

    /// The sequence.
    func asObservable() -> Observable<Element>
}
