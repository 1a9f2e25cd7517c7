import MiniRx

/// A mock of a music library on a server that returns a different selection of the artists in
/// `artists.json` for each fetch.
final class MusicLibraryService {
    /// The time until a response.
    static let latency = Duration.milliseconds(600)

    private struct File: Decodable {
        var artists: [Artist]
    }

    private let artists: [Artist]
    private let scheduler: any Scheduler
    private var fetches = 0

    /// Creates a service.
    ///
    /// - Parameters:
    ///   - data: The folder with `artists.json`.
    ///   - scheduler: The scheduler for responses; a virtual one doesn't wait in real time.
    /// - Throws: A `DataFileError` with the file if it is missing or invalid.
    init(data: DataFolder, scheduler: any Scheduler) throws {
        artists = try data.decode("artists.json", as: File.self).artists
        self.scheduler = scheduler
    }

    /// Returns the artists in no particular order: one response, after a delay.
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

    /// Returns an artist as of a fetch; nil if the library doesn't have it.
    ///
    /// In each fetch, different artists of every 40 are missing, have lost a song or have a longer
    /// name. Q is missing in every second one, so that a whole section is deleted and inserted.
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
