import Foundation
import Tableau
import TableauTesting
import TestEnvironment
import TestSupport
import Testing

/// What a binder records, and that it can be parsed and replayed.
@MainActor
struct TranscriptTests {
    private let clock = TestClock()

    private func list(_ transcript: TableTranscript) -> ShoppingList {
        let list = ShoppingList(
            [.missing: [Item(name: "Bread"), Item(name: "Milk")]], clock: clock)
        list.binder.transcript = transcript
        return list
    }

    @Test func onlyWhatIsWantedIsRecorded() throws {
        // Nothing is recorded by default.
        do {
            let list = ShoppingList.sample(clock)
            expect(list.binder.transcript == nil)
        }
        // Redacted text is not recorded.
        do {
            let list = list(
                TableTranscript(rows: .descriptions, redacting: { "x\($0.utf8.count)" }))
            try TableProbe(list.tableView, clock: clock).tap("Milk")
            let text = try #require(list.binder.transcript?.text)
            for name in ["Milk", "Bread", "missing", "bought"] { expect(!text.contains(name)) }
            try Transcript(parsing: text).replay()
        }
    }

    @Test func eachTurnIsALine() throws {
        let list = list(TableTranscript())
        try TableProbe(list.tableView, clock: clock).tap("Milk")
        list.items.accept(
            list.items.value.merging([.missing: [Item(name: "Bread", amount: 3)]]) { $1 })
        clock.advance()
        let text = try #require(list.binder.transcript?.text)
        expect(
            text,
            """
            {"format":"tableau-transcript","rows":"identities","version":1}
            {"before":[{"name":"missing","rows":["Bread","Milk"]}],"gestures":["tap missing/Milk"],\
            "outcome":"animated","steps":[{"after":[{"name":"missing","rows":["Bread"]},\
            {"name":"bought","rows":["Milk"]}],"batch":{"delete":[[0,1,1]],"insertSections":[1]}}],\
            "turn":1}
            {"outcome":"animated","steps":[{"after":[{"name":"missing","same":0},\
            {"name":"bought","same":1}],"batch":{"reconfigure":[[0,0,1]]}}],"turn":2}
            {"end":2}

            """)
        let transcript = try Transcript(parsing: text)
        try transcript.replay()
        expect(transcript.turns.map(\.gestures), [["tap missing/Milk"], []])
        try expect(Transcript(parsing: transcript.text), transcript)
    }

