/// Whether `take(while:behavior:)` and `take(until:behavior:)` emit the element that ends them.
public enum TakeBehavior: Sendable {
    /// Emits the last element.
    case inclusive
    /// Drops the last element.
    case exclusive
}

extension Observable {
    /// Emits elements while they satisfy a condition, then completes.
    ///
    /// - `behavior`: whether to emit the first element that doesn't satisfy the condition.
    public func take(
        while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        Lift(self) { TakeWhileSink($0, behavior: behavior, predicate: predicate) }
    }

    /// Emits elements until one satisfies a condition, then completes.
    ///
    /// - `behavior`: whether to emit the element that satisfies the condition.
    public func take(
        until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        take(while: { try !predicate($0) }, behavior: behavior)
    }
}

private final class TakeWhileSink<Element>: Stage<Element, Element> {
    private let behavior: TakeBehavior
    private let predicate: (Element) throws -> Bool
    private var hasPassedTheLast = false

    init(
        _ downstream: Sink<Element>, behavior: TakeBehavior,
        predicate: @escaping (Element) throws -> Bool
    ) {
        self.behavior = behavior
        self.predicate = predicate
        super.init(downstream)
    }

    override func next(_ element: Element) {
        if isClosed || hasPassedTheLast { return }
        do {
            if try predicate(element) { return downstream.next(element) }
        } catch {
            return end(error)
        }
        // Set before emitting: the observer may emit again.
        hasPassedTheLast = true
        if behavior == .inclusive { downstream.next(element) }
        end(nil)
    }
}
