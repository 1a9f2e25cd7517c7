import MiniRx
import TestEnvironment
import Testing

struct DisposableTests {
    private let trace = Trace()

    private func make(_ name: String) -> any Disposable {
        Disposables.create { [trace] in trace.note(name) }
    }

    @Test func disposablesDisposeOnceAndTogether() {
        // Disposes once.
        let disposable = make("a")
        disposable.dispose()
        disposable.dispose()
        expect(trace.text, "a")

        // Several combined into one.
        trace.entries = []
        Disposables.create(make("a"), make("b")).dispose()
        Disposables.create([make("c")]).dispose()
        Disposables.create().dispose()
        expect(trace.text, "a b c")

        // One disposable of several subscriptions.
        trace.entries = []
        let shared = make("shared")
        let source = Observable<Int>.create { _ in shared }
        let first = source.subscribe(into: trace, "first ")
        let second = source.subscribe(into: trace, "second ")
        first.dispose()
        second.dispose()
        expect(trace.text, "shared first disposed second disposed")
    }

    @Test func aBagDisposesInOrderAndThenAtOnce() {
        // A bag disposes in order of insertion.
        do {
            var bag: DisposeBag? = DisposeBag()
            for name in ["a", "b", "c"] { make(name).disposed(by: bag!) }
            expect(trace.text, "")
            bag = nil
            expect(trace.text, "a b c")
        }
        // A disposed bag disposes at once.
        do {
            trace.entries = []
            let bag = DisposeBag()
            bag.dispose()
            bag.insert(make("a"))
            expect(trace.text, "a")
        }
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
}
