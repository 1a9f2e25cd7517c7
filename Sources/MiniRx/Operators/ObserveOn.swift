extension Observable {
    /// Delivers elements and the end through a scheduler, in order.
    ///
    /// - Parameter scheduler: where events are delivered. `MainScheduler.instance` delivers
    ///   immediately when it is idle.
    public func observe(on scheduler: any Scheduler) -> Observable<Element> {
        Lift(self) { sink in
            let turn = SerialDisposable()
            sink.subscription.add(ClosureResource(turn.dispose))
            return DeliverySink(sink, inBatches: false) { work in
                turn.hold { scheduler.schedule(work) }
            }
        }
    }

    /// Delivers events elsewhere, in order and in batches.
    ///
    /// One scheduled call delivers what waits when it begins, so that other work gets its turn.
    func deliver(_ enqueue: @escaping (@escaping () -> Void) -> Void) -> Observable<Element> {
        Lift(self) { DeliverySink($0, inBatches: true, enqueue: enqueue) }
    }
}
