// expect-ok
// modes: 5 6
import MiniRx

// A screen as users write it: without further annotations, and without warnings.
@MainActor
private final class Label {
    var text = ""
    var isHidden = false
}

extension Label: ReactiveCompatible {}

private final class Account {
    let name: String

    init(name: String) { self.name = name }
}

@MainActor
private final class Service {
    func load() -> Observable<[Account]> {
        Observable.just([Account(name: "checking")])
            .delay(.seconds(1), scheduler: MainScheduler.instance)
    }
}

@MainActor
private final class Screen {
    let accounts = BehaviorRelay<[Account]>(value: [])
    let refresh = PublishSubject<Void>()
    let sections = BehaviorRelay<[Any]>(value: [])
    let label = Label()
    let service = Service()
    let bag = DisposeBag()
    var count = 0

    func start() {
        refresh
            .do(onNext: { [unowned self] in label.isHidden = true })
            .flatMapLatest { [unowned self] in service.load() }
            .observe(on: MainScheduler.instance)
            .do(onNext: { [weak self] _ in self?.label.isHidden = false })
            .bind(to: accounts)
            .disposed(by: bag)
        accounts.asObservable()
            .map { [unowned self] accounts in
                count += accounts.count
                return accounts.map { $0.name }.joined()
            }
            .bind(to: label.rx.text)
            .disposed(by: bag)
        accounts.map { $0 as [Any] }.bind(to: sections).disposed(by: bag)
        Observable.combineLatest(accounts, refresh) { accounts, _ in accounts.count }
            .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
            .withUnretained(self)
            .subscribe(onNext: { screen, count in screen.count = count })
            .disposed(by: bag)
        Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
            .subscribe(onNext: { [weak self] in self?.count = $0 })
            .disposed(by: bag)
    }
}
