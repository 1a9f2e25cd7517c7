/// A subject that you emit into; observers receive elements emitted after they subscribed.
public final class PublishSubject<Element>: Subject<Element> {
    /// Creates a subject without observers.
    public init() { super.init(ObserverList()) }
}
