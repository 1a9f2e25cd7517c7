/// Runs one source after another: `concat` and `retry`.
final class SequentialRun<Element>: RestartingRun<Element> {
    /// Returns the next source, or `nil` to end with the error of the previous one, if it failed.
    typealias Choice = ((any Error)?) throws -> Observable<Element>?

    private let choose: Choice
    // Written before the start is requested, read after it.
    private var error: (any Error)?

    init(_ downstream: Sink<Element>, _ choose: @escaping Choice) {
        self.choose = choose
        super.init(downstream)
    }

    override func sourceEnded(_ error: (any Error)?) {
        self.error = error
        start()
    }

    override func runNext() {
        do {
            guard let source = try choose(error) else { return downstream.end(with: error) }
            if source.isSingle {
                // A single-element source needs no subscription.
                source.emitSingle(into: downstream)
                sourceEnded(nil)
            } else {
                run(source)
            }
        } catch {
            downstream.end(with: error)
        }
    }
}

extension Observable {
    /// - Parameter makeChoice: Called for each subscription.
    static func sequential(_ makeChoice: @escaping () -> SequentialRun<Element>.Choice)
        -> Observable<Element>
    {
        ClosureSource { sink in
            let run = SequentialRun(sink, makeChoice())
            sink.subscription.add(run)
            run.start()
        }
    }
}
