import MiniRx
import TestEnvironment
import Testing

struct OperatorTests {
    private let numbers = Observable.of(1, 2, 2, 3, 1)

    @Test func linearOperators() {
        expect(numbers.map { $0 * 2 }.trace(), "2 4 4 6 2 done disposed")
        expect(numbers.compactMap { $0 == 2 ? nil : $0 }.trace(), "1 3 1 done disposed")
        expect(numbers.filter { $0 > 1 }.trace(), "2 2 3 done disposed")
        expect(numbers.scan(0) { $0 + $1 }.trace(), "1 3 5 8 9 done disposed")
        expect(numbers.reduce(0) { $0 + $1 }.trace(), "9 done disposed")
        expect(numbers.distinctUntilChanged().trace(), "1 2 3 1 done disposed")
        expect(numbers.distinctUntilChanged { $0 % 2 }.trace(), "1 2 3 done disposed")
        expect(numbers.distinctUntilChanged(\.isEven).trace(), "1 2 3 done disposed")
        expect(numbers.startWith(8, 9).trace(), "8 9 1 2 2 3 1 done disposed")
        expect(numbers.skip(3).trace(), "3 1 done disposed")
        expect(numbers.take(while: { $0 < 3 }).trace(), "1 2 2 done disposed")
    }

    @Test func eachSubscriptionStartsAgain() {
        let counted = numbers.skip(1)
        expect(counted.trace(), counted.trace())
        let collected = numbers.toArray().asObservable()
        expect(collected.trace(), "[1, 2, 2, 3, 1] done disposed")
        expect(collected.trace(), "[1, 2, 2, 3, 1] done disposed")
    }

    @Test func sources() {
        expect(Observable.just(1).trace(), "1 done disposed")
        expect(Observable<Int>.empty().trace(), "done disposed")
        expect(Observable<Int>.never().trace(), "disposed")
        expect(Observable<Int>.error(TestError()).trace(), "error disposed")
        expect(Observable.from([1, 2]).trace(), "1 2 done disposed")
        expect(Observable.from(Set([1])).trace(), "1 done disposed")
        expect(Observable.from(stride(from: 0, to: 3, by: 1)).trace(), "0 1 2 done disposed")
        expect(Observable.range(start: 3, count: 2).trace(), "3 4 done disposed")
        expect(Observable.range(start: Int.max, count: 1).trace(), "\(Int.max) done disposed")
        expect(Observable<UInt8>.range(start: 0, count: 0).trace(), "done disposed")
        var made = 0
        let deferred = Observable<Int>.deferred {
            made += 1
            if made == 2 { throw TestError() }
            return .just(made)
        }
        expect(deferred.trace(), "1 done disposed")
        expect(deferred.trace(), "error disposed")
    }

    @Test func doIsCalledForEveryEventInOrder() {
        let trace = Trace()
        Observable.of(1)
            .do(
                onNext: { trace.note("next\($0)") }, onCompleted: { trace.note("completing") },
                onSubscribe: { trace.note("subscribe") },
                onDispose: { trace.note("dispose") }
            )
            .subscribe(into: trace).dispose()
        expect(trace.text, "subscribe next1 1 completing done dispose disposed")
    }

    @Test func distinctUntilChangedTakesAKeyOnce() {
        let subject = PublishSubject<Keyed>()
        let object = Keyed()
        let trace = Trace()
        let distinct = subject.distinctUntilChanged(\.key)
        let subscription = distinct.map { "\($0.key ?? 0)" }.subscribe(into: trace)
        for key in [nil, nil, 1, 1, 2, nil] {
            object.key = key
            subject.onNext(object)
        }
        expect(trace.text, "0 1 2 0")
        subscription.dispose()
        let failing = Observable.just(1).distinctUntilChanged { _ -> Int in throw TestError() }
        expect(failing.trace(), "error disposed")
    }

    @Test func withUnretainedCompletesOnceTheObjectIsFreed() {
        let subject = PublishSubject<Int>()
        let trace = Trace()
        var object: Tracked? = Tracked(trace, "object")
        let subscription = subject.withUnretained(object!).map { "\($0.0.name)\($0.1)" }
            .subscribe(into: trace)
        subject.onNext(1)
        object = nil
        subject.onNext(2)
        expect(trace.text, "object1 object freed done disposed")
        subscription.dispose()
    }

    @Test func errorsAreHandled() {
        let failing = Observable.of(1).concat(.error(TestError()))
        expect(failing.catch { _ in .of(2, 3) }.trace(), "1 2 3 done disposed")
        expect(failing.catch { throw $0 }.trace(), "1 error disposed")
        expect(failing.catch { _ in failing }.trace(), "1 1 error disposed")
        expect(failing.catchAndReturn(9).trace(), "1 9 done disposed")
        expect(failing.retry(2).trace(), "1 1 error disposed")
        expect(failing.retry(0).trace(), "done disposed")
        expect(Observable.of(1).retry().trace(), "1 done disposed")
    }

    @Test func singles() {
        expect(Observable<Int>.empty().asSingle().asObservable().trace(), "error disposed")
        expect(Observable.of(1, 2).asSingle().asObservable().trace(), "error disposed")
        expect(Observable.of(1).asSingle().asObservable().trace(), "1 done disposed")
        let error = Observable.of("1", "2").asSingle().asObservable().catch { .just("\($0)") }
        expect(error.trace(), "\(RxError.moreThanOneElement) done disposed")
        expect(numbers.first().asObservable().map { "\($0 ?? 0)" }.trace(), "1 done disposed")
        let none = Observable<Int>.empty().first()
        expect(none.asObservable().map { "\($0 ?? 0)" }.trace(), "0 done disposed")
        let trace = Trace()
        let single = Single<Int>.create { answer in
            answer(.success(1))
            answer(.success(2))
            return Disposables.create { trace.note("disposed") }
        }
        single.map { $0 + 1 }.flatMap { .just($0 * 10) }
            .subscribe(onSuccess: { trace.note($0) }).dispose()
        expect(trace.text, "20 disposed")
        let failed = Single<Int>.error(TestError())
        failed.subscribe(onFailure: { _ in trace.note("failed") }).dispose()
        expect(trace.entries.last, "failed")
    }

    @Test func firstEmitsOnceEvenIfItsObserverEmits() {
        let trace = Trace()
        let subject = PublishSubject<Int>()
        let subscription = subject.first().subscribe(onSuccess: { value in
            trace.note(value ?? 0)
            subject.onNext(2)
            subject.onCompleted()
        })
        subject.onNext(1)
        expect(trace.text, "1")
        subscription.dispose()
    }
}

private final class Keyed {
    var key: Int?
}

extension Int {
    fileprivate var isEven: Bool { isMultiple(of: 2) }
}
