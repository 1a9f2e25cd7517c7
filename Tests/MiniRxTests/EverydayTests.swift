import MiniRx
import MiniRxTest
import Testing

/// Common operators, checked by their traces.
struct EverydayTests {
    private let numbers = Observable.of(1, 2, 2, 3, 1)

    @Test func scanningInPlaceStartsAgainForEachSubscription() {
        let lists = numbers.take(3).scan(into: [Int]()) { $0.append($1) }
        for _ in 0..<2 { #expect(lists.trace() == "[1] [1, 2] [1, 2, 2] done disposed") }
    }

    @Test func debugPrintsEveryEvent() {
        var lines: [String] = []
        Observable.of(1).concat(.error(TestError()))
            .debug("it") { lines.append($0) }
            .subscribe(onError: { _ in }).dispose()
        let expected = ["subscribed", "next(1)", "error(TestError())", "disposed"]
        #expect(lines == expected.map { "it: \($0)" })
        lines = []
        Observable<Int>.empty().debug { lines.append($0) }.subscribe().dispose()
        #expect(lines.first?.hasPrefix("MiniRxTests/EverydayTests.swift:") == true)
        #expect(
            lines.map { $0.split(separator: " ").last } == ["subscribed", "completed", "disposed"])
    }

    @Test func anOwnerIsHeldWeaklyAndGetsAllEvents() {
        let trace = Trace()
        let subject = PublishSubject<Int>()
        var owner: Tracked? = Tracked(trace, "owner")
        let bag = DisposeBag()
        subject.subscribe(
            with: owner!, onNext: { $0.trace.note("\($0.name) \($1)") },
            onCompleted: { $0.trace.note("done") }
        ).disposed(by: bag)
        subject.bind(with: owner!, onNext: { $0.trace.note("bound \($1)") }).disposed(by: bag)
        subject.onNext(1)
        owner = nil
        subject.onNext(2)
        subject.onCompleted()
        #expect(trace.text == "owner 1 bound 1 owner freed")
    }

    @Test func anOwnerGetsTheEnd() {
        let trace = Trace()
        let owner = Tracked(trace, "owner")
        Observable<Int>.error(TestError()).subscribe(
            with: owner, onError: { owner, _ in owner.trace.note("error") },
            onDisposed: { $0.trace.note("disposed") }
        ).dispose()
        Single.just(1).subscribe(with: owner, onSuccess: { $0.trace.note($1) }).dispose()
        #expect(trace.text == "error disposed 1")
    }

    @Test func anErrorThatAnOwnerDoesNotHandleIsReported() async throws {
        let result = try await #require(
            processExitsWith: .success, observing: [\.standardErrorContent]
        ) {
            let owner = DisposeBag()
            Observable<Int>.error(TestError()).subscribe(with: owner).dispose()
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("unhandled error in the subscription at MiniRxTests/Everyday"))
    }

    private final class Model {
        var names: [String] = []
    }

    @Test func elementsAreAssignedToAProperty() {
        weak var kept: Model?
        let relay = BehaviorRelay(value: ["a"])
        let bag = DisposeBag()
        do {
            let model = Model()
            kept = model
            relay.bind(to: model, \.names).disposed(by: bag)
            #expect(model.names == ["a"])
            relay.accept(["b"])
            #expect(model.names == ["b"])
        }
        #expect(kept == nil)
    }

    @Test func singleOperators() {
        func trace(_ single: Single<Int>) -> String { single.asObservable().trace() }
        let failed = Single<Int>.error(TestError())
        #expect(trace(.zip(.just(1), .just(2)) { $0 + $1 }) == "3 done disposed")
        #expect(trace(.zip(.just(1), failed) { $0 + $1 }) == "error disposed")
        #expect(
            Single.zip([.just(1), .just(2)]).asObservable().trace() == "[1, 2] done disposed")
        #expect(Single<[Int]>.zip([Single<Int>]()).asObservable().trace() == "[] done disposed")
        #expect(Single.just(1).filter { $0 > 1 }.trace() == "done disposed")
        #expect(Single.just(2).filter { $0 > 1 }.trace() == "2 done disposed")
        #expect(trace(.never()) == "disposed")
        var made = 0
        let deferred = Single<Int>.deferred {
            made += 1
            return .just(made)
        }
        #expect(trace(deferred) + trace(deferred) == "1 done disposed2 done disposed")
        #expect(Single.just(1).flatMap { Observable.of($0, 2) }.trace() == "1 2 done disposed")
        #expect(failed.asCompletable().asObservable().trace() == "error disposed")
        var attempts = 0
        let flaky = Single<Int>.deferred {
            attempts += 1
            return attempts < 3 ? failed : .just(attempts)
        }
        #expect(trace(flaky.retry { $0 }) == "3 done disposed")
        // A retry trigger that ends without an element leaves the single with its error.
        #expect(trace(failed.retry { _ in Observable<Int>.empty() }) == "error disposed")
    }

    @Test func completables() async throws {
        func trace(_ completable: Completable) -> String { completable.asObservable().trace() }
        let done = Completable.create { completable in
            completable(.completed)
            completable(.error(TestError()))
            return Disposables.create()
        }
        let failed = Completable.error(TestError())
        #expect(trace(done) == "done disposed")
        #expect(trace(failed) == "error disposed")
        #expect(trace(.concat(done, failed, .never())) == "error disposed")
        #expect(trace(.merge(.never(), failed)) == "error disposed")
        #expect(trace(done.andThen(.empty())) == "done disposed")
        #expect(done.andThen(.of(1, 2)).trace() == "1 2 done disposed")
        #expect(done.andThen(Single.just(1)).asObservable().trace() == "1 done disposed")
        #expect(failed.andThen(.of(1, 2)).trace() == "error disposed")
        var log: [String] = []
        done.subscribe(onCompleted: { log.append("done") }, onDisposed: { log.append("disposed") })
            .dispose()
        failed.subscribe(onCompleted: {}, onError: { _ in log.append("error") }).dispose()
        #expect(log == ["done", "disposed", "error"])
        try await done.value()
        await #expect(throws: TestError.self) { try await failed.value() }
    }

    @Test func aCompletableTellsOneHandlerItsEnd() {
        let trace = Trace()
        Completable.empty().subscribe { _ in trace.note("ended") }.dispose()
        Completable.empty().subscribe { trace.note("\($0)") }.dispose()
        Completable.error(RxError.timeout).subscribe { trace.note("\($0)") }.dispose()
        Completable.empty().subscribe { trace.note("done") }.dispose()
        Single<Int>.error(TestError()).subscribe { _ in trace.note("single") }.dispose()
        #expect(trace.text == "ended completed error(\(RxError.timeout)) done single")
    }

    @Test func aCompletableThatIsRetriedCompletes() {
        var attempts = 0
        let flaky = Completable.deferred {
            attempts += 1
            return attempts < 3 ? .error(TestError()) : .empty()
        }
        #expect(flaky.retry { $0 }.asObservable().trace() == "done disposed")
    }

    @Test func protocolSpellings() {
        func count(_ source: some ObservableType<Int>, _ other: some ObservableConvertibleType<Int>)
            -> String
        {
            Observable.merge(source.asObservable(), other.asObservable()).reduce(0) { count, _ in
                count + 1
            }.trace()
        }
        #expect(count(numbers, Single.just(1)) == "6 done disposed")
    }
}
