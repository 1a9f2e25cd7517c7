import Foundation
import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// A header whose view model is assigned in the middle of a layout.
private final class AskingHeader: TableViewHeaderFooterView, ViewModelBindable, ReuseIdentifiable {
    static var isAsked: () -> Void = {}

    var viewModel: TextHeader.ViewModel? { didSet { Self.isAsked() } }
}

/// Changes made by handlers apply in a later turn, in order, and none is lost.
@MainActor
struct ReentrancyTests {
    @Test func changesFromAHandlerOrFromDequeueWaitForTheNextTurn() {
        // Changes from a handler wait for the next turn.
        do {
            let fixture = Fixture<Place>(showing: [.first])
            let items = BehaviorRelay(value: [Item(1, "a")])
            fixture.binder.onSection(.first)
                .rx.bind(
                    cellType: TextCell.self, models: items, mapToViewModels: TextCell.ViewModel.init
                )
                .onTapped { _, _, item in
                    items.accept(items.value + [Item(2, "b")])
                    items.accept(items.value + [Item(3, "c")])
                }
            fixture.binder.finish()
            _ = fixture.lines
            fixture.table.tapRow(at: [0, 0])
            expect(fixture.lines, ["a"])
            expect(fixture.turn().count, 1)
            expect(fixture.lines, ["a", "b", "c"])
        }
        // Changes from dequeue wait for the next turn.
        do {
            let fixture = Fixture<Place>(showing: [.first])
            let items = BehaviorRelay(value: [Item(1, "a")])
            fixture.binder.onSection(.first)
                .rx.bind(
                    cellType: TextCell.self, models: items, mapToViewModels: TextCell.ViewModel.init
                )
                .onDequeue { row, _, item in
                    // Each new row adds the next one, until there are four.
                    if row == items.value.count - 1, row < 3 {
                        items.accept(items.value + [Item(item.id + 1, item.text + "+")])
                    }
                }
            fixture.binder.finish()
            expect(fixture.lines, ["a"])
            fixture.turn()
            expect(fixture.lines, ["a", "a+"])
            fixture.turn()
            expect(fixture.lines, ["a", "a+", "a++"])
            fixture.turn()
            expect(fixture.lines, ["a", "a+", "a++", "a+++"])
            expect(!fixture.clock.hasPendingTurns)
        }
    }

    @Test func aClockAdvancedWhileTheTableIsLaidOutWaits() {
        let fixture = Fixture<Place>(showing: [.first], height: 200)
        let items = BehaviorRelay(value: (0..<40).map { Item($0, "\($0)") })
        fixture.binder.onSection(.first)
            .rx.bind(
                cellType: TextCell.self, models: items, mapToViewModels: TextCell.ViewModel.init
            )
            .onDequeue { row, _, _ in
                guard row == 20 else { return }
                items.accept([Item(7, "seven")])
                fixture.clock.advance()
            }
        fixture.binder.finish()
        fixture.table.layoutIfNeeded()
        fixture.table.scrollToRow(at: [0, 20], at: .top, animated: false)
        fixture.table.layoutIfNeeded()
        expect(fixture.table.numberOfRows(inSection: 0), 40)
        fixture.turn()
        expect(fixture.lines, ["seven"])
    }

    enum Asked: CaseIterable, Sendable {
        case height
        case header
        case headerHeight
        case willDisplay
    }

    /// Advances a clock when a row or header is about to be shown.
    final class Delegate: NSObject, TableViewDelegate {
        var willDisplay: (IndexPath) -> Void = { _ in }

        func tableView(
            _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
        ) {
            willDisplay(indexPath)
        }
    }

