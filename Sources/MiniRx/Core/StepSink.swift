/// A stage made of a closure, for the operators that are not worth a class of their own.
///
/// It hands each element and itself to the closure, which emits into `downstream` or ends the chain.
final class StepSink<Input, Output>: Stage<Input, Output> {
    /// What it throws ends the chain.
    typealias Step = (Input, StepSink) throws -> Void

    private let step: Step

    init(_ downstream: Sink<Output>, _ step: @escaping Step) {
        self.step = step
        super.init(downstream)
    }

    override func next(_ element: Input) {
        if isClosed { return }
        do {
            try step(element, self)
        } catch {
            end(error)
        }
    }
}
