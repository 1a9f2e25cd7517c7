import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// Titles that are made from the sections themselves.
@MainActor
struct SectionTitleTests {
    @Test func sectionsSupplyTheirTitles() {
        let fixture = Fixture<Chapter>(.hidesSectionsWithNoCellData { $0.sorted() })
        let items = BehaviorRelay<[Chapter: [Item]]>(value: [
            Chapter(number: 1, title: "One"): [Item(1, "a")]
        ])
        fixture.binder.onAllSections()
            .bind(
                cellType: TextCell.self, models: items, mapToViewModels: TextCell.ViewModel.init
            )
            .headerTitles { $0.title }
            .footerTitles { $0.number == 2 ? "end of \($0.title)" : nil }
        fixture.binder.finish()
        expect(fixture.lines, ["[One]", "a"])
        items.accept([
            Chapter(number: 1, title: "Uno"): [Item(1, "a")],
            Chapter(number: 2, title: "Two"): [Item(2, "b")],
        ])
        fixture.turn()
        expect(fixture.lines, ["[Uno]", "a", "[Two]", "b", "(end of Two)"])
        expect(fixture.kinds.isEmpty)
        items.accept([Chapter(number: 2, title: "Due"): [Item(2, "b")]])
        fixture.turn()
        expect(fixture.lines, ["[Due]", "b", "(end of Due)"])
    }

    @Test func aSectionThatLeavesTheDataTakesItsTitleAlong() {
        let fixture = Fixture<Chapter>(.hidesSectionsWithNoData)
        let items = BehaviorRelay<[Chapter: [Item]]>(value: [
            Chapter(number: 1, title: "One"): [Item(1, "a")],
            Chapter(number: 2, title: "Two"): [Item(2, "b")],
            Chapter(number: 3, title: "Three"): [],
        ])
        fixture.binder.onAllSections()
            .bind(
                cellType: TextCell.self, models: items, mapToViewModels: TextCell.ViewModel.init
            )
            .headerTitles { $0.title }
        fixture.binder.finish()
        expect(fixture.lines, ["[One]", "a", "[Two]", "b", "[Three]"])
        items.accept([Chapter(number: 2, title: "Two"): []])
        fixture.turn()
        expect(fixture.lines, ["[Two]"])
        expect(fixture.binder.numberOfKnownSections, 1)
    }

    /// A chain names sections by their identity; their content is that of the data.
    @Test(arguments: [true, false])
    func theNameInAChainIsNoTitle(isTitledFirst: Bool) {
        let fixture = Fixture<Chapter>(.hidesSectionsWithNoCellData { $0.sorted() })
        let items = BehaviorRelay<[Chapter: [Item]]>(value: [
            Chapter(number: 1, title: "One"): [Item(1, "a")]
        ])
        let chain = fixture.binder.onSections([1, 2].map { Chapter(number: $0, title: "") })
        if isTitledFirst { chain.headerTitles { $0.title } }
        chain.bind(cellType: TextCell.self, models: items)
            .onDequeue { $2.textLabel?.text = $3.text }
        if !isTitledFirst { chain.headerTitles { $0.title } }
        fixture.binder.onSection(Chapter(number: 1, title: "")).onTapped { _, _ in }
        fixture.binder.finish()
        expect(fixture.lines, ["[One]", "a"])
    }
}
