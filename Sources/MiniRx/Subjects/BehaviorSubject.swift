/// A current value that can be observed and can end.
///
/// After its end a subscriber gets the end only. What never ends is a `BehaviorRelay`.
public final class BehaviorSubject<Element>: Subject<Element> {
    private let current: ValueObserverList<Element>

    /// A subject whose `value()` is `value` until `onNext(_:)`.
    public init(value: Element) {
        current = ValueObserverList(value)
        super.init(current)
    }

    /// The element last emitted, or the first value; throws the error the subject ended with.
    public func value() throws -> Element { try current.valueOrError() }

    /// Changes the value, then tells everybody, in order of subscription.
    ///
    /// - Complexity: O(*n*) in the number of observers, without allocation.
    public override func onNext(_ element: Element) {
        if !current.hasEnded { current.set(element) }
    }
}