    @Test(arguments: Asked.allCases)
    func aClockAdvancedByWhatTheLayoutAsksWaits(asked: Asked) {
        let fixture = Fixture<Place>(showing: [.first, .second], height: 200)
        let items = BehaviorRelay(value: (0..<40).map { Item($0, "\($0)") })
        var isArmed = false
        func advance(from place: Asked) {
            guard isArmed, place == asked else { return }
            isArmed = false
            items.accept([Item(7, "seven")])
            fixture.clock.advance()
        }
        let delegate = Delegate()
        delegate.willDisplay = { if $0.row == 20 { advance(from: .willDisplay) } }
        fixture.binder.tableDelegate = delegate
        fixture.binder.onSection(.first)
            .rx.bind(
                cellType: TextCell.self, models: items, mapToViewModels: TextCell.ViewModel.init
            )
            .cellHeight { row in
                if row == 20 { advance(from: .height) }
                return 20
            }
        fixture.binder.onSection(.second)
            .bind(cellType: TextCell.self, viewModels: [TextCell.ViewModel(id: 0, text: "last")])
            .bind(headerType: AskingHeader.self, viewModel: TextHeader.ViewModel("second"))
            .headerHeight {
                advance(from: .headerHeight)
                return 20
            }
        AskingHeader.isAsked = { advance(from: .header) }
        defer { AskingHeader.isAsked = {} }
        fixture.binder.finish()
        fixture.table.layoutIfNeeded()
        isArmed = true
        if asked == .header || asked == .headerHeight {
            fixture.table.scrollToRow(at: [1, 0], at: .bottom, animated: false)
        } else {
            fixture.table.scrollToRow(at: [0, 20], at: .top, animated: false)
        }
        fixture.table.layoutIfNeeded()
        expect(!isArmed, "it was asked")
        expect(fixture.table.numberOfRows(inSection: 0), 40)
        fixture.turn()
        expect(fixture.texts(0), ["seven"])
        withExtendedLifetime(delegate) {}
    }

    /// The older data would be delivered once its view models are made, after the newer data.
    @Test func dataPushedWhileMappingIsNotReplacedByOlderData() {
        let fixture = Fixture<Place>(showing: [.first, .second])
        let items = BehaviorRelay(value: [Item(1, "a")])
        var update: ([Item]) -> Void = { _ in }
        fixture.binder.onSection(.first)
            .rx.bind(cellType: TextCell.self, models: items) { item in
                if item.text == "older" { items.accept([Item(1, "newer")]) }
                return TextCell.ViewModel(item)
            }
        fixture.binder.onSection(.second)
            .bind(
                cellType: TextCell.self, models: [Item(2, "b")],
                mapToViewModels: { item in
                    if item.text == "older" { update([Item(2, "newer")]) }
                    return TextCell.ViewModel(item)
                }, updatedBy: &update)
        fixture.binder.finish()
        expect(fixture.lines, ["a", "b"])
        items.accept([Item(1, "older")])
        update([Item(2, "older")])
        fixture.turn()
        expect(fixture.lines, ["newer", "newer"])
    }

    /// The result of the ordering must not replace sections that are set while it runs.
    @Test func sectionsSetFromInsideAnOrderingAreNotLost() {
        let fixture = Fixture<Place>(.hidesSectionsWithNoCellData)
        fixture.binder.onAllSections()
            .bind(
                cellType: TextCell.self,
                models: [.first: [Item(1, "a")], .second: [Item(2, "b")]],
                mapToViewModels: TextCell.ViewModel.init)
        fixture.binder.finish()
        let binder = fixture.binder!
        binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData(orderingWith: { sections in
            binder.sectionDisplayBehavior = .manuallyManaged
            binder.displayedSections = [.second]
            return sections
        })
        fixture.turn()
        fixture.turn()
        expect(binder.displayedSections, [.second])
        expect(fixture.lines, ["b"])
        binder.sectionDisplayBehavior = .manuallyManaged
    }

    @Test func refreshFromInsideABoundClosureIsNotLost() {
        let fixture = Fixture<Place>(showing: [.first])
        var reads = 0
        fixture.binder.onSection(.first).bind(
            cellType: TextCell.self,
            viewModels: {
                reads += 1
                if reads < 4 { fixture.binder.refresh() }
                return [TextCell.ViewModel(id: 1, text: "\(reads)")]
            })
        fixture.binder.finish()
        expect(fixture.lines, ["1"])
        for text in ["2", "3", "4"] {
            fixture.turn()
            expect(fixture.lines, [text])
        }
        expect(!fixture.clock.hasPendingTurns)
    }

    @Test func aClockAdvancedFromInsideAnUpdateDoesNotEnterItTwice() {
        let fixture = Fixture<Place>(showing: [.first])
        var items = [Item(1, "a")]
        fixture.binder.onSection(.first)
            .bind(
                cellType: TextCell.self, models: { items }, mapToViewModels: TextCell.ViewModel.init
            )
            .onDequeue { _, _, item in
                guard item.id == 2 else { return }
                items = [Item(3, "c")]
                fixture.binder.refresh()
                fixture.clock.advance()
            }
        fixture.binder.finish()
        _ = fixture.lines
        items = [Item(2, "b"), Item(1, "a")]
        fixture.binder.refresh()
        fixture.turn()
        expect(fixture.lines, ["b", "a"])
        fixture.turn()
        expect(fixture.lines, ["c"])
    }

