extension Observable {
    /// Creates a sequence of one element.
    public static func just(_ element: Element) -> Observable<Element> { Just(element) }
}

private final class Just<Element>: Observable<Element> {
    private let element: Element

    init(_ element: Element) {
        self.element = element
        super.init()
    }

    override var usesTrampoline: Bool { false }

    override var isSingle: Bool { true }

    override func emitSingle(into sink: Sink<Element>) { sink.next(element) }

    override func run(_ sink: Sink<Element>) {
        sink.next(element)
        sink.finish(nil)
    }
}
