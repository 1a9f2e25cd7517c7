import MiniRx
import Tableau

/// An artist in the music library.
struct Artist: CollectionIdentifiable, Equatable, Sendable, Decodable {
    /// The identity of the artist, independent of the name.
    var id: Int
    /// The name, in the artist's own script.
    var name: String
    /// The titles of the songs in the library.
    var songs: [String]

    var collectionId: Int { id }
}

/// A mock of a music library on a server.
///
/// It emits a selection of the artists in `artists.json` at once, and with each refresh, after a
/// delay, another one.
final class MusicLibraryService {
    /// The artists, in no particular order.
    let artists: BehaviorRelay<[Artist]>
    let isRefreshing = BehaviorRelay(value: false)

    private struct Content: Decodable {
        var artists: [Artist]
    }

    private let library: [Artist]
    private let scheduler: any Scheduler
    private var refreshes = 0
    private var pending: (any Disposable)?

    /// - Throws: A `DataFileError` if the file with the library is missing or invalid.
    init(file: DataFile = DataFile(named: "artists.json"), scheduler: any Scheduler) throws {
        library = try file.decode(Content.self).artists
        self.scheduler = scheduler
        artists = BehaviorRelay(value: library.compactMap { Self.artist($0, inResponse: 0) })
    }

    /// Fetches the artists again; of two quick refreshes, only the last one counts.
    func refresh() {
        refreshes += 1
        isRefreshing.accept(true)
        pending?.dispose()
        pending = scheduler.schedule(after: .milliseconds(600)) { [weak self] in
            guard let self else { return }
            artists.accept(library.compactMap { Self.artist($0, inResponse: self.refreshes) })
            isRefreshing.accept(false)
        }
    }

    /// Returns an artist as of a response; nil if the library doesn't have it.
    ///
    /// In each response, different artists of every 40 are missing, have lost a song or have a
    /// longer name. Q is missing in every second one, so that a whole section is deleted and
    /// inserted.
    private static func artist(_ artist: Artist, inResponse number: Int) -> Artist? {
        var artist = artist
        let turn = (artist.id % 40 + number % 40 * 7) % 40
        if turn == 0 { return nil }
        if !number.isMultiple(of: 2), artist.name.hasPrefix("Q") { return nil }
        if turn == 13, artist.songs.count > 1 { artist.songs.removeLast() }
        if turn == 26 { artist.name += " Reunited" }
        return artist
    }
}
