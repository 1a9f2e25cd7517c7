// expect-error: A chain of several sections takes a dictionary: write 'models: [.section: models]'
import MiniRx
import Tableau
import TableauRx

@MainActor
private func bind(_ binder: SectionedTableViewBinder<Section>, _ names: BehaviorRelay<[String]>) {
    binder.onAllSections().bind(cellType: NameCell.self, models: names)
}
