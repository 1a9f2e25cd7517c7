// expect-ok
import MiniRx

private actor Store {
    private var total = 0
    private let events = PublishSubject<Int>()
    private let bag = DisposeBag()

    func start() {
        events.map { $0 * 2 }.subscribe(onNext: { [unowned self] in total += $0 }).disposed(by: bag)
        events.observe(on: SerialDispatchQueueScheduler(qos: .utility)).observeHere()
            .subscribe(onNext: { [unowned self] in total += $0 }).disposed(by: bag)
    }
}

private func free() -> Int {
    var sum = 0
    Observable.of(1, 2).subscribe(onNext: { sum += $0 }).dispose()
    return sum
}
