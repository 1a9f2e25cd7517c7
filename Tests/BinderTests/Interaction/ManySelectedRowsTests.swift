import Tableau
import TestEnvironment
import Testing

/// The work for selected rows grows with the rows that a call touches, not with the selection.
@MainActor
@Suite(.serialized)
struct ManySelectedRowsTests {
    typealias Counted = CostTests.Counted

    private let counter = Counted.Counter()
    private let count = 1_000
    /// Bound for one call, whose constant part hashes a section some times.
    private var most: Int { 40 * count }

    private func section(_ number: Int) -> Counted { Counted(number: number, counter: counter) }

    /// A binder of two sections with `count` rows each, of which the second is hidden.
    private func makeFixture(finishes: Bool = true) -> Fixture<Counted> {
        let fixture = Fixture<Counted>(showing: [section(0)], height: 400)
        let rows = Array(0..<count)
        fixture.binder.onAllSections().bind(
            cellType: OtherCell.self, models: [section(0): rows, section(1): rows])
        fixture.binder.selection.mode = .multiple
        if finishes { fixture.binder.finish() }
        counter.hashes = 0
        return fixture
    }

    @Test(arguments: [0, 1])
    func selectingRowByRow(number: Int) {
        let fixture = makeFixture()
        let selection = fixture.binder.selection
        for row in 0..<count { selection.select(.row(row), in: section(number)) }
        expect(counter.hashes < most, "\(counter.hashes)")
        expect(selection.rows.count, count)
        counter.hashes = 0
        for row in 0..<count {
            expect(selection.contains(.row(row), in: section(number)))
        }
        expect(counter.hashes < most, "\(counter.hashes)")
        counter.hashes = 0
        for row in 0..<count - 1 { selection.toggle(.row(row), in: section(number)) }
        selection.deselect(.row(count - 1), in: section(number))
        expect(counter.hashes < most, "\(counter.hashes)")
        expect(selection.isEmpty)
    }

    @Test func selectingRowsThatAreToCome() {
        // Selecting rows before the binder has finished. Rows whose data is on the way.
        do {
            let fixture = makeFixture(finishes: false)
            let selection = fixture.binder.selection
            for row in 0..<count { selection.select(.row(row), in: section(row % 2)) }
            for row in 0..<10 { selection.deselect(.row(row), in: section(row % 2)) }
            expect(counter.hashes < most, "\(counter.hashes)")
            fixture.binder.finish()
            expect(selection.rows.count, count - 10)
        }
        // Selecting rows that are awaited. Rows of sections that receive rows later.
        do {
            let fixture = makeFixture()
            let selection = fixture.binder.selection
            for row in 0..<count { selection.select(.row(row), in: section(7)) }
            expect(counter.hashes < most, "\(counter.hashes)")
            expect(selection.isEmpty)
        }
    }

    @Test func observersOfManySections() {
        let fixture = Fixture<Counted>(showing: [], height: 400)
        let binder = fixture.binder!
        let sections = (0..<200).map(section)
        binder.displayedSections = sections
        var reported = 0
        let chain = binder.onSections(sections).bind(
            cellType: OtherCell.self,
            models: Dictionary(uniqueKeysWithValues: sections.map { ($0, [0, 1, 2, 3, 4]) }))
        chain.onSelectionChanged { reported = $0.count }
        binder.selection.mode = .multiple
        binder.finish()
        (counter.hashes, counter.equalities) = (0, 0)
        binder.selection.selectAll()
        expect(reported, 1_000)
        expect(counter.hashes < most, "\(counter.hashes)")
        expect(counter.equalities < most, "\(counter.equalities)")
    }
}
