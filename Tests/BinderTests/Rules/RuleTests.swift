import Tableau
import TestEnvironment
import Testing

/// The rules of the binder; each test is named after its rule.
@MainActor
struct RuleTests {
    // MARK: 1

    @Test func rule1CellsHeadersAndFootersComeFromTheNamedChainElseFromTheAllSectionsChain() {
        let fixture = Fixture<Place>(showing: [.first, .second])
        fixture.binder.onAllSections()
            .bind(
                cellType: TextCell.self,
                viewModels: [
                    .first: [.init(id: 1, text: "all 1")], .second: [.init(id: 2, text: "all 2")],
                ]
            )
            .bind(headerTitles: [.first: "all head 1", .second: "all head 2"])
            .bind(footerTitles: [.first: "all foot 1", .second: "all foot 2"])
        fixture.binder.onSection(.first).bind(footerTitle: "named foot")
        fixture.binder.finish()
        expect(
            fixture.lines,
            [
                "[all head 1]", "all 1", "(named foot)", "[all head 2]", "all 2", "(all foot 2)",
            ])
        expect(fixture.diagnostics.isEmpty)
    }

    // MARK: 2

    @Test func rule2ANamedHandlerReplacesTheAllSectionsOneAndTheAnySectionOneRunsAfterIt() {
        let fixture = Fixture<Place>(showing: [.first, .second])
        var calls: [String] = []
        fixture.binder.onAllSections()
            .bind(cellType: TextCell.self, models: [.first: [Item(1)], .second: [Item(2)]])
            .onTapped { section, _, _, _ in calls.append("all \(section)") }
        fixture.binder.onSection(.first).onTapped { _, _ in calls.append("named") }
        fixture.binder.onAnySection().onTapped { section, _, _ in calls.append("any \(section)") }
        fixture.binder.finish()
        fixture.table.tapRow(at: [0, 0])
        fixture.table.tapRow(at: [1, 0])
        expect(calls, ["named", "any first", "all second", "any second"])
    }

