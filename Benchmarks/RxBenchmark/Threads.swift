import BenchmarkHarness
import Dispatch
import MiniRx

@MainActor
func measureThreads(_ suite: Suite) {
    let events = 10_000
    suite.measureEvents("observe(on: serial)", n: events) {
        let sum = Sum()
        let arrived = DispatchSemaphore(value: 0)
        let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
        let subject = PublishSubject<Int>()
        let subscription = subject.observe(on: scheduler).subscribe(onNext: { value in
            sum.add(value)
            if value == events - 1 { arrived.signal() }
        })
        let queue = DispatchQueue(label: "bound")
        return EventCase(
            Work {
                for value in 0..<events { subject.onNext(value) }
                arrived.wait()
                withExtendedLifetime(subscription) {}
            },
            bound: "queue.async for each",
            Work {
                for value in 0..<events {
                    queue.async {
                        sum.add(value)
                        if value == events - 1 { arrived.signal() }
                    }
                }
                arrived.wait()
            })
    }
    suite.measureEvents("debounce", n: events) {
        let sum = Sum()
        return EventCase(
            Work {
                let subject = PublishSubject<Int>()
                let subscription = subject.debounce(.seconds(1), scheduler: MainScheduler.instance)
                    .subscribe(onNext: { sum.add($0) })
                for value in 0..<events { subject.onNext(value) }
                subject.onCompleted()
                subscription.dispose()
            },
            bound: "loop", plainLoop(events, sum))
    }
}
