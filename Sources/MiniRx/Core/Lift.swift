/// A sequence that puts a stage in front of each observer of another sequence.
@usableFromInline
final class Lift<Source, Element>: Observable<Element> {
    private let source: Observable<Source>
    private let makeSink: (Sink<Element>) -> Sink<Source>

    @usableFromInline
    init(_ source: Observable<Source>, _ makeSink: @escaping (Sink<Element>) -> Sink<Source>) {
        self.source = source
        self.makeSink = makeSink
        super.init()
    }

    override func run(_ sink: Sink<Element>) { source.run(makeSink(sink)) }
}
