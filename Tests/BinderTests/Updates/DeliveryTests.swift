import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// Data for the sections of the previous set, for others, and data that arrives too late.
@MainActor
struct DeliveryTests {
    private typealias Rows = [Chapter: [Item]]

    private func bind(_ rows: BehaviorRelay<Rows>, _ fixture: Fixture<Chapter>) {
        fixture.binder.onAllSections().rx.bind(
            cellType: TextCell.self, models: rows.asObservable(),
            mapToViewModels: TextCell.ViewModel.init)
    }

    @Test func sectionsThatReturnHaveTheirRows() {
        let fixture = Fixture<Chapter>(.hidesSectionsWithNoCellData)
        let (one, two) = (Chapter(number: 1, title: "1"), Chapter(number: 2, title: "2"))
        let both: Rows = [one: [Item(1, "a")], two: [Item(2, "b")]]
        let rows = BehaviorRelay<Rows>(value: both)
        bind(rows, fixture)
        fixture.binder.finish()
        expect(fixture.lines, ["a", "b"])
        rows.accept(both)
        expect(fixture.turn().isEmpty)
        rows.accept([one: [Item(1, "a")]])
        fixture.turn()
        expect(fixture.lines, ["a"])
        expect(fixture.binder.numberOfKnownSections, 1)
        rows.accept(both)
        fixture.turn()
        expect(fixture.lines, ["a", "b"])
        rows.accept(both.mapValues { $0.map { Item($0.id, $0.text + "!") } })
        fixture.turn()
        expect(fixture.lines, ["a!", "b!"])
        expect(fixture.diagnostics.isEmpty)
    }

    @Test func theNewestDataSuppliesTheSectionValue() {
        let fixture = Fixture<Chapter>(.hidesSectionsWithNoData)
        let old: Rows = [Chapter(number: 1, title: "old"): [Item(1, "a")]]
        let rows = BehaviorRelay<Rows>(value: old)
        let titles = BehaviorRelay<[Chapter: String]>(value: [:])
        bind(rows, fixture)
        fixture.binder.onAllSections().rx.bind(headerTitles: titles.asObservable())
        fixture.binder.finish()
        expect(fixture.binder.displayedSections.map(\.title), ["old"])
        titles.accept([Chapter(number: 1, title: "new"): "One"])
        fixture.turn()
        expect(fixture.binder.displayedSections.map(\.title), ["new"])
        rows.accept(old)
        fixture.turn()
        expect(fixture.binder.displayedSections.map(\.title), ["old"])
        expect(fixture.lines, ["[One]", "a"])
    }

    @Test func dataOfAReplacedBindingIsIgnored() {
        let fixture = Fixture<Place>(showing: [.first, .second])
        let named = BehaviorRelay(value: [Item(1, "replaced")])
        let others = BehaviorRelay<[Place: [Item]]>(value: [.second: [Item(2, "replaced")]])
        let view = TextCell.ViewModel.init(_:)
        fixture.binder.onSection(.first).rx.bind(
            cellType: TextCell.self, models: named.asObservable(), mapToViewModels: view)
        fixture.binder.onAllSections().rx.bind(
            cellType: TextCell.self, models: others.asObservable(), mapToViewModels: view)
        fixture.binder.onSection(.first).bind(
            cellType: TextCell.self, models: [Item(1, "a")], mapToViewModels: view)
        fixture.binder.onAllSections().bind(
            cellType: TextCell.self, models: [.second: [Item(2, "b")]], mapToViewModels: view)
        fixture.binder.finish()
        expect(fixture.lines, ["a", "b"])
        named.accept([Item(1, "late")])
        others.accept([.first: [], .second: [Item(2, "late")]])
        fixture.turn()
        expect(fixture.lines, ["a", "b"])
        expect(fixture.kinds, [.sectionBoundTwice, .sectionBoundTwice])
    }

    @Test func dataPushedByADiagnosticHandlerStaysTheNewest() {
        let fixture = Fixture<Place>(showing: [.first])
        let rows = BehaviorRelay<[Place: [Item]]>(value: [.first: [Item(1, "first")]])
        fixture.binder.onSections(.first, .second).rx.bind(
            cellType: TextCell.self, models: rows.asObservable(),
            mapToViewModels: TextCell.ViewModel.init)
        fixture.binder.finish()
        fixture.binder.diagnosticHandler = { _ in rows.accept([.first: [Item(1, "newest")]]) }
        rows.accept([.third: [Item(3, "nowhere")], .first: [Item(1, "older")]])
        fixture.turn()
        expect(fixture.lines, ["newest"])
    }

    @Test func explainWorksWhileOneChainReplacesAnother() {
        let fixture = Fixture<Place>(showing: [.first])
        var explanations: [String] = []
        fixture.binder.diagnosticHandler = { [unowned fixture] _ in
            explanations.append(fixture.binder.explain(.first))
        }
        for text in ["earlier", "later"] {
            fixture.binder.onSection(.first).bind(
                cellType: TextCell.self, models: [Item(1, text)],
                mapToViewModels: TextCell.ViewModel.init)
        }
        fixture.binder.finish()
        expect(explanations.count, 1)
        expect(fixture.lines, ["later"])
    }
}
