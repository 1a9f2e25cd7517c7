/// A subject that replays its last elements, then its end, to every new observer.
public final class ReplaySubject<Element>: Subject<Element> {
    private let replayed: ReplayObserverList<Element>

    private init(limit: Int) {
        replayed = ReplayObserverList(limit: limit)
        super.init(replayed)
    }

    /// Creates a subject with a replay buffer.
    ///
    /// Traps if its size is negative.
    public static func create(bufferSize: Int) -> ReplaySubject<Element> {
        require(
            bufferSize >= 0,
            "ReplaySubject.create(bufferSize:) takes 0 or more, but got \(bufferSize).")
        return ReplaySubject(limit: bufferSize)
    }

    /// Creates a subject that replays all its elements.
    public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(limit: .max) }

    /// A Boolean value that indicates whether there are observers.
    public override var hasObservers: Bool { replayed.hasObservers }

    /// Keeps an element and emits it to all observers, in order of subscription.
    ///
    /// An observer that is still receiving the replay receives it afterwards.
    public override func onNext(_ element: Element) {
        if !replayed.hasEnded { replayed.next(element) }
    }
}
