extension Observable {
    /// Subscribes to the receiver through a scheduler.
    ///
    /// - Parameter scheduler: where the subscription runs.
    public func subscribe(on scheduler: any Scheduler) -> Observable<Element> {
        SubscribeOn(self) { scheduler.schedule($0) }
    }
}

final class SubscribeOn<Element>: Observable<Element> {
    private let source: Observable<Element>
    private let schedule: (@escaping () -> Void) -> any Disposable

    init(
        _ source: Observable<Element>,
        _ schedule: @escaping (@escaping () -> Void) -> any Disposable
    ) {
        self.source = source
        self.schedule = schedule
        super.init()
    }

    override func run(_ sink: Sink<Element>) {
        let source = source
        let scheduled = schedule {
            if !sink.subscription.isStopped { source.runRoot(sink) }
        }
        sink.subscription.add(DisposableResource(scheduled))
    }
}
