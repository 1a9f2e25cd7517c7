// expect-error: is unavailable: Live rows are shown in an order: write 'rows: rows.sorted(by: \.key)'
// expect-error: is unavailable: Live rows are shown in an order: write 'rows: rows.grouped(by: \.section).sorted(by: \.key)'
// expect-error: 'bind(cellType:rows:mapToViewModels:)' is unavailable: A chain of several sections takes rows by section: write 'rows: rows.sorted(by: \.key).grouped(by: \.section)'
// expect-error: 'bind(cellType:rows:mapToViewModels:)' is unavailable: A chain of one section takes rows without sections
// expect-error: is unavailable: Live rows are shown in an order: write 'rows: rows.sorted(by: \.key)'
// expect-error: value of type 'Song' has no member 'titel'
// expect-error: cannot convert value of type 'Int' to closure result type 'String'
// expect-error: value of type 'Song' has no member 'wrong'
import LiveRows
import MiniRx
import Tableau
import TableauRx

// One function for each mistake; its error is above, in the same order.

private struct Song: CollectionIdentifiable, Equatable {
    let collectionId: Int
    var title: String
    var section: Section
}

@MainActor private func slip1(_ binder: SectionedTableViewBinder<Section>, _ songs: RowStore<Song>)
{
    binder.onSection(.first).rx.bind(cellType: PlainCell.self, rows: songs)
}

@MainActor private func slip2(_ binder: SectionedTableViewBinder<Section>, _ songs: RowStore<Song>)
{
    binder.onAllSections().bind(cellType: PlainCell.self, rows: songs.grouped(by: \.section))
}

@MainActor private func slip3(_ binder: SectionedTableViewBinder<Section>, _ songs: RowStore<Song>)
{
    binder.onAllSections()
        .bind(
            cellType: NameCell.self, rows: songs.sorted(by: \.title),
            mapToViewModels: { $0.title })
}

@MainActor private func slip4(_ binder: SectionedTableViewBinder<Section>, _ songs: RowStore<Song>)
{
    binder.onSection(.first)
        .bind(
            cellType: PlainCell.self, rows: songs.sorted(by: \.title).grouped(by: \.section))
}

@MainActor private func slip5(_ binder: SectionedTableViewBinder<Section>, _ songs: RowStore<Song>)
{
    binder.onSection(.first)
        .bind(
            cellType: NameCell.self, models: songs.filter { $0.title != "" },
            mapToViewModels: { $0.title })
}

// The messages of other mistakes stay.

@MainActor private func slip6(_ binder: SectionedTableViewBinder<Section>, _ songs: RowStore<Song>)
{
    binder.onSection(.first)
        .bind(
            cellType: NameCell.self, rows: songs.sorted(by: \.title), mapToViewModels: \.titel)
}

@MainActor private func slip7(_ binder: SectionedTableViewBinder<Section>, _ songs: RowStore<Song>)
{
    binder.onSection(.first)
        .bind(
            cellType: NameCell.self, rows: songs.sorted(by: \.title),
            mapToViewModels: { $0.collectionId })
}

@MainActor private func slip8(_ binder: SectionedTableViewBinder<Section>, _ songs: [Song]) {
    binder.onSection(.first)
        .bind(cellType: NameCell.self, models: songs, mapToViewModels: { $0.wrong })
}
