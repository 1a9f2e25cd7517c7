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

extension Artist {
    private enum Key: CodingKey { case id, name, songs }

    /// The integers that every JSON reader preserves.
    private static let ids = 0...9_007_199_254_740_991

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        id = try values.decode(Int.self, forKey: .id)
        name = try values.decode(String.self, forKey: .name)
        songs = try values.decode([String].self, forKey: .songs)
        guard Self.ids.contains(id) else {
            throw DecodingError.dataCorruptedError(
                forKey: .id, in: values,
                debugDescription: "ids go from \(Self.ids.lowerBound) to \(Self.ids.upperBound)")
        }
    }
}
