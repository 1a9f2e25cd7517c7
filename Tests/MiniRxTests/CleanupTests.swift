import MiniRx
import TestEnvironment
import Testing

/// When a sequence ends, everything its closures hold is released: for every operator, even if
/// the sources live on.
struct CleanupTests {
    private final class Token {}

    enum End: CaseIterable {
        case completion
        case error
        case disposal
        case disposalInAClosure
    }

    @Test(arguments: Stage.all, End.allCases)
    func theEndReleasesWhatClosuresHold(stage: Stage, end: End) {
        let (lab, source) = (Lab(), PublishSubject<Int>())
        weak var token: Token?
        let subscription = SerialDisposable()
        var isOver = false
        do {
            let held = Token()
            token = held
            subscription.disposable = stage.add(to: source, lab, holding: held)
                .subscribe(
                    onNext: { _ in withExtendedLifetime(held) {} }, onError: { _ in },
                    onDisposed: { isOver = true })
        }
        lab.scheduler.advanceTo(1)
        lab.side?.onNext(0)
        for value in 1...2 { source.onNext(value) }
        lab.side?.onNext(1)
        expect((token == nil), isOver)
        switch end {
        case .completion:
            source.onCompleted()
            lab.side?.onCompleted()
        case .error: source.onError(TestError())
        case .disposal: subscription.dispose()
        case .disposalInAClosure:
            lab.visit = { _ in subscription.dispose() }
            source.onNext(3)
            // Stages that call no closure for this element are disposed here.
            subscription.dispose()
        }
        lab.scheduler.start()
        // `retry` has subscribed again, to a source that has failed; the side source is still open.
        if end == .error && stage.kind == .owned { lab.side?.onError(TestError()) }
        expect(token == nil)
        if end != .completion { expect(!source.hasObservers) }
    }

    /// A source owns its subscribers and what their closures hold.
    @Test(arguments: Stage.all, [true, false])
    func releasingTheSourcesReleasesWhatClosuresHold(stage: Stage, sourceIsFirst: Bool) {
        let lab = Lab()
        var source: PublishSubject<Int>? = PublishSubject()
        weak var token: Token?
        var subscription: (any Disposable)?
        do {
            let held = Token()
            token = held
            subscription = source.map { stage.add(to: $0, lab, holding: held) }?
                .subscribe(onNext: { _ in withExtendedLifetime(held) {} }, onError: { _ in })
        }
        lab.scheduler.advanceTo(1)
        lab.side?.onNext(0)
        source?.onNext(1)
        if sourceIsFirst { source = nil } else { lab.side = nil }
        source?.onNext(2)
        lab.side?.onNext(2)
        source = nil
        lab.side = nil
        // A running timer keeps what it will call.
        lab.scheduler.start()
        if stage.kind == .owned { expect(token == nil) }
        subscription?.dispose()
        expect(token == nil)
    }

    @Test func aFreedSubjectEndsNoSubscription() {
        let trace = Trace()
        var subject: PublishSubject<Int>? = PublishSubject()
        let subscription = subject?.map { $0 }.subscribe(into: trace)
        subject = nil
        expect(trace.text, "")
        subscription?.dispose()
        expect(trace.text, "disposed")
    }

    @Test func aSelectorThatHoldsTheInnerSources() {
        weak var token: Token?
        for build in [
            { (index: Observable<Int>, all: [BehaviorRelay<Int>]) in
                index.flatMapLatest { all[$0] }
            }, { index, all in index.flatMap { all[$0] } },
        ] {
            do {
                let captured = Token()
                token = captured
                let index = BehaviorRelay(value: 0)
                _ = build(index, [BehaviorRelay(value: 1), BehaviorRelay(value: 2)])
                    .subscribe(onNext: { _ in withExtendedLifetime(captured) {} })
                index.accept(1)
            }
            expect(token == nil)
        }
    }

    @Test func mergeContinuesWithTheSourcesThatAreLeft() {
        let kept = PublishSubject<Int>()
        var received: [Int] = []
        var freed: PublishSubject<Int>? = PublishSubject()
        let subscription = Observable.merge([freed ?? kept, kept])
            .subscribe(onNext: { received.append($0) })
        freed?.onNext(1)
        freed = nil
        kept.onNext(2)
        kept.onCompleted()
        expect(received, [1, 2])
        subscription.dispose()
    }

    /// A sink removed during an emission is kept until the emission ends, and no longer.
    @Test(arguments: [1, 2, 5])
    func aSinkRemovedDuringAnEmissionIsFreedAfterIt(observers: Int) {
        let trace = Trace()
        let subject = PublishSubject<Int>()
        let bag = DisposeBag()
        for index in 0..<observers {
            let tracked = Tracked(trace, "\(index)")
            let place = SerialDisposable()
            place.disposable = subject.subscribe(onNext: { _ in
                withExtendedLifetime(tracked) { place.dispose() }
            })
            bag.insert(place)
        }
        subject.onNext(1)
        expect(trace.entries.count, observers)
        expect(!subject.hasObservers)
    }

    /// Completion from within an emission frees all sinks at once.
    @Test(arguments: [true, false])
    func completionDuringAnEmissionFreesAllSinks(isReplayed: Bool) {
        let trace = Trace()
        let publish = PublishSubject<Int>()
        let replay = ReplaySubject<Int>.create(bufferSize: 1)
        let source = isReplayed ? replay.asObservable() : publish.asObservable()
        let subscriptions = (0..<3).map { index in
            let tracked = Tracked(trace, "\(index)")
            return source.subscribe(onNext: { _ in
                withExtendedLifetime(tracked) {
                    if isReplayed { replay.onCompleted() } else { publish.onCompleted() }
                }
            })
        }
        if isReplayed { replay.onNext(1) } else { publish.onNext(1) }
        expect(trace.text, "0 freed 1 freed 2 freed")
        withExtendedLifetime((subscriptions, publish, replay)) {}
    }
}
