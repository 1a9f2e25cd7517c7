import MiniRx
import MiniRxTest
import TestEnvironment
import Testing

/// Time operators on virtual time, subscribed to at 200.
struct TimeTests {
    private let scheduler = TestScheduler()

    /// The events of a sequence made of others, on a scheduler of its own.
    private func run(
        _ events: [Recorded<Event<Int>>],
        _ build: @escaping (Observable<Int>, TestScheduler) -> Observable<Int>
    ) -> String {
        let scheduler = TestScheduler()
        let source = scheduler.createHotObservable(events)
        return scheduler.start { build(source, scheduler) }.events.map(Self.describe)
            .joined(separator: " ")
    }

    private static func describe(_ event: Recorded<Event<Int>>) -> String {
        switch event.value {
        case .next(let value): "\(value)@\(event.time)"
        case .error: "error@\(event.time)"
        case .completed: "done@\(event.time)"
        }
    }

    private func trace(_ source: @escaping (TestScheduler) -> Observable<Int>) -> String {
        let scheduler = TestScheduler()
        return scheduler.start(disposed: 320) { source(scheduler) }.events.map(Self.describe)
            .joined(separator: " ")
    }

    @Test func timersAndIntervals() {
        expect(trace { .timer(.seconds(30), scheduler: $0) }, "0@230 done@230")
        expect(
            trace { .timer(.seconds(30), period: .seconds(40), scheduler: $0) },
            "0@230 1@270 2@310")
        // The first tick takes place one tick late, as all immediate work; the period begins there.
        expect(
            trace { .timer(.zero, period: .seconds(40), scheduler: $0) }, "0@201 1@241 2@281")
        expect(trace { .interval(.seconds(50), scheduler: $0) }, "0@250 1@300")
    }

    /// As with the timers of the system: one tick for all that were missed, the next one in time.
    @Test func ticksThatWereMissedAreNotMadeUpFor() {
        let sleepy = SleepyScheduler(scheduler)
        let ticks = scheduler.start(disposed: 320) {
            Observable<Int>.interval(.seconds(10), scheduler: sleepy)
                .do(onNext: { if $0 == 1 { sleepy.slept = .seconds(605) } })
        }
        expect(
            ticks.events.map(Self.describe).joined(separator: " "),
            "0@210 1@220 2@221 3@225 4@235 5@245 6@255 7@265 8@275 9@285 10@295"
                + " 11@305 12@315")
        sleepy.slept += .seconds(600)
        let others = scheduler.start(created: 330, subscribed: 340, disposed: 363) {
            Observable<Int>.interval(.zero, scheduler: sleepy).take(3)
        }
        expect(others.events.map(Self.describe), ["0@341", "1@342", "2@343", "done@343"])
    }

    @Test func delayShiftsElementsAndCompletionButNoError() {
        let completed = run([.next(210, 1), .next(215, 2), .next(215, 3), .completed(230)]) {
            $0.delay(.seconds(50), scheduler: $1)
        }
        expect(completed, "1@260 2@265 3@265 done@280")
        let failed = run([.next(210, 1), .next(280, 2), .error(290, TestError())]) {
            $0.delay(.seconds(50), scheduler: $1)
        }
        expect(failed, "1@260 error@290")
        let failedAtOnce = run([.next(210, 1), .next(260, 2), .error(260, TestError())]) {
            $0.delay(.seconds(50), scheduler: $1)
        }
        expect(failedAtOnce, "error@260", "at the moment of the element")
    }

    @Test func debounceEmitsWhatNothingFollows() {
        func debounced(_ events: [Recorded<Event<Int>>]) -> String {
            run(events) { $0.debounce(.seconds(20), scheduler: $1) }
        }
        expect(
            debounced([
                .next(210, 1), .next(220, 2), .next(245, 3), .next(270, 4), .completed(280),
            ]), "2@240 3@265 4@280 done@280")
        expect(
            debounced([
                .next(210, 1), .next(230, 2), .next(249, 3), .next(269, 4), .completed(289),
            ]), "4@289 done@289", "at the window's end")
        expect(
            debounced([.next(210, 1), .completed(250)]), "1@230 done@250",
            "the pending element is emitted once")
        expect(
            debounced([.next(210, 1), .error(220, TestError())]), "error@220",
            "the pending element is dropped when the source fails")
    }

    @Test(arguments: [true, false])
    func throttle(latest: Bool) {
        let events = run([
            .next(210, 1), .next(220, 2), .next(225, 3), .next(250, 4), .next(255, 5),
            .completed(260),
        ]) { $0.throttle(.seconds(20), latest: latest, scheduler: $1) }
        expect(events, latest ? "1@210 3@230 4@250 5@270 done@270" : "1@210 4@250 done@260")
        let unlimited = run([.next(210, 1), .next(210, 2), .completed(210)]) {
            $0.throttle(.zero, latest: latest, scheduler: $1)
        }
        expect(unlimited, "1@210 2@210 done@210", "a span of zero")
    }

    /// As RxSwift has it: what the observers take doesn't count, since the source may wait for them.
    @Test func aSlowObserverIsNoTimeout() {
        let scheduler = BusyScheduler()
        let trace = Trace()
        let subscription = Observable<Int>.interval(.seconds(10), scheduler: scheduler)
            .timeout(.seconds(150), scheduler: scheduler)
            .do(onNext: { _ in scheduler.now += .seconds(250) })
            .take(3)
            .subscribe(into: trace)
        scheduler.run()
        expect(trace.text, "0 1 2 done disposed")
        subscription.dispose()
    }

