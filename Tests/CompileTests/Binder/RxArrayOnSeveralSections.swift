// expect-error: takes a dictionary: write 'models: [.section: models]', of an observable 'models.map { [.section: $0] }'
import MiniRx
import Tableau
import TableauRx

@MainActor
private func bind(_ binder: SectionedTableViewBinder<Section>, _ names: BehaviorRelay<[String]>) {
    binder.onSections(.first, .second)
        .rx.bind(cellType: NameCell.self, models: names)
        .onTapped { section, row, cell, name in print(section, row, name) }
}
