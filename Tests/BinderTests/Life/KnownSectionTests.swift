import Tableau
import TestEnvironment
import Testing

/// Which sections a binder keeps: those that a chain names, that have data, or that are displayed.
@MainActor
struct KnownSectionTests {
    private struct Chapter: TableViewSection {
        let number: Int
    }

    private let fixture = Fixture<Chapter>()

    private func bind(_ data: @escaping () -> [Chapter: [TextCell.ViewModel]]) {
        fixture.binder.onAllSections().bind(cellType: TextCell.self, viewModels: data)
        fixture.binder.finish()
    }

    private func refresh() {
        fixture.binder.refresh()
        fixture.turn()
    }

    @Test func sectionsThatAreNeverDisplayedAreForgotten() {
        var number = 0
        fixture.binder.displayedSections = []
        bind { [Chapter(number: number): [.init(id: 1, text: "a")]] }
        for next in 1...20 {
            number = next
            refresh()
        }
        expect(fixture.binder.numberOfKnownSections, 1)
    }

    @Test func aSectionThatIsNoLongerDisplayedIsForgotten() {
        var data = [Chapter(number: 1): [TextCell.ViewModel(id: 1, text: "a")]]
        fixture.binder.displayedSections = [Chapter(number: 1)]
        bind { data }
        data = [:]
        refresh()
        expect(fixture.binder.numberOfKnownSections, 1)
        fixture.binder.displayedSections = []
        fixture.turn()
        expect(fixture.binder.numberOfKnownSections, 0)
    }

    @Test(arguments: [2, 20])
    func othersThanTheShownOnesOfAHeldTableAreForgotten(count: Int) {
        let rows = [TextCell.ViewModel(id: 1, text: "a")]
        var numbers = [0]
        fixture.binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData { $0 }
        bind { Dictionary(uniqueKeysWithValues: numbers.map { (Chapter(number: $0), rows) }) }
        fixture.binder.calm = .held
        for next in [Array(0...count), [0]] {
            numbers = next
            refresh()
            expect(fixture.binder.numberOfKnownSections, next.count)
        }
        fixture.binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData { $0.reversed() }
        fixture.binder.calm = .never
        fixture.turn()
        expect(fixture.lines, ["a"])
    }

    @Test func aSectionWithoutATitleIsForgottenOnce() {
        let chapter = Chapter(number: 1)
        var titles: [Chapter: String?] = [chapter: nil]
        var data: [Chapter: [TextCell.ViewModel]] = [:]
        fixture.binder.displayedSections = []
        fixture.binder.onAllSections().bind(headerTitles: { titles })
        bind { data }
        refresh()
        expect(fixture.binder.numberOfKnownSections, 0)
        (titles, data) = ([:], [chapter: [.init(id: 1, text: "a")]])
        refresh()
        expect(fixture.binder.numberOfKnownSections, 1)
        fixture.binder.displayedSections = [chapter]
        fixture.turn()
        expect(fixture.lines, ["a"])
    }

    @Test func aSectionThatAChainNamesIsKept() {
        var data: [Chapter: [TextCell.ViewModel]] = [:]
        let chapter = Chapter(number: 1)
        fixture.binder.displayedSections = [chapter]
        fixture.binder.onSections(chapter, Chapter(number: 2))
            .bind(cellType: TextCell.self, viewModels: { data })
        fixture.binder.finish()
        fixture.binder.displayedSections = []
        refresh()
        expect(fixture.binder.numberOfKnownSections, 2)
        data = [chapter: [.init(id: 1, text: "a")]]
        fixture.binder.displayedSections = [chapter]
        refresh()
        expect(fixture.texts(0), ["a"])
    }
}
