extension Observable {
    /// Pairs each element with a weakly captured object; completes once the object is gone.
    public func withUnretained<Object: AnyObject>(_ object: Object)
        -> Observable<(Object, Element)>
    {
        withUnretained(object) { ($0, $1) }
    }

    /// Combines each element with a weakly captured object; completes once the object is gone.
    ///
    /// - `resultSelector`: combines the object with an element. If it throws, the sequence fails.
    public func withUnretained<Object: AnyObject, Result>(
        _ object: Object, resultSelector: @escaping (Object, Element) throws -> Result
    ) -> Observable<Result> {
        Lift(self) { [weak object] in
            UnretainedSink($0, object: object, resultSelector: resultSelector)
        }
    }
}

private final class UnretainedSink<Source, Object: AnyObject, Element>: Stage<Source, Element> {
    private weak var object: Object?
    private let resultSelector: (Object, Source) throws -> Element

    init(
        _ downstream: Sink<Element>, object: Object?,
        resultSelector: @escaping (Object, Source) throws -> Element
    ) {
        self.object = object
        self.resultSelector = resultSelector
        super.init(downstream)
    }

    override func next(_ element: Source) {
        if isTooLate { return }
        guard let object else {
            end(nil)
            return
        }
        do {
            downstream.next(try resultSelector(object, element))
        } catch {
            end(error)
        }
    }
}
