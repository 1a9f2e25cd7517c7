import MiniRx
import MiniRxTest
import TestEnvironment
import Testing

struct TestSchedulerTests {
    @Test func workRunsInOrderAsFarAsTheClockAdvances() {
        // Ties are first in first out.
        do {
            let scheduler = TestScheduler(initialClock: 5)
            let trace = Trace()
            for index in 0..<20 { scheduler.scheduleAt(10) { trace.note(index) } }
            scheduler.scheduleAt(7) { trace.note("early@\(scheduler.clock)") }
            scheduler.scheduleRelative(0) { trace.note("relative@\(scheduler.clock)") }
            scheduler.scheduleAt(3) { trace.note("past@\(scheduler.clock)") }
            scheduler.scheduleAt(8) { trace.note("never") }.dispose()
            scheduler.start()
            expect(
                trace.text,
                "past@5 relative@6 early@7 "
                    + (0..<20).map { "\($0)" }.joined(separator: " "))
            expect(scheduler.clock, 10)
        }
        // Advances and stops.
        do {
            let scheduler = TestScheduler()
            let trace = Trace()
            for time in [10, 20, 30] { scheduler.scheduleAt(time) { trace.note(time) } }
            scheduler.scheduleAt(20) { scheduler.stop() }
            scheduler.advanceTo(15)
            expect(trace.text, "10")
            expect(scheduler.clock, 15)
            scheduler.start()
            expect(trace.text, "10 20")
            scheduler.start()
            expect(trace.text, "10 20 30")
        }
        // Work that advances the clock ends no outer run.
        do {
            let scheduler = TestScheduler()
            var times: [Int] = []
            func note() { times.append(scheduler.clock) }
            scheduler.scheduleAt(10) { scheduler.advanceTo(20) }
            scheduler.scheduleAt(15, action: note)
            scheduler.scheduleAt(30, action: note)
            scheduler.start()
            expect(times, [15, 30])
            scheduler.scheduleAt(40) { scheduler.start() }
            scheduler.scheduleAt(60, action: note)
            scheduler.advanceTo(50)
            expect(times, [15, 30, 60])
            expect(scheduler.clock, 60)
        }
    }

    @Test func ticksHaveADurationAndADelayMayBeLongerThanAllTime() {
        // Ticks have a duration.
        do {
            let scheduler = TestScheduler(resolution: .milliseconds(100))
            let result = scheduler.start {
                Observable<Int>.timer(.milliseconds(250), scheduler: scheduler)
            }
            expect(result.events, [.next(203, 0), .completed(203)])
        }
        // A long delay is exact, though this one divided as a floating-point number is a bit longer.
        do {
            let scheduler = TestScheduler()
            let result = scheduler.start(disposed: 3000) {
                Observable<Int>.timer(.seconds(2363), scheduler: scheduler)
            }
            expect(result.events, [.next(2563, 0), .completed(2563)])
        }
        // A delay may be longer than all time. As on the schedulers of a program.
        do {
            let scheduler = TestScheduler(initialClock: 100, resolution: .milliseconds(1))
            let trace = Trace()
            let subscription = Observable.just(1)
                .delay(.seconds(Int64.max), scheduler: scheduler)
                .subscribe(into: trace)
            scheduler.advanceTo(1_000_000)
            subscription.dispose()
            expect(trace.text, "disposed")
        }
    }

    @Test func hotAndColdObservablesEmitAtTheirTimes() {
        // Hot and cold observables.
        do {
            let scheduler = TestScheduler(initialClock: 0)
            let hot = scheduler.createHotObservable([
                .next(150, 0), .next(210, 1), .completed(250), .next(260, 9),
            ])
            let cold = scheduler.createColdObservable([.next(10, 5), .error(30, TestError())])
            let result = scheduler.start { Observable.merge(hot, cold) }
            expect(result.events, [.next(210, 1), .next(210, 5), .error(230, TestError())])
            expect(hot.subscriptions, [Subscription(200, 230)])
            expect(cold.subscriptions, [Subscription(200, 230)])
            let open = scheduler.createObserver(Int.self)
            let kept = cold.subscribe(open)
            expect(cold.subscriptions.last, Subscription(1000, Int.max))
            expect(open.events.isEmpty)
            kept.dispose()
            expect(cold.subscriptions.last, Subscription(1000, 1000))
        }
        // A cold event at once is one tick late. As in RxTest, where relative times follow the
        // scheduler's own rule.
        do {
            let scheduler = TestScheduler()
            let cold = scheduler.createColdObservable([.next(0, 1), .next(1, 2), .completed(1)])
            let result = scheduler.start { cold.asObservable() }
            expect(result.events, [.next(201, 1), .next(201, 2), .completed(201)])
        }
    }

    @Test func marbles() {
        expect(
            Marbles.events("--a-b|", values: ["a": 1, "b": 2], from: 200),
            [.next(202, 1), .next(204, 2), .completed(205)])
        expect(
            Marbles.events("(ab)- #"),
            [
                .next(0, "a"), .next(0, "b"), .error(2, Marbles.Failure()),
            ])
    }
}

/// The example of Documentation/ReactiveLayer.md.
@Test func theTutorialsDebounce() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, "a"), .next(212, "b"), .completed(216)])
    let result = scheduler.start { source.debounce(.seconds(3), scheduler: scheduler) }
    expect(result.events, [.next(215, "b"), .completed(216)])
}
