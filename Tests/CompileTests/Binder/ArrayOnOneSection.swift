// expect-ok
import Tableau

// The correct form of the cases that must not compile: the types that they share are valid.
@MainActor
private func bind(_ binder: SectionedTableViewBinder<Section>) {
    binder.onSection(.first).bind(cellType: PlainCell.self, models: ["a"])
        .onTapped { row, cell, model in
            let name: String = model
            print(name)
        }
    binder.onSections(.second).bind(cellType: NameCell.self, viewModels: [.second: ["a"]])
}
