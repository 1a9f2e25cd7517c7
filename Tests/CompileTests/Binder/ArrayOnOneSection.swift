// expect-ok
// with: Types.swift
import Tableau

// What the cases that must not compile differ from: the types they share are right.
@MainActor
func bind(_ binder: SectionedTableViewBinder<Section>) {
    binder.onSection(.first).bind(cellType: PlainCell.self, models: ["a"])
        .onTapped { row, cell, model in
            let name: String = model
            print(name)
        }
    binder.onSections(.second).bind(cellType: NameCell.self, viewModels: [.second: ["a"]])
}
