import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// The screen of sample-2-artists-and-songs.md.
@MainActor
struct ArtistsTests {
    struct Artist: CollectionIdentifiable, Equatable {
        let name: String
        var songs: Int
        var collectionId: String { name }
    }

    /// 1: a struct, identified and ordered by its title.
    struct Section: TableViewSection, Comparable {
        let title: String
        static func < (lhs: Self, rhs: Self) -> Bool { lhs.title < rhs.title }
    }

    private func bySection(_ artists: [Artist]) -> [Section: [Artist]] {
        Dictionary(grouping: artists) { Section(title: String($0.name.prefix(1))) }
    }

    @Test func theWalkthrough() {
        let fixture = SeedFixture<Section>()
        let binder = fixture.binder
        // 2
        let artistsForSections = BehaviorRelay<[Section: [Artist]]>(value: [:])
        // 3
        binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData
        // 4
        binder.onAllSections()
            .rx.bind(
                cellType: TitleDetailTableViewCell.self,
                models: artistsForSections,
                mapToViewModels: { artist in
                    .init(
                        collectionId: artist.name, title: artist.name, detail: "\(artist.songs)")
                }
            )
            .rx.bind(
                headerTitles: artistsForSections.map { artists in
                    Dictionary(uniqueKeysWithValues: artists.keys.map { ($0, $0.title) })
                })
        binder.finish()
        expect(fixture.lines.isEmpty)

        artistsForSections.accept(
            bySection([Artist(name: "Muse", songs: 3), Artist(name: "Air", songs: 2)]))
        fixture.turn()
        expect(fixture.lines, ["[A]", "Air: 2", "[M]", "Muse: 3"])

        artistsForSections.accept(
            bySection([
                Artist(name: "Muse", songs: 4), Artist(name: "Blur", songs: 1),
                Artist(name: "Moby", songs: 5),
            ]))
        fixture.turn()
        expect(fixture.lines, ["[B]", "Blur: 1", "[M]", "Muse: 4", "Moby: 5"])
        expect(fixture.diagnostics.isEmpty)
    }
}
