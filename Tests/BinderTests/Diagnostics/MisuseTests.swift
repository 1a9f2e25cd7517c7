import Dispatch
import Foundation
import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// Misuse of a whole binder is reported: of its lifetime, its table, its sources.
@MainActor
struct MisuseTests {
    // MARK: A binder that is released

    @Test func onlyABinderReleasedBeforeItsTableIsReported() {
        // A finished binder that is released before its table.
        do {
            let fixture = Fixture<Place>(showing: [.first])
            var found: [TableDiagnostic] = []
            fixture.binder.diagnosticHandler = { found.append($0) }
            fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: ["a"])
            fixture.binder.finish()
            fixture.binder = nil
            expect(found.isEmpty)
            fixture.clock.advance()
            expect(found.map(\.kind), [.binderReleased])
            expect(found.first?.chain?.contains("onSection(.first)"), true)
        }
        // A binder released together with its table.
        do {
            var found: [TableDiagnostic] = []
            let clock = ManualUpdateClock()
            do {
                let binder = TableViewBinder(tableView: TableView(style: .plain), clock: clock)
                binder.diagnosticHandler = { found.append($0) }
                binder.onTable().bind(cellType: TextCell.self, models: ["a"])
                binder.finish()
            }
            clock.advance()
            expect(found.isEmpty)
        }
        // A binder replaced by another.
        do {
            let fixture = Fixture<Place>(showing: [.first])
            fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: ["a"])
            fixture.binder.finish()
            let next = SectionedTableViewBinder(
                tableView: fixture.table, sectionedBy: Place.self, clock: fixture.clock)
            next.diagnosticHandler = fixture.binder.diagnosticHandler
            next.displayedSections = [.second]
            next.onSection(.second).bind(cellType: TextCell.self, models: ["b", "c"])
            fixture.binder = next
            next.finish()
            fixture.clock.advance()
            expect(fixture.diagnostics.isEmpty)
            expect(fixture.table.numberOfRows(inSection: 0), 2)
        }
    }

    // MARK: A binder that is never finished

    @Test func aBinderWithoutFinishIsReported() async {
        // A binder that is kept without finish. A screen keeps its binder, as it should: the
        // mistake is reported while the table is empty.
        do {
            let binders = (0..<3).map { _ in TableViewBinder(tableView: TableView(style: .plain)) }
            var found: [TableDiagnostic] = []
            var others: [TableDiagnostic] = []
            binders[0].diagnosticHandler = { found.append($0) }
            binders[1].diagnosticHandler = { others.append($0) }
            binders[2].diagnosticHandler = { others.append($0) }
            let chain = binders[0].onTable()
            chain.bind(cellType: TextCell.self, models: ["a"])
            binders[0].onTable().onTapped { _, _ in }
            binders[1].onTable().bind(cellType: TextCell.self, models: ["a"])
            binders[1].finish()
            await remindersArePast()
            expect(found.map(\.kind), [.neverFinished])
            expect(found.first?.chain?.contains("onTable()"), true)
            expect(others.isEmpty)
        }
        // A binder without finish is reported once.
        do {
            var found: [TableDiagnostic] = []
            do {
                let binder = TableViewBinder(tableView: TableView(style: .plain))
                binder.diagnosticHandler = { found.append($0) }
                binder.onTable().bind(cellType: TextCell.self, models: ["a"])
                await remindersArePast()
            }
            expect(found.count, 1)
        }
    }

    /// Waits for a timer that the main queue fires after the reminders of the binders created so far.
    private func remindersArePast() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { continuation.resume() }
        }
    }

    // MARK: Two binders

    @Test func twoBindersOnOneTable() {
        let fixture = Fixture<Place>(showing: [.first, .second])
        let other = SectionedTableViewBinder(
            tableView: fixture.table, sectionedBy: Place.self, clock: fixture.clock)
        other.diagnosticHandler = fixture.binder.diagnosticHandler
        other.displayedSections = [.first, .second]
        fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: ["a"])
        fixture.binder.onSection(.second).bind(headerTitle: "head")
        other.onSection(.second).bind(cellType: TextCell.self, models: { ["b"] })
        fixture.binder.finish()
        other.finish()
        expect(fixture.kinds, [.tableBoundTwice])
        other.displayedSections = [.second, .third]
        fixture.binder.displayedSections = [.first, .second, .third]
        fixture.turn()
        expect(fixture.kinds, [.tableBoundTwice])
    }

    // MARK: Nothing displayed

    @Test func rowsWithoutDisplayedSectionsAreReported() {
        // Rows without displayed sections.
        do {
            let fixture = Fixture<Place>()
            var rows: [String] = []
            fixture.binder.onSection(.first, fileID: "A.swift", line: 1)
                .bind(cellType: TextCell.self, models: { rows })
            fixture.binder.finish()
            fixture.turn()
            expect(fixture.diagnostics.isEmpty)
            rows = ["a"]
            for _ in 0..<2 {
                fixture.binder.refresh()
                fixture.turn()
            }
            expect(fixture.kinds, [.noDisplayedSections])
            expect(fixture.diagnostics[0].chain, "onSection(.first) at A.swift:1")
        }
        // Rows that never change without displayed sections.
        do {
            let fixture = Fixture<Place>()
            fixture.binder.onAllSections().bind(cellType: TextCell.self, models: [.first: ["a"]])
            fixture.binder.finish()
            fixture.turn()
            expect(fixture.kinds, [.noDisplayedSections])
        }
    }

    @Test(arguments: [true, false])
    func displayedSectionsSetInTimeOrToNoneAreNotReported(isAfterFinish: Bool) {
        let fixture = Fixture<Place>()
        fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: ["a"])
        if !isAfterFinish { fixture.binder.displayedSections = [] }
        fixture.binder.finish()
        if isAfterFinish { fixture.binder.displayedSections = [.first] }
        fixture.turn()
        expect(fixture.diagnostics.isEmpty)
    }

    // MARK: Delegates

    final class Delegate: NSObject, TableViewDataSource, TableViewDelegate {
        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(
            _ tableView: TableView, cellForRowAt indexPath: IndexPath
        ) -> TableViewCell { TableViewCell(style: .default, reuseIdentifier: nil) }
    }

    @Test(arguments: [(true, true), (true, false), (false, true)])
    func aDataSourceOrDelegateThatIsReplaced(dataSource: Bool, delegate: Bool) {
        let fixture = Fixture<Place>(showing: [.first])
        let other = Delegate()
        if dataSource { fixture.table.dataSource = other }
        if delegate { fixture.table.delegate = other }
        fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: ["a"])
        fixture.binder.finish()
        expect(fixture.kinds, [.delegateReplaced])
        expect(fixture.diagnostics[0].message.contains("data source, a Delegate"), dataSource)
        expect(fixture.diagnostics[0].message.contains("delegate, a Delegate"), delegate)
    }

    // MARK: Sources

    struct Offline: Error {}

    @Test func anObservableThatFails() {
        let fixture = Fixture<Place>(showing: [.first, .second])
        let rows = PublishSubject<[String]>()
        let titles = PublishSubject<[Place: String?]>()
        fixture.binder.onSection(.first, fileID: "A.swift", line: 1)
            .rx.bind(cellType: TextCell.self, models: rows)
        fixture.binder.onSections(.second, fileID: "A.swift", line: 2)
            .rx.bind(headerTitles: titles)
        fixture.binder.finish()
        rows.onNext(["a"])
        titles.onNext([.second: "head"])
        rows.onError(Offline())
        titles.onError(Offline())
        fixture.turn()
        expect(fixture.lines, ["-", "[head]"])
        expect(fixture.kinds, [.sourceFailed, .sourceFailed])
        expect(
            fixture.diagnostics.map(\.chain),
            [
                "onSection(.first) at A.swift:1", "onSections(.second) at A.swift:2",
            ])
        expect(fixture.diagnostics.allSatisfy { $0.message.contains("Offline") })
    }

    @Test func anObservableThatFailsOnAnotherThreadDeliversItsRowsFirst() async {
        let fixture = Fixture<Place>(showing: [.first])
        await withCheckedContinuation { done in
            fixture.binder.diagnosticHandler = {
                fixture.diagnostics.append($0)
                done.resume()
            }
            fixture.binder.onSection(.first).rx.bind(
                cellType: TextCell.self,
                models: Observable<[String]>.create { observer in
                    // Safety: from here on only that queue uses the observer.
                    nonisolated(unsafe) let observer = observer
                    DispatchQueue(label: "elsewhere").async {
                        observer.onNext(["a", "b"])
                        observer.onError(Offline())
                    }
                    return Disposables.create()
                })
            fixture.binder.finish()
        }
        fixture.turn()
        expect(fixture.kinds, [.sourceFailed])
        expect(fixture.table.numberOfRows(inSection: 0), 2)
    }

    @Test func anUpdateCallbackThatIsCalledOnAnotherThread() async {
        let fixture = Fixture<Place>(showing: [.first, .second])
        var update: ([Int]) -> Void = { _ in }
        var setTitle: (String?) -> Void = { _ in }
        fixture.binder.onSection(.first)
            .bind(cellType: TextCell.self, models: [], updatedBy: &update)
            .onDequeue { _, cell, number in cell.textLabel?.text = "\(number)" }
            .bind(headerTitle: nil, updatedBy: &setTitle)
        fixture.binder.finish()
        await withCheckedContinuation { done in
            // Safety: from here on only that queue uses them.
            nonisolated(unsafe) let (update, setTitle) = (update, setTitle)
            DispatchQueue(label: "elsewhere").async {
                for count in 1...3 { update(Array(0..<count)) }
                setTitle("head")
                DispatchQueue.main.async { done.resume() }
            }
        }
        // Runs after the updates that are still queued on the main queue.
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        fixture.turn()
        expect(fixture.lines, ["[head]", "0", "1", "2"])
        update([7])
        fixture.turn()
        expect(fixture.lines, ["[head]", "7"])
    }

    // MARK: Classes

    final class Person: Equatable, CollectionIdentifiable {
        let collectionId: Int
        var name: String
        init(_ id: Int, _ name: String) { (collectionId, self.name) = (id, name) }
        static func == (lhs: Person, rhs: Person) -> Bool {
            lhs.collectionId == rhs.collectionId && lhs.name == rhs.name
        }
    }

    @Test(.enabled(if: UpdateOptions().checks, "checked in debug builds only"))
    func instancesThatAreChangedInPlaceAreReportedOnceForEachType() {
        let fixture = Fixture<Place>(showing: [.first, .second])
        var people = [Person(1, "Ann"), Person(2, "Ben")]
        var update: ([Place: [Person]]) -> Void = { _ in }
        fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: { people })
        fixture.binder.onSections(.second)
            .bind(cellType: TextCell.self, models: [.second: people], updatedBy: &update)
        fixture.binder.finish()
        expect(fixture.diagnostics.isEmpty)
        people = people.map { Person($0.collectionId, $0.name + "a") }
        fixture.binder.refresh()
        fixture.turn()
        expect(fixture.diagnostics.isEmpty)
        people[1].name = "Cid"
        fixture.binder.refresh()
        update([.second: people])
        update([.second: Array(people.dropLast())])
        fixture.turn()
        expect(fixture.kinds, [.sharedInstances])
        expect(fixture.diagnostics[0].message.contains("Person"))
    }

    @Test func instancesMappedToViewModelsMayChangeInPlace() {
        let fixture = Fixture<Place>(showing: [.first])
        let people = [Person(1, "Ann")]
        fixture.binder.onSection(.first).bind(
            cellType: TextCell.self, models: { people },
            mapToViewModels: { .init(id: $0.collectionId, text: $0.name) })
        fixture.binder.finish()
        people[0].name = "Cid"
        fixture.binder.refresh()
        fixture.turn()
        expect(fixture.lines, ["Cid"])
        expect(fixture.diagnostics.isEmpty)
    }
}
