/// Whether `take(while:behavior:)` and `take(until:behavior:)` emit the element that ended it.
public enum TakeBehavior: Sendable {
    /// It does.
    case inclusive
    /// It does not.
    case exclusive
}

extension Observable {
    /// Emits elements as long as they satisfy a condition, then completes.
    ///
    /// - `behavior`: whether the first element that does not satisfy it is emitted as well.
    public func take(
        while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        Lift(self) { TakeWhileSink($0, behavior, predicate) }
    }

    /// Emits elements until one satisfies a condition, then completes.
    ///
    /// - `behavior`: whether the element that satisfies it is emitted as well.
    public func take(
        until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        take(while: { try !predicate($0) }, behavior: behavior)
    }
}

private final class TakeWhileSink<Element>: Stage<Element, Element> {
    private let behavior: TakeBehavior
    private let predicate: (Element) throws -> Bool
    @exclusivity(unchecked) private var hasPassedTheLast = false

    init(
        _ downstream: Sink<Element>, _ behavior: TakeBehavior,
        _ predicate: @escaping (Element) throws -> Bool
    ) {
        self.behavior = behavior
        self.predicate = predicate
        super.init(downstream)
    }

    override func next(_ element: Element) {
        if isTooLate || hasPassedTheLast { return }
        do {
            if try predicate(element) {
                downstream.next(element)
                return
            }
        } catch {
            end(error)
            return
        }
        // Before it passes on: the observer may emit again.
        hasPassedTheLast = true
        if behavior == .inclusive { downstream.next(element) }
        end(nil)
    }
}
