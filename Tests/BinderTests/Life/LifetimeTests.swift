import Foundation
import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// Rule 8, and the release of binders, chains, cells, screens and subscriptions.
@MainActor
struct LifetimeTests {
    @MainActor static var tracker = Tracker()

    final class TrackedCell: TableViewCell, ViewModelBindable, ViewEventEmitting {
        enum ViewEvent { case pressed }
        let life = LifetimeTests.tracker.born("cell")
        var viewModel: Model?
    }

    @MainActor final class Model {
        let life: Tracker.Life
        init(_ tracker: Tracker) { life = tracker.born("model") }
    }

    @MainActor final class Screen {
        let table = TableView(style: .grouped)
        let binder: SectionedTableViewBinder<Place>
        let clock = ManualUpdateClock()
        let life: Tracker.Life
        var calls = 0
        var models: [Model] = []
        var update: ([Model]) -> Void = { _ in }

        init(_ tracker: Tracker, _ observed: Observable<[Model]>) {
            life = tracker.born("screen")
            binder = SectionedTableViewBinder(
                tableView: table, sectionedBy: Place.self, clock: clock)
            binder.displayedSections = [.first, .second, .third]
            let first = binder.onSection(.first)
                .bind(cellType: TrackedCell.self, models: { [unowned self] in models })
                .onTapped(weakly(self, Screen.cellCalled))
                .onDequeue(weakly(self, Screen.cellCalled))
                .onEvent(from: TrackedCell.self, weakly(self, Screen.pressed))
                .prefetch(when: .cellsFromEnd(1), with: weakly(self, Screen.neared))
            let tapLife = tracker.born("tap observer")
            first.rx.tapped.subscribe(onNext: { _ in _ = tapLife }).disposed(by: bag)
            let subscriptionLife = tracker.born("subscription")
            let bySection = observed.map { models -> [Place: [Model]] in
                _ = subscriptionLife
                return [.second: models]
            }
            binder.onSections(.second)
                .rx.bind(cellType: TrackedCell.self, models: bySection)
                .onTapped(weakly(self, Screen.sectionCalled))
                .onEvent(from: TrackedCell.self, weakly(self, Screen.sectionPressed))
            binder.onSection(.third)
                .bind(cellType: TrackedCell.self, viewModels: [], updatedBy: &update)
                .onTapped(weakly(self, Screen.viewCalled))
                .onEvent(from: TrackedCell.self, weakly(self, Screen.viewPressed))
            binder.onAnySection()
                .onTapped(weakly(self, Screen.anyCalled))
                .onDequeue(weakly(self, Screen.anyCalled))
                .onEvent(from: TrackedCell.self, weakly(self, Screen.anyPressed))
            models = [Model(tracker)]
            binder.finish()
        }

        let bag = DisposeBag()

        func cellCalled(row: Int, cell: TrackedCell, model: Model) { calls += 1 }
        func pressed(_: Int, _: TrackedCell, _: TrackedCell.ViewEvent, _: Model) { calls += 1 }
        func neared(startIndex: Int) { calls += 1 }
        func sectionCalled(_: Place, _: Int, _: TrackedCell, _: Model) { calls += 1 }
        func sectionPressed(
            _: Place, _: Int, _: TrackedCell, _: TrackedCell.ViewEvent, _: Model
        ) { calls += 1 }
        func viewCalled(_: Int, _: TrackedCell) { calls += 1 }
        func viewPressed(_: Int, _: TrackedCell, _: TrackedCell.ViewEvent) { calls += 1 }
        func anyCalled(_: Place, _: Int, _: TableViewCell) { calls += 1 }
        func anyPressed(_: Place, _: Int, _: TrackedCell, _: TrackedCell.ViewEvent) { calls += 1 }
    }