    /// A clock that runs each turn at once.
    final class ImpatientClock: UpdateClock {
        func schedule(_ turn: @escaping @MainActor () -> Void) { turn() }
    }

    @Test func aClockThatRunsTurnsAtOnce() {
        let table = TableView(frame: .init(x: 0, y: 0, width: 100, height: 1_000), style: .plain)
        let stage = Stage(table)
        defer { withExtendedLifetime(stage) {} }
        let binder = SectionedTableViewBinder(
            tableView: table, sectionedBy: Place.self, clock: ImpatientClock())
        let counts = BehaviorRelay(value: 1)
        binder.onSection(.first)
            .rx.bind(cellType: TextCell.self, models: counts.map { Array(0..<$0) })
            .onDequeue { row, _, _ in if row == 2 { counts.accept(5) } }
        binder.displayedSections = [.first]
        binder.finish()
        table.layoutIfNeeded()
        counts.accept(3)
        expect(table.numberOfRows(inSection: 0), 5)
    }

    @Test(arguments: ["ordering", "height"])
    func changesFromOrderingAndHeights(asked: String) {
        let fixture = Fixture<Place>()
        var generation = 1
        var isAsking = true
        func change(from place: String) {
            guard place == asked, isAsking else { return }
            isAsking = false
            generation += 1
            fixture.binder.refresh()
        }
        fixture.binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData { sections in
            change(from: "ordering")
            return sections.sorted()
        }
        fixture.binder.onSection(.first)
            .bind(
                cellType: TextCell.self,
                viewModels: { (0..<generation).map { TextCell.ViewModel(id: $0, text: "\($0)") } }
            )
            .cellHeight { _ in
                change(from: "height")
                return 20
            }
        fixture.binder.finish()
        _ = fixture.lines
        for count in 2...6 {
            expect(!isAsking)
            isAsking = true
            fixture.turn()
            expect(fixture.table.numberOfRows(inSection: 0), count)
        }
    }

    @Test func everythingOfOneTurnMakesOneUpdate() {
        let fixture = Fixture<Place>(showing: [.first])
        let relay = BehaviorRelay(value: ["a"])
        var update: ([String]) -> Void = { _ in }
        var closureRows = ["x"]
        fixture.binder.onSection(.first).rx.bind(cellType: TextCell.self, models: relay)
        fixture.binder.onSection(.second)
            .bind(cellType: TextCell.self, models: ["m"], updatedBy: &update)
        fixture.binder.onSection(.third).bind(cellType: TextCell.self, models: { closureRows })
            .bind(headerTitle: { closureRows.first })
        fixture.binder.finish()
        relay.accept(["b"])
        relay.accept(["b", "c"])
        update(["n", "o"])
        update(["m", "o"])
        closureRows = ["y"]
        fixture.binder.refresh()
        fixture.binder.refresh()
        fixture.binder.displayedSections = [.third, .first]
        fixture.binder.displayedSections = [.first, .second, .third]
        expect(fixture.turn().count, 1)
        expect((0..<3).map { fixture.table.numberOfRows(inSection: $0) }, [2, 2, 1])
        expect(!fixture.clock.hasPendingTurns)
    }

    @Test func refreshBeforeFinishAndFinishTwice() {
        let fixture = Fixture<Place>(showing: [.first])
        var reads = 0
        fixture.binder.refresh()
        fixture.binder.onSection(.first).bind(
            cellType: TextCell.self,
            models: {
                reads += 1
                return ["a"]
            })
        fixture.binder.refresh()
        expect(!fixture.binder.hasFinishedBinding)
        fixture.binder.finish()
        expect(fixture.binder.hasFinishedBinding)
        fixture.binder.finish()
        expect(reads, 1)
        expect(!fixture.clock.hasPendingTurns)
        expect(fixture.table.numberOfRows(inSection: 0), 1)
    }

    @Test func theMainQueueClock() async {
        let table = TableView(style: .plain)
        let binder = TableViewBinder(tableView: table)
        var rows = [1]
        binder.onTable().bind(cellType: TextCell.self, models: { rows })
        binder.finish()
        rows = [1, 2]
        binder.refresh()
        expect(table.numberOfRows(inSection: 0), 1)
        await withCheckedContinuation { done in
            MainQueueClock.shared.schedule { done.resume() }
        }
        expect(table.numberOfRows(inSection: 0), 2)
    }
}