    @Test func theFirstLoadAndReloadsAreRecorded() throws {
        let table = TableView(style: .plain)
        let binder = TableViewBinder(tableView: table, clock: clock)
        binder.transcript = TableTranscript()
        var items = [Item(name: "Bread")]
        binder.onTable().bind(cellType: ItemCell.self, viewModels: { items })
        binder.finish()
        binder.animateChanges = false
        items = [Item(name: "Milk")]
        binder.refresh()
        clock.advance()
        let transcript = try Transcript(parsing: try #require(binder.transcript?.text))
        expect(
            transcript.turns.map { $0.reloaded?.first?.rows.map(\.description) },
            [
                ["Bread"], ["Milk"],
            ])
    }

    @Test func theTurnLimitKeepsTheLastTurnsAndTheStateBeforeThem() throws {
        let list = list(TableTranscript(limit: 3))
        for number in 1...20 {
            list.items.accept([.missing: [Item(name: "Bread"), Item(name: "\(number)")]])
            clock.advance()
        }
        let transcript = try Transcript(parsing: try #require(list.binder.transcript?.text))
        expect(transcript.turns.map(\.number), [18, 19, 20])
        expect(transcript.turns[0].before?.first?.rows.map(\.description), ["Bread", "17"])
        try transcript.replay()
    }

    @Test func descriptionsFindStaleRows() throws {
        let list = list(TableTranscript(rows: .descriptions))
        list.items.accept([.missing: [Item(name: "Bread", amount: 2), Item(name: "Milk")]])
        clock.advance()
        var transcript = try Transcript(parsing: try #require(list.binder.transcript?.text))
        try transcript.replay()
        transcript.turns[0].steps[0].changes = TableChanges()
        let failure = #expect(throws: ReplayFailure.self) { try transcript.replay() }
        expect(failure?.violation.rule, "staleRow")
        expect(failure?.description.hasPrefix("turn 1 in missing: Row 0 of section 0"), true)
    }

    /// With sections that move on screen an update has two batches: rows whose content changes are
    /// reconfigured in the second.
    @Test func rowsChangeWhileSectionsMove() throws {
        let list = ShoppingList(
            [.missing: [Item(name: "Bread"), Item(name: "Milk")], .bought: [Item(name: "Tea")]],
            clock: clock)
        list.binder.transcript = TableTranscript(rows: .descriptions)
        list.binder.animateSectionMoves = true
        list.binder.sectionDisplayBehavior =
            .hidesSectionsWithNoCellData(orderingWith: { $0.sorted(by: >) })
        list.items.accept([
            .missing: [Item(name: "Milk", amount: 2)], .bought: [Item(name: "Tea")],
        ])
        clock.advance()
        var transcript = try Transcript(parsing: try #require(list.binder.transcript?.text))
        try #require(transcript.turns.map(\.steps.count) == [2])
        try transcript.replay()
        // What no batch reconfigures is still found.
        transcript.turns[0].steps[1].changes.batch.rows.reconfigures = []
        let failure = #expect(throws: ReplayFailure.self) { try transcript.replay() }
        expect(failure?.violation.rule == "staleRow" && failure?.step == 1)
        expect(failure?.section, "missing")
        let small = transcript.minimised()
        #expect(throws: ReplayFailure.self) { try small.replay() }
        expect(small.turns[0].before?.flatMap(\.rows).count, 1)
    }

    @Test func diagnosticsAreRecorded() throws {
        let list = list(TableTranscript())
        list.binder.diagnosticHandler = { _ in }
        list.items.accept([.missing: [Item(name: "Milk"), Item(name: "Milk", amount: 2)]])
        clock.advance()
        let transcript = try Transcript(parsing: try #require(list.binder.transcript?.text))
        expect(transcript.turns.flatMap(\.diagnostics).contains { $0.contains("same identity") })
    }

    /// A section may carry content: it stays the same section when that changes.
    @Test(arguments: TableTranscript.Rows.allCases)
    func aSectionWithOtherContentIsTheSame(rows: TableTranscript.Rows) throws {
        let bread = Item(name: "Bread")
        var sections = [Shelf(number: 1, title: "One"): [bread]]
        let binder = SectionedTableViewBinder(
            tableView: TableView(style: .plain), sectionedBy: Shelf.self,
            sectionDisplayBehavior: .hidesSectionsWithNoCellData, clock: clock)
        binder.transcript = TableTranscript(rows: rows)
        binder.onAllSections()
            .bind(cellType: ItemCell.self, viewModels: { sections })
            .headerTitles { $0.title }
            .onTapped { _, _, _ in }
        binder.finish()
        sections = [
            Shelf(number: 1, title: "Uno"): [bread, Item(name: "Milk")],
            Shelf(number: 2, title: "Due"): [Item(name: "Tea")],
        ]
        binder.refresh()
        clock.advance()
        try TableProbe(binder.tableView, clock: clock).tap("Milk")
        sections = [Shelf(number: 2, title: "Zwei"): [Item(name: "Tea"), bread]]
        binder.refresh()
        clock.advance()
        let transcript = try Transcript(parsing: try #require(binder.transcript?.text))
        try transcript.replay()
        expect(transcript.turns.count, 3)
        expect(transcript.turns[2].gestures, ["tap Shelf(number: 1, title: \"One\")/Milk"])
        let last = try #require(transcript.turns.last?.steps.last)
        expect(last.after.map(\.section), ["Shelf(number: 2, title: \"Due\")"])
    }

    private struct Shelf: TableViewSection, CollectionIdentifiable, Comparable {
        let number: Int
        var title: String
        var collectionId: Int { number }

        static func < (left: Shelf, right: Shelf) -> Bool { left.number < right.number }
    }

    /// Random changes through a binder give transcripts that replay without a violation.
    @Test(arguments: 0..<Effort.count(8, full: 20)) func randomChangesReplay(seed: Int) throws {
        let transcript = try RandomTranscript.make(seed: UInt64(seed), clock: clock)
        expect(transcript.turns.count > 10)
        try transcript.replay()
    }
}

/// Transcripts of lists that change at random.
@MainActor
enum RandomTranscript {
    static func make(seed: UInt64, clock: TestClock, rows: Int = 30) throws -> Transcript {
        var random = SeededGenerator(seed: seed)
        let list = ShoppingList([:], clock: clock)
        list.binder.transcript = TableTranscript(rows: .descriptions)
        for _ in 0..<20 {
            var names = (0..<rows).filter { _ in !random.oneIn(4) }
            if random.oneIn(2) { names.shuffle(using: &random) }
            let items = names.map { Item(name: "\($0)", amount: random.below(3)) }
            let cut = random.below(items.count + 1)
            list.items.accept([
                .missing: Array(items.prefix(cut)), .bought: Array(items.dropFirst(cut)),
            ])
            clock.advance()
        }
        guard let text = list.binder.transcript?.text else { return Transcript(turns: []) }
        return try Transcript(parsing: text)
    }
}
