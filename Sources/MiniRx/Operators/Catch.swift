extension Observable {
    /// Continues with another sequence after an error.
    ///
    /// - Parameter handler: receives the error. If it throws, the sequence fails with that error.
    public func `catch`(_ handler: @escaping (any Error) throws -> Observable<Element>)
        -> Observable<Element>
    {
        Lift(self) { CatchSink($0, handler) }
    }
}

/// Owns its subscription, since the source ends before the chain does.
private final class CatchSink<Element>: PassSink<Element> {
    private let handler: (any Error) throws -> Observable<Element>

    init(
        _ downstream: Sink<Element>,
        _ handler: @escaping (any Error) throws -> Observable<Element>
    ) {
        self.handler = handler
        super.init(downstream)
        attach(to: downstream)
    }

    override func sourceEnded(_ error: (any Error)?) {
        subscription.dispose()
        guard let error else { return downstream.finish(nil) }
        do {
            let source = try handler(error)
            if downstream.isClosed { return }
            if source.isSingle {
                // A single-element source needs no subscription.
                source.emitSingle(into: downstream)
                downstream.finish(nil)
            } else {
                let second = PassSink(downstream)
                second.attach(to: downstream)
                source.runRoot(second)
            }
        } catch {
            downstream.finish(error)
        }
    }
}
