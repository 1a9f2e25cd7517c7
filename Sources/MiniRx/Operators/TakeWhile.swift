/// Whether `take(while:behavior:)` emits the element that ended it.
///
/// ```swift
/// numbers.take(while: { $0 < 3 }, behavior: .inclusive)  // 1 2 3
/// ```
public enum TakeBehavior: Sendable {
    /// It does.
    case inclusive
    /// It does not.
    case exclusive
}

extension Observable {
    /// Emits elements as long as they satisfy a condition, then completes.
    ///
    /// - Parameters:
    ///   - predicate: receives an element; an error it throws ends the sequence.
    ///   - behavior: whether the first element that does not satisfy it is emitted as well.
    public func take(
        while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        TakeWhile(self, behavior, predicate)
    }
}

private final class TakeWhile<Element>: Observable<Element> {
    private let source: Observable<Element>
    private let behavior: TakeBehavior
    private let predicate: (Element) throws -> Bool

    init(
        _ source: Observable<Element>, _ behavior: TakeBehavior,
        _ predicate: @escaping (Element) throws -> Bool
    ) {
        self.source = source
        self.behavior = behavior
        self.predicate = predicate
        super.init()
    }

    override func run(_ sink: Sink<Element>) {
        source.run(TakeWhileSink(sink, behavior, predicate))
    }
}

private final class TakeWhileSink<Element>: Sink<Element> {
    private let downstream: Sink<Element>
    private let behavior: TakeBehavior
    private let predicate: (Element) throws -> Bool
    @exclusivity(unchecked) private var isOver = false

    init(
        _ downstream: Sink<Element>, _ behavior: TakeBehavior,
        _ predicate: @escaping (Element) throws -> Bool
    ) {
        self.downstream = downstream
        self.behavior = behavior
        self.predicate = predicate
        super.init(downstream.subscription)
    }

    override func next(_ element: Element) {
        if isOver { return }
        do {
            if try predicate(element) {
                downstream.next(element)
                return
            }
        } catch {
            isOver = true
            fail(downstream, error)
            return
        }
        isOver = true
        if behavior == .inclusive { downstream.next(element) }
        downstream.finish(nil)
        subscription.dispose()
    }

    override func finish(_ error: (any Error)?) { downstream.finish(error) }
}