    /// An observer may run the scheduler, as one does that shows a dialog in a loop of its own.
    @Test func noTimeoutStrikesWhileAnObserverRunsTheScheduler() {
        let source = PublishSubject<Int>()
        var heard: [String] = []
        let subscription = source.timeout(.seconds(20), scheduler: scheduler)
            .subscribe { event in
                heard.append("\(event)")
                if event.element == 1 { scheduler.advanceTo(scheduler.clock + 50) }
                heard.append("returned")
            }
        scheduler.advanceTo(10)
        source.onNext(1)
        scheduler.advanceTo(scheduler.clock + 19)
        expect(heard, ["next(1)", "returned"])
        scheduler.advanceTo(scheduler.clock + 2)
        expect(heard.count, 4)
        subscription.dispose()
    }

    // MARK: Exact boundaries

    /// The element at the end of the window comes before the timer; the pending element is dropped.
    @Test func throttleAtTheWindowsEnd() {
        let events = run([
            .next(210, 1), .next(215, 2), .next(230, 3), .next(231, 4), .next(249, 5),
            .next(250, 6), .completed(250),
        ]) { $0.throttle(.seconds(20), scheduler: $1) }
        expect(events, "1@210 3@230 6@250 done@250")
    }

    @Test func timersAreOnTimeToTheTick() {
        let events = run([.next(210, 1), .completed(210)]) { source, scheduler in
            source.delay(.zero, scheduler: scheduler).debounce(.zero, scheduler: scheduler)
        }
        expect(events, "1@211 done@211")
    }

    /// A cancelled timer may still run, if another thread had begun to run it.
    @Test func timersThatAreCancelledTooLateDoNothing() {
        let late = LateScheduler(scheduler)
        func trace(_ build: @escaping (Observable<Int>) -> Observable<Int>) -> String {
            let begin = scheduler.clock
            let source = scheduler.createHotObservable([
                .next(begin + 10, 1), .next(begin + 15, 2), .next(begin + 30, 3),
                .next(begin + 30, 4), .next(begin + 45, 5), .completed(begin + 90),
            ])
            let observer = scheduler.createObserver(Int.self)
            let subscription = build(source).subscribe(observer)
            scheduler.start()
            subscription.dispose()
            return observer.events.map { "\($0.value.element ?? 0)@\($0.time - begin)" }
                .joined(separator: " ")
        }
        expect(trace { $0.throttle(.seconds(20), scheduler: late) }, "1@10 3@30 5@50 0@90")
        expect(trace { $0.debounce(.seconds(20), scheduler: late) }, "5@65 0@90")
        expect(trace { $0.debounce(.seconds(15), scheduler: late) }, "5@60 0@90")
        expect(trace { $0.delay(.seconds(2), scheduler: late).take(2) }, "1@12 2@17 0@17")
        expect(trace { $0.observe(on: late).take(2) }, "1@11 2@16 0@16")
    }

    @Test func observeOnTakesOneTurnForEachEvent() {
        let events = run([.next(210, 1), .next(210, 2), .next(210, 3), .completed(210)]) {
            $0.observe(on: $1)
        }
        expect(events, "1@211 2@212 3@213 done@214")
        expect(trace { .from([1, 2, 3]).observe(on: $0) }, "1@201 2@202 3@203 done@204")
    }

    @Test func subscribeOn() {
        let source = scheduler.createHotObservable([.next(201, 1), .next(202, 2)])
        let result = scheduler.start(disposed: 300) { source.subscribe(on: scheduler) }
        expect(result.events, [.next(202, 2)])
        expect(source.subscriptions, [Subscription(201, 301)])
    }

    /// Operators that may emit after their upstream has ended dispose of it when it ends.
    @Test func theUpstreamIsDisposedWhenItEnds() {
        let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
        let result = scheduler.start {
            source.delay(.seconds(100), scheduler: scheduler)
                .throttle(.seconds(5), scheduler: scheduler)
                .debounce(.seconds(5), scheduler: scheduler)
        }
        expect(source.subscriptions, [Subscription(200, 220)])
        expect(result.events, [.next(315, 1), .completed(320)])
    }

    @Test func anObserverMayEmitOnASchedulerThatRunsWorkAtOnce() {
        let scheduler = EagerScheduler()
        let subject = NestingSource<Int>()
        let trace = Trace()
        let subscription = subject.observe(on: scheduler).subscribe(
            onNext: {
                trace.note($0)
                if $0 == 1 {
                    subject.onNext(2)
                    subject.onNext(3)
                }
            }, onCompleted: { trace.note("done") })
        subject.onNext(1)
        subject.onCompleted()
        expect(trace.text, "1")
        scheduler.drain()
        expect(trace.text, "1 2 3 done")
        subscription.dispose()
    }

    @Test func nothingArrivesAfterDisposal() {
        let source = scheduler.createHotObservable([.next(210, 1)])
        let result = scheduler.start(disposed: 230) {
            Observable.merge(
                source.delay(.seconds(50), scheduler: scheduler),
                source.debounce(.seconds(50), scheduler: scheduler),
                source.throttle(.seconds(50), scheduler: scheduler).skip(1),
                source.observe(on: scheduler).skip(1))
        }
        expect(result.events, [])
        expect(source.subscriptions.allSatisfy { $0 == Subscription(200, 230) })
    }
}