    @Test func rule2TheAllSectionsHandlerDoesNotRunWhereANamedChainBindsTheCells() {
        let fixture = Fixture<Place>(showing: [.first, .second])
        var calls: [String] = []
        fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: ["a"])
        fixture.binder.onAllOtherSections()
            .bind(cellType: TextCell.self, models: [.second: [Item(2)]])
            .onTapped { section, _, _, item in calls.append("\(section) \(item.id)") }
        fixture.binder.finish()
        fixture.table.tapRow(at: [0, 0])
        fixture.table.tapRow(at: [1, 0])
        expect(calls, ["second 2"])
        expect(fixture.diagnostics.isEmpty)
    }

    @Test func rule2TheViewModelOrProviderAppliesBeforeOnDequeue() {
        let fixture = Fixture<Place>(showing: [.first, .second])
        var calls: [String] = []
        fixture.binder.onSection(.first)
            .bind(cellType: TextCell.self, viewModels: [.init(id: 1, text: "view model")])
            .onDequeue { _, cell in calls.append("named \(cell.textLabel?.text ?? "")") }
        fixture.binder.onSection(.second)
            .bind(
                cellProvider: { table, row, text in
                    let cell = table.dequeue(TextCell.self)
                    cell.textLabel?.text = text
                    return cell
                }, models: ["provider"]
            )
            .onDequeue { _, cell, text in calls.append("named \(cell.textLabel?.text ?? "")") }
        fixture.binder.onAnySection().onDequeue { _, _, cell in
            calls.append("any \(cell.textLabel?.text ?? "")")
        }
        fixture.binder.finish()
        _ = fixture.lines
        expect(calls, ["named view model", "any view model", "named provider", "any provider"])
    }

    @Test func rule2SeveralAnySectionHandlersAllRunInOrder() {
        let fixture = Fixture<Place>(showing: [.first])
        var calls: [Int] = []
        fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: ["a"])
        fixture.binder.onAnySection().onTapped { _, _, _ in calls.append(1) }
            .onTapped { _, _, _ in calls.append(2) }
        fixture.binder.onAnySection().onTapped { _, _, _ in calls.append(3) }
        fixture.binder.finish()
        fixture.table.tapRow(at: [0, 0])
        expect(calls, [1, 2, 3])
        expect(fixture.diagnostics.isEmpty)
    }

    // 3: see PrecedenceTests.

    // MARK: 4

    @Test func rule4NamedChainAMissingKeyMeansNoRowsAndNoTitle() {
        let fixture = Fixture<Place>(showing: [.first, .second])
        var items: [Place: [Item]] = [.first: [Item(1, "a")], .second: [Item(2, "b")]]
        var titles: [Place: String?] = [.first: "1", .second: "2"]
        fixture.binder.onSections(.first, .second)
            .bind(
                cellType: TextCell.self, models: { items }, mapToViewModels: TextCell.ViewModel.init
            )
            .bind(headerTitles: { titles })
        fixture.binder.finish()
        expect(fixture.lines, ["[1]", "a", "[2]", "b"])
        items[.first] = nil
        titles[.second] = nil
        fixture.binder.refresh()
        fixture.turn()
        expect(fixture.lines, ["[1]", "b"])
        expect(fixture.table.numberOfSections, 2)
    }

    @Test func rule4NamedChainKeysOutsideItsScopeAreIgnoredWithADiagnostic() {
        let fixture = Fixture<Place>(.hidesSectionsWithNoCellData)
        fixture.binder.onSections(.first, .second)
            .bind(
                cellType: TextCell.self,
                viewModels: [.first: [.init(id: 1, text: "a")], .third: [.init(id: 2, text: "b")]]
            )
        fixture.binder.finish()
        expect(fixture.lines, ["a"])
        expect(fixture.kinds, [.dataOutsideScope])
        expect(fixture.diagnostics[0].section, "third")
    }

    @Test func rule4AllSectionsChainNewKeysCreateSectionsAMissingOneEmptiesItsSection() {
        let fixture = Fixture<Chapter>(.hidesSectionsWithNoCellData)
        let (one, two) = (Chapter(number: 1, title: "I"), Chapter(number: 2, title: "II"))
        var update: ([Chapter: [String]]) -> Void = { _ in }
        fixture.binder.onAllSections()
            .bind(cellType: TextCell.self, models: [one: ["a"]], updatedBy: &update)
            .onDequeue { _, _, cell, text in cell.textLabel?.text = text }
        fixture.binder.finish()
        expect(fixture.lines, ["a"])
        update([two: ["b"], one: ["a"]])
        expect(fixture.turn().map(\.sectionInserts), [[1]])
        expect(fixture.lines, ["a", "b"])
        update([two: ["b"]])
        expect(fixture.turn().map(\.sectionDeletes), [[0]])
        expect(fixture.lines, ["b"])
    }

    // MARK: 5

    @Test(arguments: [true, false])
    func rule5AHeaderTypeWinsOverATitleInEitherOrder(titleFirst: Bool) {
        let fixture = Fixture<Place>(showing: [.first])
        var view: TextHeader.ViewModel? = .init("a")
        let chain = fixture.binder.onSection(.first)
        if titleFirst { chain.bind(headerTitle: "title").bind(footerTitle: "foot") }
        chain.bind(headerType: TextHeader.self, viewModel: { view })
            .bind(footerType: TextHeader.self, viewModel: { view })
        if !titleFirst { chain.bind(headerTitle: "title").bind(footerTitle: "foot") }
        fixture.binder.finish()
        expect(fixture.lines, ["[view a]", "(view a)"])
        view = .init("b")
        fixture.binder.refresh()
        fixture.turn()
        expect(fixture.lines, ["[view b]", "(view b)"])
        view = nil
        fixture.binder.refresh()
        fixture.turn()
        expect(fixture.lines, [])
        view = .init("c")
        fixture.binder.refresh()
        fixture.turn()
        expect(fixture.lines, ["[view c]", "(view c)"])
    }

    @Test func rule5NilTitlesAndViewModelsAreNoDataAndHeaderTypesWin() {
        // Rule 5 a header type wins over a title where a section has no view model.
        do {
            let fixture = Fixture<Place>(showing: [.first, .second])
            fixture.binder.onSections(.first, .second)
                .bind(headerTitles: [.first: "1", .second: "2"])
                .bind(headerType: TextHeader.self, viewModels: [.second: .init("b")])
                .bind(cellType: TextCell.self, models: [.first: ["a"]])
            fixture.binder.finish()
            expect(fixture.lines, ["-", "[view b]"])
            expect(
                fixture.binder.explain(.first).contains("  header: nothing now, from onSections("))
        }
        // Rule 5 a title beside a header type without view model is no data.
        do {
            let fixture = Fixture<Place>(.hidesSectionsWithNoData)
            fixture.binder.onSection(.first).bind(headerTitle: "title")
                .bind(headerType: TextHeader.self, viewModel: nil)
            fixture.binder.finish()
            expect(fixture.table.numberOfSections, 0)
        }
        // Rule 5 nil titles and view models are no data.
        do {
            let fixture = Fixture<Place>(.hidesSectionsWithNoData)
            var title: String? = "foot"
            fixture.binder.onSection(.first).bind(footerTitle: { title })
            fixture.binder.onSection(.second)
                .bind(
                    headerType: TextHeader.self, viewModel: { title.map(TextHeader.ViewModel.init) }
                )
            fixture.binder.finish()
            expect(fixture.lines, ["(foot)", "[view foot]"])
            title = nil
            fixture.binder.refresh()
            fixture.turn()
            expect(fixture.table.numberOfSections, 0)
        }
    }

    // MARK: 6 (see also MatrixTests)

    @Test func rule6OfModelsAndViewModelsThoseThatCanBeDiffedAreUsed() {
        struct Named: CollectionIdentifiable, Equatable {
            var collectionId: Int
            var text: String
        }
        // Only the view models have an identity.
        let fixture = Fixture<Place>(showing: [.first, .second])
        var plain = [Plain(text: "1a"), Plain(text: "2b")]
        var named = [Named(collectionId: 1, text: "a"), Named(collectionId: 2, text: "b")]
        fixture.binder.onSection(.first).bind(
            cellType: TextCell.self, models: { plain },
            mapToViewModels: { .init(id: Int($0.text.prefix(1))!, text: $0.text) })
        // Only the models have identity and equality.
        fixture.binder.onSection(.second).bind(
            cellType: RowCell<NothingRow>.self, models: { named },
            mapToViewModels: { NothingRow(id: $0.collectionId, text: $0.text) })
        fixture.binder.finish()
        plain = [Plain(text: "2b"), Plain(text: "1a")]
        named = [Named(collectionId: 2, text: "b"), Named(collectionId: 1, text: "a")]
        fixture.binder.refresh()
        let updates = fixture.turn()
        expect(updates.map(\.rowMoves.count), [2])
        expect(updates.map(\.operationCount), [2])
        expect(fixture.lines, ["2b", "1a", "b", "a"])
    }

    // MARK: 7

    @Test func rule7HandlersGetTheCurrentRowAndModelOfTheCell() {
        let fixture = Fixture<Place>(showing: [.first])
        var items = [Item(1, "a"), Item(2, "b")]
        var calls: [String] = []
        fixture.binder.onSection(.first)
            .bind(
                cellType: SwitchCell.self, models: { items },
                mapToViewModels: TextCell.ViewModel.init
            )
            .onEvent(from: SwitchCell.self) { row, cell, event, item in
                calls.append("event \(row) \(item.text) \(event)")
            }
            .onTapped { row, _, item in calls.append("tap \(row) \(item.text)") }
        fixture.binder.finish()
        let cell = fixture.table.cellForRow(at: [0, 1]) as? SwitchCell
        items = [Item(2, "b2"), Item(3, "c"), Item(1, "a")]
        fixture.binder.refresh()
        cell?.emit(event: .switched(true))  // the model shown now, not the pending one
        fixture.turn()
        cell?.emit(event: .switched(false))
        fixture.table.tapRow(at: [0, 2])
        expect(
            calls, ["event 1 b switched(true)", "event 0 b2 switched(false)", "tap 2 a"])
    }

    @Test func rule7ModelsThatChangedButLookTheSameReachHandlers() {
        let fixture = Fixture<Place>(showing: [.first])
        var items = [Item(1, "old")]
        var calls: [String] = []
        fixture.binder.onSection(.first)
            .bind(
                cellType: TextCell.self, models: { items },
                mapToViewModels: { .init(id: $0.id, text: "same") }
            )
            .onTapped { _, _, item in calls.append(item.text) }
        fixture.binder.finish()
        items = [Item(1, "new")]
        fixture.binder.refresh()
        expect(fixture.turn().isEmpty)
        fixture.table.tapRow(at: [0, 0])
        expect(calls, ["new"])
    }

    // 8: see LifetimeTests and RxTests; 9: see DiagnosticTests.
}

extension Fixture {
    /// Cell, header and footer height of each section.
    var heights: [[Double]] {
        table.layoutIfNeeded()
        return (0..<table.numberOfSections).map { section in
            [
                table.rectForRow(at: [section, 0]), table.rectForHeader(inSection: section),
                table.rectForFooter(inSection: section),
            ].map { Double($0.height) }
        }
    }
}
