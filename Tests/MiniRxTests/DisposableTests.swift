import MiniRx
import TestEnvironment
import Testing

struct DisposableTests {
    private let trace = Trace()

    private func make(_ name: String) -> any Disposable {
        Disposables.create { [trace] in trace.note(name) }
    }

    @Test func disposesOnce() {
        let disposable = make("a")
        disposable.dispose()
        disposable.dispose()
        expect(trace.text, "a")
    }

    @Test func aBagDisposesInOrderOfInsertion() {
        var bag: DisposeBag? = DisposeBag()
        for name in ["a", "b", "c"] { make(name).disposed(by: bag!) }
        expect(trace.text, "")
        bag = nil
        expect(trace.text, "a b c")
    }

    @Test func aDisposedBagDisposesAtOnce() {
        let bag = DisposeBag()
        bag.dispose()
        bag.insert(make("a"))
        expect(trace.text, "a")
    }

    @Test func aSerialDisposableDisposesTheOldOne() {
        let serial = SerialDisposable()
        serial.disposable = make("a")
        serial.disposable = make("b")
        expect(trace.text, "a")
        serial.dispose()
        serial.dispose()
        expect(trace.text, "a b")
        serial.disposable = make("c")
        expect(trace.text, "a b c")
        expect(serial.isDisposed)
        expect(serial.disposable == nil)
    }

    @Test func oneDisposableOfSeveralSubscriptions() {
        let shared = make("shared")
        let source = Observable<Int>.create { _ in shared }
        let first = source.subscribe(into: trace, "first ")
        let second = source.subscribe(into: trace, "second ")
        first.dispose()
        second.dispose()
        expect(trace.text, "shared first disposed second disposed")
    }

    @Test func severalCombinedIntoOne() {
        Disposables.create(make("a"), make("b")).dispose()
        Disposables.create([make("c")]).dispose()
        Disposables.create().dispose()
        expect(trace.text, "a b c")
    }
}