    @Test func everythingIsReleasedWithTheScreen() {
        let tracker = Tracker()
        Self.tracker = tracker
        let subject = PublishSubject<[Model]>()
        var update: (([Model]) -> Void)?
        do {
            let screen = Screen(tracker, subject.asObservable())
            subject.onNext([Model(tracker), Model(tracker)])
            screen.update([Model(tracker)])
            screen.clock.advance()
            screen.table.layoutIfNeeded()
            expect(tracker.alive["cell"], 4)
            expect(tracker.alive["subscription"], 1)
            let callsBefore = screen.calls
            for section in 0..<screen.table.numberOfSections {
                for row in 0..<screen.table.numberOfRows(inSection: section) {
                    let path = IndexPath(row: row, section: section)
                    screen.table.tapRow(at: path)
                    (screen.table.cellForRow(at: path) as? TrackedCell)?.emit(event: .pressed)
                }
            }
            // Four rows, tapped and pressed: each row's own handler and the any-section one.
            expect(screen.calls - callsBefore, 16)
            update = screen.update
            subject.onNext([Model(tracker)])  // a turn is pending when the screen is released
        }
        expect(tracker.alive.isEmpty)
        subject.onNext([])
        update?([])
    }

    @Test func rowsThatAreGoneAreFreed() {
        // Rows of removed sections are freed.
        do {
            let tracker = Tracker()
            let fixture = Fixture<Chapter>(.hidesSectionsWithNoCellData)
            var update: ([Chapter: [Model]]) -> Void = { _ in }
            fixture.binder.onAllSections().bind(
                cellType: TextCell.self, models: [:], updatedBy: &update)
            fixture.binder.finish()
            for number in 0..<200 {
                update([
                    Chapter(number: number, title: ""): [Model(tracker)],
                    Chapter(number: number + 1, title: ""): [Model(tracker)],
                ])
                fixture.turn()
                expect(tracker.alive["model"], 2)
            }
            update([:])
            fixture.turn()
            expect(tracker.alive.isEmpty)
            expect(fixture.binder.numberOfKnownSections, 0)
        }
        // Rows of named sections missing from an update are freed.
        do {
            let tracker = Tracker()
            let fixture = Fixture<Place>(showing: [.first, .second])
            var update: ([Place: [Model]]) -> Void = { _ in }
            fixture.binder.onSections(.first, .second).bind(
                cellType: TextCell.self, models: [.first: [Model(tracker)]], updatedBy: &update)
            fixture.binder.finish()
            update([.second: [Model(tracker)]])
            fixture.turn()
            expect(tracker.alive["model"], 1)
        }
    }

    @Test func aReleasedWeakOwnerIsNotCalled() {
        final class Owner {
            var calls = 0
            func tapped(row: Int, cell: TextCell, text: String) { calls += 1 }
        }
        let fixture = Fixture<Place>(showing: [.first, .second])
        var owner: Owner? = Owner()
        fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: ["a"])
            .onTapped(weakly(owner!, Owner.tapped))
        fixture.binder.finish()
        fixture.table.tapRow(at: [0, 0])
        expect(owner?.calls, 1)
        weak let weakOwner = owner
        owner = nil
        expect(weakOwner == nil)
        fixture.table.tapRow(at: [0, 0])
    }

    @Test func releasingTheBinderEndsItsSubscriptionsAndTaps() {
        let fixture = Fixture<Place>(showing: [.first])
        let relay = BehaviorRelay(value: ["a"])
        var ends = 0
        var disposals = 0
        let taps = fixture.binder.onSection(.first)
            .rx.bind(cellType: TextCell.self, models: relay.do(onDispose: { disposals += 1 }))
            .rx.tapped.subscribe(onCompleted: { ends += 1 })
        fixture.binder.finish()
        expect((ends, disposals) == (0, 0))
        fixture.binder = nil
        expect((ends, disposals) == (1, 1))
        taps.dispose()
    }

    /// A binder that goes first schedules a look at its table, which may never happen in a test.
    @Test func aReleasedBinderDoesNotKeepItsClock() {
        weak var released: ManualUpdateClock?
        let table = TableView(style: .plain)
        do {
            let clock = ManualUpdateClock()
            released = clock
            let binder = TableViewBinder(tableView: table, clock: clock)
            binder.onTable().bind(cellType: TextCell.self, models: ["a"])
            binder.finish()
        }
        expect(released == nil)
    }
}
