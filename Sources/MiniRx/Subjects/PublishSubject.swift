/// A subject that you emit into; observers receive elements emitted after they subscribed.
///
/// ```swift
/// let taps = PublishSubject<Int>()
/// let subscription = taps.subscribe(onNext: { print($0) })
/// taps.onNext(1)  // prints 1
/// ```
public final class PublishSubject<Element>: Subject<Element> {
    /// Creates a subject without observers.
    public init() { super.init(ObserverList()) }
}
