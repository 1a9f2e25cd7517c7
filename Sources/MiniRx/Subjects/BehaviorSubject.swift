/// An observable current value that can end.
///
/// After the end, a new subscriber receives only the end. For a value that never ends, use
/// `BehaviorRelay`.
public final class BehaviorSubject<Element>: Subject<Element> {
    private let current: ValueObserverList<Element>

    /// Creates a subject with an initial value.
    public init(value: Element) {
        current = ValueObserverList(value)
        super.init(current)
    }

    /// Returns the current value, or throws the error that ended the subject.
    public func value() throws -> Element { try current.valueOrError() }

    /// Changes the value, then notifies the observers in order of subscription.
    ///
    /// - Complexity: O(*n*) in the number of observers, without allocation.
    public override func onNext(_ element: Element) {
        if !current.hasEnded { current.set(element) }
    }
}
