import MiniRx
import TestEnvironment
import Testing

/// Bindings as an app's screen writes them.
@MainActor
struct ScreenTests {
    @MainActor
    final class Label {
        var text = ""
    }

    @MainActor
    final class Screen {
        let names = BehaviorRelay<[String]>(value: [])
        let label = Label()
        let bag = DisposeBag()
        var shown: [Int] = []

        func start() {
            names.asObservable()
                .map { $0.joined(separator: "+") }
                .filter { !$0.isEmpty }
                .flatMapLatest {
                    Observable.just($0).delay(.zero, scheduler: MainScheduler.instance)
                }
                .observe(on: MainScheduler.instance)
                .bind(to: Reactive(label).text)
                .disposed(by: bag)
            names.subscribe(onNext: { [unowned self] in shown.append($0.count) })
                .disposed(by: bag)
        }
    }

    @Test func bindsItsStateToItsViews() async {
        let screen = Screen()
        screen.start()
        screen.names.accept(["a"])
        screen.names.accept(["a", "b"])
        expect(screen.shown, [0, 1, 2])
        expect(screen.label.text, "")
        await eventually { !screen.label.text.isEmpty }
        expect(screen.label.text, "a+b")
    }

    /// The last reference to a screen may be released on any thread.
    @Test func aBagFreedOnAnotherThreadDisposesOnTheMainActor() async {
        let trace = Trace()
        var screen: Screen? = Screen()
        Disposables.create {
            MainActor.assertIsolated()
            trace.note("disposed")
        }.disposed(by: screen!.bag)
        let last = Task.detached { [screen] in _ = screen }
        screen = nil
        await last.value
        await eventually { !trace.entries.isEmpty }
        expect(trace.text, "disposed")
    }

    @Test func createIsDisposedOnce() {
        var log: [String] = []
        var kept: AnyObserver<Int>?
        let source = Observable<Int>.create { observer in
            kept = observer
            observer.onNext(1)
            return Disposables.create { log.append("disposed") }
        }
        let subscription = source.subscribe(
            onNext: { log.append("\($0)") }, onDisposed: { log.append("over") })
        kept?.onNext(2)
        subscription.dispose()
        subscription.dispose()
        kept?.onNext(3)
        kept?.onCompleted()
        expect(log, ["1", "2", "disposed", "over"])
    }
}
