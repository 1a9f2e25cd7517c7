import Tableau
import TestEnvironment
import Testing

/// Which sections are shown, and in which order.
@MainActor
struct DisplayTests {
    private func show(_ fixture: Fixture<Place>, _ rows: @escaping () -> [Place: [String]]) {
        fixture.binder.onAllSections().bind(cellType: TextCell.self, models: rows)
            .onDequeue { _, _, cell, text in cell.textLabel?.text = text }
            .bind(headerTitles: [.fourth: "4"])
        fixture.binder.finish()
    }

    @Test func behaviourMayChangeAtAnyTime() {
        let fixture = Fixture<Place>(showing: [.second, .third])
        var rows: [Place: [String]] = [.first: ["a"], .second: ["b"]]
        show(fixture) { rows }
        expect(fixture.lines, ["b"])
        expect(fixture.table.numberOfSections, 2)
        fixture.binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData
        fixture.turn()
        expect(fixture.lines, ["a", "b"])
        fixture.binder.sectionDisplayBehavior = .hidesSectionsWithNoData
        fixture.turn()
        expect(fixture.lines, ["a", "b", "[4]"])
        fixture.binder.sectionDisplayBehavior =
            .hidesSectionsWithNoData(orderingWith: { $0.sorted(by: >) })
        fixture.turn()
        expect(fixture.lines, ["[4]", "b", "a"])
        // Back to manual: the sections displayed at that time stay.
        fixture.binder.sectionDisplayBehavior = .manuallyManaged
        rows = [.third: ["c"]]
        fixture.binder.refresh()
        fixture.turn()
        expect(fixture.binder.displayedSections, [.fourth, .second, .first])
        expect(fixture.lines, ["[4]"])
        expect(fixture.table.numberOfSections, 3)
        fixture.binder.displayedSections = [.third]
        fixture.turn()
        expect(fixture.lines, ["c"])
        expect(fixture.diagnostics.isEmpty)
    }

    @Test func anOrderingFunctionDecidesWhichSectionsAreShown() {
        // An ordering function may omit repeat and add sections.
        do {
            let fixture = Fixture<Place>()
            var given: [[Place]] = []
            fixture.binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData { sections in
                given.append(sections)
                return [.third, .fourth, .first, .third]
            }
            show(fixture) { [.first: ["a"], .second: ["b"], .third: ["c"]] }
            expect(Set(given[0]), [.first, .second, .third])
            expect(fixture.lines, ["c", "a"])
            expect(fixture.binder.displayedSections, [.third, .first])
            expect(fixture.kinds, [.duplicateSections])
            let message = "Section third is listed twice by the function that orders the sections."
            expect(fixture.diagnostics.map(\.message), [message])
        }
        // An ordering function that keeps its input keeps sections in place.
        do {
            let fixture = Fixture<Place>(.hidesSectionsWithNoCellData(orderingWith: { $0 }))
            var rows: [Place: [String]] = [.third: ["c"]]
            show(fixture) { rows }
            rows = [.first: ["a"], .third: ["c"]]
            fixture.binder.refresh()
            fixture.turn()
            rows = [.first: ["a"], .second: ["b"], .third: ["c"]]
            fixture.binder.refresh()
            fixture.turn()
            expect(fixture.lines, ["c", "a", "b"])
        }
    }

    @Test func aSectionWithTheSameIdentityKeepsItsPlaceAndTakesTheNewestValue() {
        let fixture = Fixture<Chapter>(.hidesSectionsWithNoCellData)
        var rows: [Chapter: [String]] = [
            Chapter(number: 1, title: "old"): ["a"], Chapter(number: 2, title: "two"): ["b"],
        ]
        var tapped: [String] = []
        fixture.binder.onAllSections().bind(cellType: TextCell.self, models: { rows })
            .onTapped { chapter, _, _, _ in tapped.append(chapter.title) }
        fixture.binder.onSection(Chapter(number: 2, title: "as named"))
            .bind(headerTitle: "head")
        fixture.binder.finish()
        _ = fixture.lines
        rows = [
            Chapter(number: 1, title: "new"): ["a"], Chapter(number: 2, title: "zwei"): ["b"],
        ]
        fixture.binder.refresh()
        expect(fixture.turn().isEmpty)
        fixture.table.tapRow(at: [0, 0])
        fixture.table.tapRow(at: [1, 0])
        expect(tapped, ["new", "zwei"])
        expect(fixture.binder.displayedSections.map(\.title), ["new", "zwei"])
        expect(fixture.table.headerView(forSection: 1)?.textLabel?.text, "head")
    }

    @Test func underManualManagementTheNewestSectionValueIsUsedToo() {
        let one = Chapter(number: 1, title: "one")
        let fixture = Fixture<Chapter>(showing: [one])
        var update: ([Chapter: [String]]) -> Void = { _ in }
        var tapped: [String] = []
        fixture.binder.onAllSections()
            .bind(cellType: TextCell.self, models: [one: ["a"]], updatedBy: &update)
            .onTapped { chapter, _, _, _ in tapped.append(chapter.title) }
        fixture.binder.finish()
        update([Chapter(number: 1, title: "eins"): ["a"]])
        fixture.turn()
        fixture.table.tapRow(at: [0, 0])
        fixture.binder.displayedSections = [Chapter(number: 1, title: "un")]
        fixture.turn()
        fixture.table.tapRow(at: [0, 0])
        expect(tapped, ["eins", "un"])
    }

    #if !canImport(UIKit)
    /// Its guessed height is 0, so that it is exactly below the visible part.
    @Test(arguments: [TableView.Style.plain, .grouped])
    func theFooterOfALastSectionWithoutRowsIsReached(style: TableView.Style) {
        let table = TableView(frame: .init(x: 0, y: 0, width: 100, height: 160), style: style)
        table.rowHeight = 30
        let binder = SectionedTableViewBinder(
            tableView: table, sectionedBy: Place.self,
            sectionDisplayBehavior: .hidesSectionsWithNoData, clock: ManualUpdateClock())
        binder.onSection(.first).bind(
            cellType: TextCell.self, models: (0..<7).map { Item($0) },
            mapToViewModels: TextCell.ViewModel.init)
        binder.onSection(.third).bind(footerTitle: "foot").footerHeight { 15 }
        binder.finish()
        for _ in 0..<3 {
            table.contentOffset.y = max(0, table.contentSize.height - 160)
            table.layoutIfNeeded()
        }
        expect(table.footerView(forSection: 1)?.textLabel?.text, "foot")
    }
    #endif
}
