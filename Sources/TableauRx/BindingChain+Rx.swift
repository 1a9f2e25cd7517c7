public import MiniRx
public import Tableau

extension BindingChain {
    /// The chain itself; indicates that what follows binds observables.
    ///
    /// ```swift
    /// binder.onSections(.checking, .savings)
    ///     .rx.bind(cellType: AccountCell.self, models: accountsForSections)
    /// ```
    ///
    /// Each element of a bound observable is a complete data set; all elements emitted in one turn
    /// result in one update. Observables are subscribed to on the main actor until the binder is
    /// released.
    public var rx: Self { self }
}

// An observable binds like the values that it emits, with or without `.rx` before `bind`.
extension Observable: ValueSource {
    /// The elements of the observable.
    public typealias _TableauValue = Element

    /// The elements of the observable.
    @MainActor public var _tableauSource: BindingSource<Element> {
        .pushed { output in
            let subscription = DisposeBag()
            // Without a closure around `deliver`: of thousands of chains, each emission counts.
            let delivery = MainActorDelivery<Element>(output.deliver)
            self.subscribe(
                onNext: { delivery.put($0) },
                onError: { error in delivery.then { output.fail(error) } }
            )
            .disposed(by: subscription)
            return subscription
        }
    }
}

extension Observable: RowSource where Element: SectionData {
    /// The layout of its elements: one list, or a list by section.
    public typealias _TableauLayout = Element._TableauLayout
    /// The rows of its elements.
    public typealias _TableauContents = Element._TableauContents
}
