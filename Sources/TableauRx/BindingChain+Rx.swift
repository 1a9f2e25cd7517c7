public import MiniRx
public import Tableau

extension BindingChain {
    /// Binds what observables emit, instead of values.
    ///
    /// ```swift
    /// binder.onSections(.checking, .savings)
    ///     .rx.bind(cellType: AccountCell.self, models: accountsForSections)
    /// ```
    ///
    /// Everything on it has the form of the chain's own methods. Each element that an observable
    /// emits is a whole new data set; all that are emitted in one turn make one update. Observables
    /// are observed on the main actor, for as long as the binder lives.
    public var rx: Reactive<Self> { Reactive(self) }
}

// An observable of data binds like the data themselves, with `.rx` before `bind` or without.
extension Observable: RowSource where Element: SectionData {
    /// One list, or a list by section, as its elements have.
    public typealias _TableauLayout = Element._TableauLayout
    /// The rows of its elements.
    public typealias _TableauContents = Element._TableauContents
    /// Each element is a data set.
    public typealias _TableauData = Element

    /// What the observable emits.
    @MainActor public var _tableauSource: BindingSource<Element> { BindingSource(self) }
}

extension BindingSource {
    /// Data that an observable emits.
    @usableFromInline init(_ observable: Observable<Value>) {
        self = .pushed { output in
            let subscription = DisposeBag()
            let inbox = MainActorInbox<Result<Value, any Error>> { result in
                switch result {
                case .success(let value): output.deliver(value)
                case .failure(let error): output.fail(error)
                }
            }
            observable
                .subscribe(
                    onNext: { inbox.put(.success($0)) }, onError: { inbox.put(.failure($0)) }
                )
                .disposed(by: subscription)
            return subscription
        }
    }
}
