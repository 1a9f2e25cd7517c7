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

/// A mock of a music library on a server: each response has a selection of the artists in
/// `artists.json`, in no particular order.
final class MusicLibraryService: MockService<[Artist]> {
    private struct Library: Decodable {
        var artists: [Artist]
    }

    /// - Throws: A `DataFileError` if the file with the library is missing or invalid.
    init(_ scheduler: any Scheduler, file: DataFile = DataFile(named: "artists.json")) throws {
        let library = try file.decode(Library.self).artists
        func response(_ number: Int) -> [Artist] {
            library.compactMap { Self.artist($0, inResponse: number) }
        }
        super.init(response(0), scheduler, respond: response)
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
