extension Observable {
    /// A sequence that completes at once.
    public static func empty() -> Observable<Element> { Ended(nil) }

    /// A sequence that fails at once.
    ///
    /// - Parameter error: what it fails with.
    public static func error(_ error: any Error) -> Observable<Element> { Ended(error) }

    /// A sequence that never emits and never ends.
    public static func never() -> Observable<Element> { Never() }
}

private final class Ended<Element>: Observable<Element> {
    private let error: (any Error)?

    init(_ error: (any Error)?) {
        self.error = error
        super.init()
    }

    override var usesTrampoline: Bool { false }

    override func run(_ sink: Sink<Element>) { sink.finish(error) }
}

private final class Never<Element>: Observable<Element> {
    override init() {}

    override var usesTrampoline: Bool { false }

    override func run(_ sink: Sink<Element>) {}
}
