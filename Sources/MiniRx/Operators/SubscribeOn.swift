extension Observable {
    /// Subscribes to the receiver, and leaves it, through a scheduler.
    ///
    /// - Parameter scheduler: where the subscription runs, and where it is disposed, at a turn
    ///   after the end or the disposal.
    public func subscribe(on scheduler: any Scheduler) -> Observable<Element> {
        ClosureSource { [self] sink in
            let pass = LateLeavingSink(sink)
            let upstream = pass.subscription
            let turn = scheduler.schedule { [self] in
                if sink.subscription.isDisposed { return }
                sink.subscription.add(
                    ClosureResource { _ = scheduler.schedule { upstream.dispose() } })
                runRoot(pass)
            }
            sink.subscription.add(DisposableResource(turn))
        }
    }
}

/// Leaves its source at a turn of the scheduler: until then an element in flight must stop by itself.
private final class LateLeavingSink<Element>: PassSink<Element> {
    override func sourceEnded(_ error: (any Error)?) {
        _ = subscription.stop()
        _ = subscription.beginEnd()
        downstream.finish(error)
    }
}
