import Tableau
import TestEnvironment
import Testing

/// Rule 9: likely mistakes are reported.
@MainActor
struct DiagnosticTests {
    @Test func unboundDisplayedSection() {
        let fixture = Fixture<Place>(showing: [.first, .second])
        fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: ["a"])
        fixture.binder.finish()
        expect(fixture.kinds, [.unboundSection])
        expect(fixture.diagnostics[0].section, "second")
        fixture.binder.displayedSections = [.first, .second, .third]
        fixture.turn()
        expect(fixture.diagnostics.map(\.section), ["second", "third"])
        // Also once a held table shows one that came meanwhile.
        fixture.binder.calm = .held
        fixture.binder.displayedSections = [.fourth]
        fixture.turn()
        expect(fixture.kinds.count, 2)
        fixture.binder.calm = .never
        fixture.turn()
        expect(fixture.diagnostics.last?.section, "fourth")
    }

    @Test func whatIsBoundTwiceIsReported() {
        // Cells bound twice.
        do {
            let fixture = Fixture<Place>(showing: [.first])
            fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: ["old"])
            fixture.binder.onSections(.first, .second)
                .bind(cellType: TextCell.self, viewModels: [.first: [.init(id: 1, text: "new")]])
            fixture.binder.finish()
            expect(fixture.kinds, [.sectionBoundTwice])
            expect(fixture.diagnostics[0].section, "first")
            expect(fixture.diagnostics[0].chain?.contains("onSections(.first, .second)"), true)
            expect(fixture.diagnostics[0].message.contains("onSection(.first)"))
            expect(fixture.lines, ["new"])
        }
        // Headers bound twice.
        do {
            let fixture = Fixture<Place>(showing: [.first])
            fixture.binder.onSection(.first).bind(headerTitle: "a").bind(headerTitle: "b")
            fixture.binder.onAllSections().bind(footerTitles: [:])
            fixture.binder.onAllSections().bind(footerTitles: [.first: "foot"])
            fixture.binder.finish()
            expect(fixture.kinds, [.sectionBoundTwice, .sectionBoundTwice])
            expect(fixture.lines, ["[b]", "(foot)"])
        }
        // Handlers bound twice.
        do {
            let fixture = Fixture<Place>(showing: [.first])
            var calls: [Int] = []
            fixture.binder.onSection(.second).bind(cellType: TextCell.self, models: ["b"])
            fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: ["a"])
                .onTapped { _, _, _ in calls.append(1) }
                .cellHeight { _ in 1 }
            fixture.binder.onSections(.second, .first)
                .onTapped { _, _, _ in calls.append(2) }
                .cellHeight { _, _ in 2 }
            fixture.binder.finish()
            expect(fixture.kinds, [.sectionBoundTwice, .sectionBoundTwice])
            expect(fixture.diagnostics.map(\.section), ["first", "first"])
            fixture.table.tapRow(at: [0, 0])
            expect(calls, [2])
        }
    }

    @Test func handlersThatNeverRunAreReported() {
        // An all sections handler that no section reaches.
        do {
            let fixture = Fixture<Place>(showing: [.first])
            fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: ["a"])
            fixture.binder.onAllOtherSections().onTapped { _, _, _ in }
            fixture.binder.finish()
            expect(fixture.kinds, [.handlerCannotRun])
            expect(fixture.diagnostics[0].message.contains("onTapped"))
        }
        // A handler of a section without cells.
        do {
            let fixture = Fixture<Place>(showing: [.first])
            fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: ["a"])
            fixture.binder.onSection(.second)
                .onDequeue { _, _ in }
                .prefetch(when: .cellsFromEnd(1)) { _ in }
            fixture.binder.finish()
            expect(fixture.kinds, [.handlerCannotRun, .handlerCannotRun])
            expect(fixture.diagnostics.map(\.section), ["second", "second"])
        }
        // An any section handler of a table without cells.
        do {
            let fixture = Fixture<Place>(showing: [.first])
            fixture.binder.onSection(.first).bind(headerTitle: "a")
            fixture.binder.onAnySection().onTapped { _, _, _ in }
            fixture.binder.finish()
            expect(fixture.kinds, [.handlerCannotRun])
        }
    }

    @Test func eventsOfACellThatTheSectionDoesNotHave() {
        let fixture = Fixture<Place>(showing: [.first])
        fixture.binder.onSection(.first).bind(cellType: OtherCell.self, models: ["a"])
            .onEvent(from: SwitchCell.self) { _, _, _, _ in }
        // Cells bound as a superclass may be switches, and a provider may return any cell.
        fixture.binder.onSection(.second).bind(cellType: TextCell.self, models: ["a"])
            .onEvent(from: SwitchCell.self) { _, _, _, _ in }
        fixture.binder.onSection(.third)
            .bind(
                cellProvider: { _, _ in SwitchCell(style: .default, reuseIdentifier: nil) },
                numberOfCells: 1
            )
            .onEvent(from: SwitchCell.self) { _, _, _ in }
        fixture.binder.finish()
        expect(fixture.kinds, [.handlerCannotRun])
        expect(fixture.diagnostics[0].section, "first")
        expect(fixture.diagnostics[0].message.contains("OtherCell"))
    }

    @Test func aHandlerForModelsOfAnotherType() {
        let fixture = Fixture<Place>(showing: [.first, .second])
        var calls: [Int] = []
        fixture.binder.onAllSections()
            .bind(cellType: TextCell.self, models: [.first: [1], .second: [2]])
        fixture.binder.onSection(.first).assuming(modelType: Int.self)
            .onTapped { _, _, model in calls.append(model) }
        fixture.binder.onSection(.second).assuming(modelType: String.self)
            .onTapped { _, _, _ in calls.append(-1) }
        fixture.binder.finish()
        fixture.table.tapRow(at: [0, 0])
        fixture.table.tapRow(at: [1, 0])
        expect(calls, [1])
        expect(fixture.kinds, [.handlerCannotRun])
        expect(fixture.diagnostics[0].message.contains("String"))
    }

    @Test(.inDebugBuilds) func duplicateIdentities() {
        let fixture = Fixture<Place>(showing: [.first])
        var items = [Item(1, "a"), Item(1, "b")]
        fixture.binder.onSection(.first)
            .bind(
                cellType: TextCell.self, models: { items }, mapToViewModels: TextCell.ViewModel.init
            )
        fixture.binder.finish()
        expect(fixture.kinds, [.duplicateIdentities])
        items = [Item(1, "c"), Item(2, "d"), Item(1, "a")]
        fixture.binder.refresh()
        fixture.turn()
        expect(fixture.kinds, [.duplicateIdentities, .duplicateIdentities])
        expect(fixture.lines, ["c", "d", "a"])
    }

    /// Most apps have no data yet when the binding is finished.
    @Test(.inDebugBuilds) func duplicateIdentitiesInANewSection() {
        let fixture = Fixture<Place>(.hidesSectionsWithNoCellData)
        var items: [Item] = []
        fixture.binder.onSection(.first)
            .bind(
                cellType: TextCell.self, models: { items }, mapToViewModels: TextCell.ViewModel.init
            )
        fixture.binder.finish()
        expect(fixture.kinds, [])
        items = [Item(1, "a"), Item(2, "b"), Item(1, "c")]
        fixture.binder.refresh()
        fixture.turn()
        expect(fixture.kinds, [.duplicateIdentities])
        expect(fixture.lines, ["a", "b", "c"])
    }

    /// One of them moves: it is deleted and inserted, not compared.
    @Test(.inDebugBuilds) func duplicateIdentitiesInSectionsThatChangePlaces() {
        let fixture = Fixture<Place>(showing: [.first, .second])
        var items = [Item(1, "a")]
        fixture.binder.onSections(.first, .second)
            .bind(
                cellType: TextCell.self, models: { [.first: items, .second: items] },
                mapToViewModels: TextCell.ViewModel.init)
        fixture.binder.finish()
        expect(fixture.kinds, [])
        items = [Item(1, "a"), Item(1, "b")]
        fixture.binder.refresh()
        fixture.binder.displayedSections = [.second, .first]
        fixture.turn()
        expect(fixture.kinds, [.duplicateIdentities, .duplicateIdentities])
        expect(fixture.lines, ["a", "b", "a", "b"])
    }

    @Test func sectionsThatOccurTwiceAreReported() {
        // Duplicate sections.
        do {
            let fixture = Fixture<Place>(showing: [.first, .second, .first])
            fixture.binder.onAllSections()
                .bind(cellType: TextCell.self, models: [.first: ["a"], .second: ["b"]])
            fixture.binder.finish()
            expect(fixture.kinds, [.duplicateSections])
            expect(fixture.table.numberOfSections, 2)
        }
        // Two keys of one identity.
        do {
            let fixture = Fixture<Chapter>(.hidesSectionsWithNoCellData)
            fixture.binder.onAllSections().bind(
                cellType: TextCell.self,
                models: [
                    Chapter(number: 1, title: "a"): ["a"], Chapter(number: 1, title: "b"): ["b"],
                ])
            fixture.binder.finish()
            expect(fixture.kinds, [.duplicateSections])
            expect(fixture.table.numberOfSections, 1)
        }
    }

    @Test(.inDebugBuilds) func anIdentityThatDisagreesWithEquality() {
        struct Odd: CollectionIdentifiable, Equatable {
            var collectionId: Int
            static func == (lhs: Self, rhs: Self) -> Bool { true }
        }
        let fixture = Fixture<Place>(showing: [.first])
        var items = [Odd(collectionId: 1)]
        fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: { items })
        fixture.binder.finish()
        items = [Odd(collectionId: 2)]
        fixture.binder.refresh()
        fixture.turn()
        expect(fixture.kinds, [.identityContradictsEquality])
    }

    @Test func displayedSectionsUnderAnAutomaticBehaviour() {
        let fixture = Fixture<Place>(.hidesSectionsWithNoCellData)
        fixture.binder.onAllSections()
            .bind(cellType: TextCell.self, models: [.first: ["a"], .second: ["b"]])
        fixture.binder.finish()
        fixture.binder.displayedSections = [.second]
        expect(fixture.kinds, [.displayedSectionsIgnored])
        expect(fixture.binder.displayedSections, [.first, .second])
        expect(fixture.turn().isEmpty)
    }

    @Test func aChainStartedAfterFinishIsReportedAndIgnored() {
        // A chain started after finish.
        do {
            let fixture = Fixture<Place>(showing: [.first])
            let kept = fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: ["a"])
            fixture.binder.finish()
            fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: ["b", "c"])
            expect(fixture.kinds, [.chainAfterFinish])
            kept.onTapped { _, _, _ in Issue.record("bound after finish()") }
            kept.bind(headerTitle: "late")
            expect(fixture.kinds, [.chainAfterFinish, .chainAfterFinish, .chainAfterFinish])
            expect(fixture.turn().isEmpty)
            fixture.table.tapRow(at: [0, 0])
            expect(fixture.table.numberOfRows(inSection: 0), 1)
        }
        // A chain started after finish is reported and ignored without a hook.
        do {
            let fixture = Fixture<Place>(showing: [.first])
            var printed: [String] = []
            fixture.binder.diagnosticHandler = nil
            fixture.binder.reporter.output = { printed.append($0) }
            let kept = fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: ["a"])
            fixture.binder.finish()
            fixture.binder.onAllSections(fileID: "A.swift", line: 1)
                .bind(cellType: TextCell.self, models: { [.first: ["b"], .second: ["c"]] })
                .bind(headerTitles: { [.first: "late"] })
            kept.bind(cellType: TextCell.self, models: { ["b", "c"] })
            fixture.binder.refresh()
            fixture.turn()
            expect(fixture.lines, ["-"])
            expect(fixture.binder.numberOfKnownSections, 1)
            expect(printed.count, 2)
            expect(printed.first?.contains("onAllSections() at A.swift:1"), true)
            expect(printed.allSatisfy { $0.contains("after finish()") })
        }
    }

    @Test func aBinderReleasedWithoutFinish() {
        let fixture = Fixture<Place>(showing: [.first])
        var found: [TableDiagnostic] = []
        fixture.binder.diagnosticHandler = { found.append($0) }
        fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: ["a"])
        fixture.binder = nil
        expect(found.map(\.kind), [.neverFinished])
        expect(found.first?.chain?.contains("onSection(.first)"), true)
    }

    @Test(.inDebugBuilds) func theDefaultHookPrintsOnceForEachKindAndSection() {
        let fixture = Fixture<Place>(showing: [.first])
        var printed: [String] = []
        fixture.binder.diagnosticHandler = nil
        fixture.binder.reporter.output = { printed.append($0) }
        var items = [Item(1), Item(1)]
        fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: { items })
        fixture.binder.onSection(.second).bind(cellType: TextCell.self, models: { items })
        fixture.binder.finish()
        for count in 3..<6 {
            items = Array(repeating: Item(1), count: count)
            fixture.binder.refresh()
            fixture.turn()
        }
        expect(printed.count, 1)
        fixture.binder.displayedSections = [.first, .second]
        items.removeLast()
        fixture.binder.refresh()
        fixture.turn()
        items.removeLast()
        fixture.binder.refresh()
        fixture.turn()
        expect(printed.count, 2)
        expect(printed.allSatisfy { $0.hasPrefix("Tableau: ") })
    }

    @Test func controlCharactersInSectionNamesAreEscaped() {
        let fixture = Fixture<Titled>(
            showing: [Titled(description: "a\u{1B}[2J\u{9B}\u{202E}b")])
        var printed: [String] = []
        fixture.binder.diagnosticHandler = nil
        fixture.binder.reporter.output = { printed.append($0) }
        fixture.binder.finish()
        expect(printed.count, 1)
        expect(printed.allSatisfy { $0.contains("a␛[2J\u{FFFD}\u{FFFD}b") }, "\(printed)")
    }

    @Test func aCorrectlyBoundTableReportsNothing() {
        let fixture = Fixture<Place>(.hidesSectionsWithNoData)
        fixture.binder.onSection(.first)
            .bind(cellType: SwitchCell.self, models: [Item(1)])
            .bind(headerTitle: "a")
            .onTapped { _, _, _ in }
            .onEvent(from: SwitchCell.self) { _, _, _, _ in }
        fixture.binder.onAllOtherSections()
            .bind(cellType: TextCell.self, models: [.second: [Item(1)]])
            .onTapped { _, _, _, _ in }
        fixture.binder.onAnySection().onTapped { _, _, _ in }.cellHeight { _, _ in 30 }
        fixture.binder.finish()
        fixture.table.tapRow(at: [0, 0])
        fixture.table.tapRow(at: [1, 0])
        fixture.binder.refresh()
        fixture.turn()
        expect(fixture.diagnostics.isEmpty)
    }

    @Test func namingASectionTwiceInOneChainIsAllowed() {
        let fixture = Fixture<Place>(showing: [.first])
        fixture.binder.onSections(.first, .second, .first)
            .bind(cellType: TextCell.self, models: [.first: ["a"]])
            .onTapped { _, _, _, _ in }
        fixture.binder.finish()
        expect(fixture.diagnostics.isEmpty)
    }
}

/// A section whose name comes from data.
private struct Titled: TableViewSection, CustomStringConvertible {
    let description: String
}

extension Trait where Self == ConditionTrait {
    /// Checks for duplicates and contradictions cost as much as a diff: only debug builds run them.
    fileprivate static var inDebugBuilds: Self {
        .enabled(if: UpdateOptions().checks, "checked in debug builds only")
    }
}
