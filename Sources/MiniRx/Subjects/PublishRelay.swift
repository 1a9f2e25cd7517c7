/// A `PublishSubject` that never ends.
///
/// ```swift
/// let taps = PublishRelay<Int>()
/// let subscription = taps.subscribe(onNext: { print($0) })
/// taps.accept(1)  // prints 1
/// ```
public final class PublishRelay<Element>: Observable<Element> {
    private let observers = ObserverList<Element>()

    /// A relay without observers.
    public override init() {}

    deinit {
        observers.freeSinks()
    }

    /// Emits an element to everybody, in order of subscription.
    ///
    /// - Parameter element: what to emit.
    /// - Complexity: O(*n*) in the number of observers, without allocation.
    public func accept(_ element: Element) {
        observers.emit(element)
    }

    override var usesTrampoline: Bool { false }

    override func run(_ sink: Sink<Element>) {
        observers.insert(sink)
    }
}
