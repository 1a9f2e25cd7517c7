import Tableau

/// An artist in the music library.
struct Artist: CollectionIdentifiable, Equatable, Sendable, Decodable {
    /// Which artist it is, whatever its name.
    var id: Int
    /// The name, in the artist's own script.
    var name: String
    /// The titles of the songs that the library has.
    var songs: [String]

    var collectionId: Int { id }
}
