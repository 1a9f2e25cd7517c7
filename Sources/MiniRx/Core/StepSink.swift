/// A stage made of closures, for the operators that are not worth a class of their own.
class StepSink<Input, Output>: Stage<Input, Output> {
    private let step: (Input, Sink<Output>, StepSink) throws -> Void
    private let atEnd: ((any Error)?, Sink<Output>) throws -> (any Error)?

    /// - `atEnd`: called with the end and the next stage; returns the end to pass on.
    /// - `step`: called with an element, the next stage, and this one, which it may end.
    ///
    /// What they throw ends the chain.
    init(
        _ downstream: Sink<Output>,
        atEnd: @escaping ((any Error)?, Sink<Output>) throws -> (any Error)? = { end, _ in end },
        _ step: @escaping (Input, Sink<Output>, StepSink) throws -> Void
    ) {
        self.step = step
        self.atEnd = atEnd
        super.init(downstream)
    }

    override func next(_ element: Input) {
        if isClosed { return }
        do {
            try step(element, downstream, self)
        } catch {
            end(error)
        }
    }

    override func sourceEnded(_ error: (any Error)?) {
        do {
            downstream.finish(try atEnd(error, downstream))
        } catch {
            end(error)
        }
    }
}
