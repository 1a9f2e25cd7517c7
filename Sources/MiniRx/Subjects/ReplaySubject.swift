/// A subject that repeats its last elements to every new observer, and its end after them.
public final class ReplaySubject<Element>: Subject<Element> {
    private let replayed: ReplayObserverList<Element>

    private init(limit: Int) {
        replayed = ReplayObserverList(limit: limit)
        super.init(replayed)
    }

    /// A subject that keeps some elements; traps if their number is negative.
    public static func create(bufferSize: Int) -> ReplaySubject<Element> {
        require(
            bufferSize >= 0,
            "ReplaySubject.create(bufferSize:) takes 0 or more, but got \(bufferSize).")
        return ReplaySubject(limit: bufferSize)
    }

    /// A subject that keeps all its elements.
    public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(limit: .max) }

    /// Whether anybody is subscribed.
    public override var hasObservers: Bool { replayed.hasObservers }

    /// Keeps an element and emits it to everybody, in order of subscription.
    ///
    /// An observer that is still receiving the kept ones receives it after them.
    public override func onNext(_ element: Element) {
        if !replayed.hasEnded { replayed.next(element) }
    }
}
