extension Observable {
    /// Continues with another sequence after an error, or fails with what `handler` throws.
    public func `catch`(_ handler: @escaping (any Error) throws -> Observable<Element>)
        -> Observable<Element>
    {
        // Made once, not for each subscription.
        let onEnd: (PassSink<Element>, (any Error)?) -> Void = { pass, error in
            pass.subscription.dispose()
            guard let error else { return pass.downstream.finish(nil) }
            do {
                try handler(error).follow(in: pass.downstream)
            } catch {
                pass.downstream.finish(error)
            }
        }
        return Lift(self) { sink in
            // With a subscription of its own, since the source ends before the chain does.
            let pass = PassSink(sink, onEnd: onEnd)
            pass.attach(to: sink)
            return pass
        }
    }

    /// Runs the rest of a chain after another sequence.
    private func follow(in sink: Sink<Element>) {
        if sink.isClosed { return }
        if isSingle {
            // A single-element source needs no subscription.
            emitSingle(into: sink)
            sink.finish(nil)
        } else {
            let second = PassSink(sink)
            second.attach(to: sink)
            runRoot(second)
        }
    }
}
