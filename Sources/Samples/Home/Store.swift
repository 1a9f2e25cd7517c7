/// A store; like a ``Product``, without identity and equality.
struct Store: Sendable, Decodable {
    var location: String
    /// The distance from the user, in kilometres.
    var distance: Double
}
