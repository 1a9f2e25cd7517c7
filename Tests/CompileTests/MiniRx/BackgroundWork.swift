// expect-ok
// modes: 5 6
import MiniRx

@MainActor
private final class Screen {
    let text = BehaviorRelay(value: "")
    let bag = DisposeBag()
    var shown = ""

    func start() {
        let background = SerialDispatchQueueScheduler(qos: .utility)
        text.observe(on: background)
            .map { $0.uppercased() }
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [unowned self] in shown = $0 })
            .disposed(by: bag)
    }

    func loop() async throws {
        for try await value in text.values { shown = value }
    }
}
