extension Observable {
    /// Subscribes to this sequence, and disposes the subscription, on a scheduler.
    ///
    /// - Parameter scheduler: runs the subscription and its disposal. Disposal takes place in a
    ///   separate turn after the end or the call of `dispose()`.
    public func subscribe(on scheduler: any Scheduler) -> Observable<Element> {
        subscribe(in: scheduler.schedule, leavesLate: true)
    }

    /// Subscribes to this sequence, and disposes the subscription, where `run` runs work.
    ///
    /// - `leavesLate`: whether that disposes a source that has ended, too; elements that arrive
    ///   before it does are stopped here.
    func subscribe(
        in run: @escaping (@escaping () -> Void) -> any Disposable, leavesLate: Bool
    ) -> Observable<Element> {
        ClosureSource { [self] sink in
            let pass = PassSink(sink) { pass, error in
                if leavesLate {
                    _ = pass.subscription.stop()
                    _ = pass.subscription.beginEnd()
                } else {
                    pass.subscription.dispose()
                }
                sink.finish(error)
            }
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
