/// A shop; like a ``Product`` without identity and equality.
struct Store: Sendable, Decodable {
    /// Where it is.
    var location: String
    /// How far away from the user, in kilometres.
    var distance: Double
}
