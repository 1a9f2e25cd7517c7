import MiniRx
import MiniRxTest
import TestEnvironment
import Testing

/// Common operators, checked by their traces.
struct EverydayTests {
    private let numbers = Observable.of(1, 2, 2, 3, 1)

    @Test func scanningInPlaceStartsAgainForEachSubscription() {
        let lists = numbers.take(3).scan(into: [Int]()) { $0.append($1) }
        for _ in 0..<2 { expect(lists.trace(), "[1] [1, 2] [1, 2, 2] done disposed") }
    }

    @Test func debugPrintsEveryEvent() {
        var lines: [String] = []
        Observable.of(1).concat(.error(TestError()))
            .debug("it") { lines.append($0) }
            .subscribe(onError: { _ in }).dispose()
        let expected = ["subscribed", "next(1)", "error(TestError())", "disposed"]
        expect(lines, expected.map { "it: \($0)" })
        lines = []
        Observable<Int>.empty().debug { lines.append($0) }.subscribe().dispose()
        expect(lines.first?.hasPrefix("MiniRxTests/EverydayTests.swift:"), true)
        expect(
            lines.map { $0.split(separator: " ").last }, ["subscribed", "completed", "disposed"])
    }

    @Test func anOwnerIsHeldWeaklyAndGetsAllEventsAndTheEnd() {
        // An owner is held weakly and gets all events.
        do {
            let trace = Trace()
            let subject = PublishSubject<Int>()
            var owner: Tracked? = Tracked(trace, "owner")
            let bag = DisposeBag()
            subject.subscribe(
                with: owner!, onNext: { $0.trace.note("\($0.name) \($1)") },
                onCompleted: { $0.trace.note("done") }
            ).disposed(by: bag)
            subject.onNext(1)
            owner = nil
            subject.onNext(2)
            subject.onCompleted()
            expect(trace.text, "owner 1 owner freed")
        }
        // An owner gets the end.
        do {
            let trace = Trace()
            let owner = Tracked(trace, "owner")
            Observable<Int>.error(TestError()).subscribe(
                with: owner, onError: { owner, _ in owner.trace.note("error") },
                onDisposed: { $0.trace.note("disposed") }
            ).dispose()
            Single.just(1).subscribe(with: owner, onSuccess: { $0.trace.note($1) }).dispose()
            expect(trace.text, "error disposed 1")
        }
    }

    @Test func anErrorThatAnOwnerDoesNotHandleIsReported() async throws {
        let result = try await #require(
            processExitsWith: .success, observing: [\.standardErrorContent]
        ) {
            let owner = DisposeBag()
            Observable<Int>.error(TestError()).subscribe(with: owner).dispose()
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        expect(text.contains("unhandled error in the subscription at MiniRxTests/Everyday"))
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
            expect(model.names, ["a"])
            relay.accept(["b"])
            expect(model.names, ["b"])
        }
        expect(kept == nil)
    }

    @Test func completables() {
        let done = Completable.create { completable in
            completable(.completed)
            completable(.error(TestError()))
            return Disposables.create()
        }
        let failed = Completable.create { completable in
            completable.onError(TestError())
            return Disposables.create()
        }
        let traces = [
            done.trace(), failed.trace(), done.andThen(done).trace(), done.andThen(failed).trace(),
            done.andThen(.of(1, 2)).trace(), done.andThen(Single.just(1)).asObservable().trace(),
            failed.andThen(.of(1, 2)).trace(),
        ]
        expect(
            traces,
            [
                "done disposed", "error disposed", "done disposed", "error disposed",
                "1 2 done disposed", "1 done disposed", "error disposed",
            ])
        let log = Trace()
        done.subscribe(onCompleted: { log.note("done") }, onDisposed: { log.note("disposed") })
            .dispose()
        failed.subscribe(onError: { _ in log.note("error") }).dispose()
        failed.subscribe(onCompleted: { log.note("done") }, onError: { _ in log.note("failed") })
            .dispose()
        Completable.create { _ in Disposables.create() }.subscribe().dispose()
        for completable in [done, failed] { completable.subscribe { log.note("\($0)") }.dispose() }
        expect(log.text, "done disposed error failed completed error(TestError())")
    }

    @Test func protocolSpellings() {
        func count(_ source: some ObservableType<Int>, _ other: some ObservableConvertible<Int>)
            -> String
        {
            Observable.merge(source.asObservable(), other.asObservable()).reduce(0) { count, _ in
                count + 1
            }.trace()
        }
        expect(count(numbers, Single.just(1)), "6 done disposed")
    }
}
