import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// The five methods of data-binding-methods.md, each with a value, through `.rx` and with an update
/// callback.
@MainActor
struct DataBindingMethodsTests {
    enum Section: TableViewSection {
        case value
        case rx
        case callback
    }

    struct Song: CollectionIdentifiable, Equatable {
        let collectionId: String
        var viewModel: CenterLabelTableViewCell.ViewModel { .init(text: collectionId) }
    }

    typealias Cell = CenterLabelTableViewCell
    typealias ViewModel = CenterLabelTableViewCell.ViewModel

    private let first = [Song(collectionId: "a")]
    private let second = [Song(collectionId: "a"), Song(collectionId: "b")]

    /// Binds the three sections, then changes the data of those that can change.
    private func check(
        _ bind: (SeedFixture<Section>, BehaviorRelay<[Song]>) -> ([Song]) -> Void
    ) {
        let fixture = SeedFixture<Section>()
        fixture.binder.displayedSections = [.value, .rx, .callback]
        fixture.tableView.register(Cell.self)
        let relay = BehaviorRelay(value: first)
        let update = bind(fixture, relay)
        fixture.binder.finish()
        expect(fixture.lines, ["a", "a", "a"])
        relay.accept(second)
        update(second)
        fixture.turn()
        expect(fixture.lines, ["a", "a", "b", "a", "b"])
        expect(fixture.diagnostics.isEmpty)
    }

    @Test func cellTypeAndModels() {
        check { fixture, relay in
            var update: ([Song]) -> Void = { _ in }
            let binder = fixture.binder
            binder.onSection(.value).bind(cellType: Cell.self, models: first)
                .onCellDequeue { _, cell, song in cell.viewModel = song.viewModel }
            binder.onSection(.rx).rx.bind(cellType: Cell.self, models: relay)
                .onCellDequeue { _, cell, song in cell.viewModel = song.viewModel }
            binder.onSection(.callback)
                .bind(cellType: Cell.self, models: first, updatedBy: &update)
                .onCellDequeue { _, cell, song in cell.viewModel = song.viewModel }
            return update
        }
    }

    @Test func cellTypeAndViewModels() {
        check { fixture, relay in
            var update: ([ViewModel]) -> Void = { _ in }
            let binder = fixture.binder
            binder.onSection(.value).bind(cellType: Cell.self, viewModels: [.init(text: "a")])
            binder.onSection(.rx)
                .rx.bind(cellType: Cell.self, viewModels: relay.map { $0.map(\.viewModel) })
            binder.onSection(.callback)
                .bind(cellType: Cell.self, viewModels: first.map(\.viewModel), updatedBy: &update)
            return { update($0.map(\.viewModel)) }
        }
    }

    @Test func cellTypeModelsAndViewModels() {
        check { fixture, relay in
            var update: ([Song]) -> Void = { _ in }
            let binder = fixture.binder
            binder.onSection(.value)
                .bind(cellType: Cell.self, models: first, mapToViewModels: { $0.viewModel })
            binder.onSection(.rx)
                .rx.bind(cellType: Cell.self, models: relay, mapToViewModels: { $0.viewModel })
            binder.onSection(.callback)
                .bind(
                    cellType: Cell.self, models: first, mapToViewModels: { $0.viewModel },
                    updatedBy: &update)
            return update
        }
    }

    @Test func cellProviderAndModels() {
        let provider = { (tableView: TableView, row: Int, song: Song) -> TableViewCell in
            let cell = tableView.dequeue(Cell.self)
            cell.viewModel = song.viewModel
            return cell
        }
        check { fixture, relay in
            var update: ([Song]) -> Void = { _ in }
            let binder = fixture.binder
            binder.onSection(.value).bind(cellProvider: provider, models: first)
            binder.onSection(.rx).rx.bind(cellProvider: provider, models: relay)
            binder.onSection(.callback)
                .bind(cellProvider: provider, models: first, updatedBy: &update)
            return update
        }
    }

    @Test func cellProviderAndNumberOfCells() {
        let songs = second
        let provider = { (tableView: TableView, row: Int) -> TableViewCell in
            let cell = tableView.dequeue(Cell.self)
            cell.viewModel = songs[row].viewModel
            return cell
        }
        check { fixture, relay in
            var update: (Int) -> Void = { _ in }
            let binder = fixture.binder
            binder.onSection(.value).bind(cellProvider: provider, numberOfCells: 1)
            binder.onSection(.rx)
                .rx.bind(cellProvider: provider, numberOfCells: relay.map { $0.count })
            binder.onSection(.callback)
                .bind(cellProvider: provider, numberOfCells: 1, updatedBy: &update)
            return { update($0.count) }
        }
    }
}
