// 1. The models, here and in `Store.swift`: what one would expect of a server, and no more.

/// Something that is sold.
///
/// It has neither an identity nor an equality: rows that show products cannot be told apart, and
/// their sections are *undiffable*.
struct Product: Sendable, Decodable {
    /// What it is called.
    var name: String
    /// What it costs, in cents.
    var price: Int
}
