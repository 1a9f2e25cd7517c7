// expect-error: 'bind(cellType:models:mapToViewModels:)' is unavailable: A chain of several sections takes a dictionary: write 'models: [.section: models]', of an observable 'models.map { [.section: $0] }', or start the chain with 'onSection(_:)'. View models, closures and callbacks take one too.
// expect-error: 'bind(cellType:models:mapToViewModels:)' is unavailable: A chain of one section takes an array: write 'models: models', for view models 'viewModels: viewModels', or start the chain with 'onSections(_:)'.
// expect-error: value of optional type '(([String]) -> Void)?' must be unwrapped to a value of type '([String]) -> Void'
// expect-error: contextual closure type '(Int, PlainCell, String) -> Void' expects 3 arguments, but 2 were used in closure body
// expect-error: contextual closure type '(Int, NameCell) -> Void' expects 2 arguments, but 3 were used in closure body
// expect-error: value of type 'NameCell' has no member 'viewModle'
// expect-error: cannot convert value of type 'Int' to closure result type 'String'
// expect-error: instance method 'bind(cellType:viewModels:)' requires that 'PlainCell' conform to 'ViewModelBindable'
// expect-error: cannot convert value of type 'Int' to expected dictionary value type 'String?'
// expect-error: cannot convert value of type 'Int' to expected argument type '[Section : Int]'
// expect-error: contextual closure type '(Int) -> CGFloat' expects 1 argument, but 2 were used in closure body
// expect-error: 'weakly' is unavailable: The method needs the handler's parameters and no result
// expect-error: 'bind(cellType:models:mapToViewModelsWith:)' is unavailable: A chain of several sections takes a dictionary
// expect-error: type 'Section' has no member 'third'
import MiniRx
import Tableau
import TableauRx

// One function for each mistake; its error is above, in the same order.

private let names: [String] = []
private let bySection: [Section: [String]] = [:]
@MainActor private let relay = BehaviorRelay<[String]>(value: [])

@MainActor private func slip1(_ binder: SectionedTableViewBinder<Section>) {
    binder.onSections(.first)
        .bind(cellType: PlainCell.self, models: names)
}

@MainActor private func slip2(_ binder: SectionedTableViewBinder<Section>) {
    binder.onSection(.first)
        .bind(cellType: PlainCell.self, models: bySection)
}

@MainActor private func slip3(_ binder: SectionedTableViewBinder<Section>) {
    var update: (([String]) -> Void)?
    binder.onSection(.first)
        .bind(cellType: PlainCell.self, models: names, updatedBy: &update)
}

@MainActor private func slip4(_ binder: SectionedTableViewBinder<Section>) {
    binder.onSection(.first).bind(cellType: PlainCell.self, models: names)
        .onTapped { row, cell in print(row) }
}

@MainActor private func slip5(_ binder: SectionedTableViewBinder<Section>) {
    binder.onSection(.first).bind(cellType: NameCell.self, viewModels: names)
        .onTapped { row, cell, name in print(row) }
}

@MainActor private func slip6(_ binder: SectionedTableViewBinder<Section>) {
    binder.onSections(.first).bind(cellType: NameCell.self, models: bySection)
        .onDequeue { section, row, cell, name in cell.viewModle = name }
}

@MainActor private func slip7(_ binder: SectionedTableViewBinder<Section>) {
    binder.onSection(.first)
        .bind(cellType: NameCell.self, models: names, mapToViewModels: { $0.count })
}

@MainActor private func slip8(_ binder: SectionedTableViewBinder<Section>) {
    binder.onSection(.first).bind(cellType: PlainCell.self, viewModels: names)
}

@MainActor private func slip9(_ binder: SectionedTableViewBinder<Section>) {
    binder.onSections(.first).bind(headerTitles: [.first: 1])
}

@MainActor private func slip10(_ binder: SectionedTableViewBinder<Section>) {
    binder.onSections(.first)
        .bind(cellProvider: { table, section, row in PlainCell() }, numberOfCells: 3)
}

@MainActor private func slip11(_ binder: SectionedTableViewBinder<Section>) {
    binder.onSection(.first).cellHeight { section, row in 44 }
}

@MainActor private func slip12(_ binder: SectionedTableViewBinder<Section>) {
    binder.onSection(.first).bind(cellType: PlainCell.self, models: names)
        .onTapped(weakly(Screen(), Screen.tapped))
}

@MainActor private func slip13(_ binder: SectionedTableViewBinder<Section>) {
    binder.onSections(.first)
        .bind(cellType: NameCell.self, models: relay, mapToViewModelsWith: { $0 })
}

@MainActor private func slip14(_ binder: SectionedTableViewBinder<Section>) {
    binder.onSection(.third).bind(cellType: PlainCell.self, models: names)
}
