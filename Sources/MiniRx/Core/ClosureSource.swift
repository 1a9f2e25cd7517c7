/// A sequence started by a closure for each subscription.
@usableFromInline
final class ClosureSource<Element>: Observable<Element> {
    private let start: (Sink<Element>) -> Void
    private let mayLoop: Bool

    /// - `mayLoop`: Whether it needs the trampoline, for itself or for one of its sources.
    @usableFromInline
    init(mayLoop: Bool = true, _ start: @escaping (Sink<Element>) -> Void) {
        self.start = start
        self.mayLoop = mayLoop
        super.init()
    }

    override var usesTrampoline: Bool { mayLoop }

    override func run(_ sink: Sink<Element>) { start(sink) }
}
