extension Observable {
    /// Subscribes to this sequence, and disposes the subscription, on a scheduler.
    ///
    /// - Parameter scheduler: runs the subscription and its disposal. Disposal takes place in a
    ///   separate turn after the end or the call of `dispose()`.
    public func subscribe(on scheduler: any Scheduler) -> Observable<Element> {
        subscribe(in: scheduler.schedule, LateLeavingSink.init)
    }

    /// Subscribes to this sequence, and disposes the subscription, where `run` runs work.
    ///
    /// - `makePass`: a `LateLeavingSink`, or one that disposes where the source ends.
    func subscribe(
        in run: @escaping (@escaping () -> Void) -> any Disposable,
        _ makePass: @escaping (Sink<Element>) -> PassSink<Element>
    ) -> Observable<Element> {
        ClosureSource { [self] sink in
            let pass = makePass(sink)
            let upstream = pass.subscription
            let turn = run { [self] in
                if sink.subscription.isDisposed { return }
                sink.subscription.add(ClosureResource { _ = run(upstream.dispose) })
                runRoot(pass)
            }
            sink.subscription.add(turn)
        }
    }
}

/// Disposes its source in a scheduler turn; elements that arrive before that must be stopped here.
final class LateLeavingSink<Element>: PassSink<Element> {
    override func sourceEnded(_ error: (any Error)?) {
        _ = subscription.stop()
        _ = subscription.beginEnd()
        downstream.finish(error)
    }
}
