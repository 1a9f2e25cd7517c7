// expect-error: cannot convert value of type 'Int' to specified type 'String'
import MiniRx
import Tableau
import TableauRx

@MainActor
private func bind(_ binder: SectionedTableViewBinder<Section>) {
    binder.onSection(.first).bind(cellType: PlainCell.self, models: [1, 2])
        .onTapped { row, cell, model in
            let name: String = model
            print(name)
        }
}
