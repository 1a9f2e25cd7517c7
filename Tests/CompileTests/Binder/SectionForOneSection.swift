// expect-error: expects 2 arguments
import MiniRx
import Tableau
import TableauRx

@MainActor
private func bind(_ binder: SectionedTableViewBinder<Section>) {
    binder.onSection(.first).onTapped { section, row, cell in print(section) }
}
