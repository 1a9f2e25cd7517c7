// expect-error: DataScope
import MiniRx
import Tableau
import TableauRx

@MainActor
private func bind(_ binder: SectionedTableViewBinder<Section>) {
    binder.onAnySection().bind(headerTitles: [.first: "a"])
}
