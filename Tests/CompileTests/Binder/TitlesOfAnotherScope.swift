// expect-error: 'bind(headerTitle:)' is unavailable: A chain of several sections takes titles by section: write 'headerTitles: [.section: title]', for footers 'footerTitles: [.section: title]', or start the chain with 'onSection(_:)'.
// expect-error: 'bind(footerTitle:)' is unavailable: A chain of several sections takes titles by section: write 'headerTitles: [.section: title]', for footers 'footerTitles: [.section: title]', or start the chain with 'onSection(_:)'.
// expect-error: 'bind(headerTitles:)' is unavailable: A chain of one section takes one title: write 'headerTitle: title', for footers 'footerTitle: title', or start the chain with 'onSections(_:)'.
// expect-error: 'bind(footerTitles:)' is unavailable: A chain of one section takes one title: write 'headerTitle: title', for footers 'footerTitle: title', or start the chain with 'onSections(_:)'.
// expect-error: cannot convert value of type 'Int' to expected argument type 'String'
import MiniRx
import Tableau
import TableauRx

@MainActor
private func bind(_ binder: SectionedTableViewBinder<Section>, _ title: BehaviorRelay<String>) {
    binder.onSections(.first, .second).bind(headerTitle: "Songs")
    binder.onAllSections().rx.bind(footerTitle: title)
    binder.onSection(.first).bind(headerTitles: [.first: "Songs"])
    binder.onSection(.first).bind(footerTitles: [.first: "Songs"])
    binder.onSection(.first).bind(headerTitle: 5)
}
