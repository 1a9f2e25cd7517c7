public import MiniRx
public import Tableau

extension BindingChain {
    /// The chain itself: marks in the code that what follows binds observables.
    ///
    /// ```swift
    /// binder.onSections(.checking, .savings)
    ///     .rx.bind(cellType: AccountCell.self, models: accountsForSections)
    /// ```
    ///
    /// Each element that a bound observable emits is a whole new data set; all that are emitted in
    /// one turn make one update. Observables are observed on the main actor, for as long as the
    /// binder lives.
    public var rx: Self { self }
}

// An observable binds like the values that it emits, with `.rx` before `bind` or without.
extension Observable: ValueSource {
    /// What the observable emits.
    public typealias _TableauValue = Element

    /// What the observable emits.
    @MainActor public var _tableauSource: BindingSource<Element> {
        .pushed { output in
            let subscription = DisposeBag()
            let delivery = MainActorDelivery<Result<Element, any Error>> { result in
                switch result {
                case .success(let value): output.deliver(value)
                case .failure(let error): output.fail(error)
                }
            }
            self.subscribe(
                onNext: { delivery.put(.success($0)) }, onError: { delivery.put(.failure($0)) }
            )
            .disposed(by: subscription)
            return subscription
        }
    }
}

extension Observable: RowSource where Element: SectionData {
    /// One list, or a list by section, as its elements have.
    public typealias _TableauLayout = Element._TableauLayout
    /// The rows of its elements.
    public typealias _TableauContents = Element._TableauContents
}
