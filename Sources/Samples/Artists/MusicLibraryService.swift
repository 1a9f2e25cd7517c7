import MiniRx

/// A mock of a music library on a server: at each fetch it holds a somewhat different selection of
/// the artists in `artists.json`.
final class MusicLibraryService {
    /// How long an answer takes.
    static let latency = Duration.milliseconds(600)

    private struct File: Decodable {
        var artists: [Artist]
    }

    private let artists: [Artist]
    private let scheduler: any Scheduler
    private var fetches = 0

    /// A service.
    ///
    /// - Parameters:
    ///   - data: Where `artists.json` is.
    ///   - scheduler: What it waits with; a virtual one answers at once.
    /// - Throws: A `DataFileError` that names the file, if it is missing or broken.
    init(data: DataFolder, scheduler: any Scheduler) throws {
        artists = try data.decode("artists.json", as: File.self).artists
        self.scheduler = scheduler
    }

    /// The artists in no particular order: one answer, after a while.
    func fetchArtists() -> Observable<[Artist]> {
        .create { [self] observer in
            let answer = artists.compactMap { [fetches] in Self.artist($0, inFetch: fetches) }
            fetches += 1
            return scheduler.schedule(after: Self.latency) {
                observer.onNext(answer)
                observer.onCompleted()
            }
        }
    }

    /// What the library has of an artist at a fetch; nil if nothing.
    ///
    /// At each fetch others of every 40 are missing, have lost a song or got a longer name; Q is
    /// missing at every second, so that a whole section comes and goes.
    private static func artist(_ artist: Artist, inFetch fetch: Int) -> Artist? {
        var artist = artist
        let turn = (artist.id % 40 + fetch % 40 * 7) % 40
        if turn == 0 { return nil }
        if !fetch.isMultiple(of: 2), artist.name.hasPrefix("Q") { return nil }
        if turn == 13, artist.songs.count > 1 { artist.songs.removeLast() }
        if turn == 26 { artist.name += " Reunited" }
        return artist
    }
}
