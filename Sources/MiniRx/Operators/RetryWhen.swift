extension Observable {
    /// Resubscribes after an error when another sequence emits.
    ///
    /// - Parameter handler: called for each subscription with the errors of this sequence. After an
    ///   error, the next element of the returned sequence resubscribes, and its end ends the result.
    ///   While this sequence runs, neither has an effect.
    public func retry<Trigger>(
        when handler: @escaping (Observable<any Error>) throws -> Observable<Trigger>
    ) -> Observable<Element> {
        ClosureSource { [self] sink in
            let run = RetryRun(sink, self)
            sink.subscription.add(run)
            do {
                let triggers = try handler(run.errors)
                let trigger = SubscribeSink<Trigger>(
                    onNext: { _ in run.trigger() }, onError: run.endTriggers,
                    onCompleted: { run.endTriggers(nil) })
                trigger.attach(to: sink)
                triggers.runRoot(trigger)
                run.start()
            } catch {
                sink.finish(error)
            }
        }
    }
}
