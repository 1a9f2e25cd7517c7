/// An observable current value that can end.
///
/// After the end, a new subscriber receives only the end. For a value that never ends, use
/// `BehaviorRelay`.
public final class BehaviorSubject<Element>: Subject<Element> {
    /// Creates a subject with an initial value.
    public init(value: Element) { super.init(ObserverList(value: value)) }

    /// Returns the current value, or throws the error that ended the subject.
    public func value() throws -> Element {
        if let error = observers.lock.withLock({ observers.error }) { throw error }
        return observers.last
    }

    /// Changes the value, then notifies the observers in order of subscription.
    public override func onNext(_ element: Element) { observers.keepAndEmit(element) }
}
