// expect-ok
import MiniRx

@MainActor
private final class Search {
    private let scheduler: any Scheduler

    init(scheduler: any Scheduler = MainScheduler.instance) {
        self.scheduler = scheduler
    }

    func results(_ query: Observable<String>) -> Observable<String> {
        query.throttle(.milliseconds(300), scheduler: scheduler).observe(on: scheduler)
    }
}
