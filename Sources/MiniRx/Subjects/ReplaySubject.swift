/// A subject that replays its last elements, then its end, to every new observer.
///
/// Elements that are emitted during the replay follow it.
public final class ReplaySubject<Element>: Subject<Element> {
    /// Creates a subject with a replay buffer; traps if its size is negative.
    public static func create(bufferSize: Int) -> ReplaySubject<Element> {
        require(
            bufferSize >= 0,
            "ReplaySubject.create(bufferSize:) takes 0 or more, but got \(bufferSize).")
        return ReplaySubject(ObserverList(replay: bufferSize))
    }

    /// Creates a subject that replays all its elements.
    public static func createUnbounded() -> ReplaySubject<Element> { create(bufferSize: .max) }

    /// Keeps an element and emits it to all observers, in order of subscription.
    public override func onNext(_ element: Element) { observers.next(element) }
}
