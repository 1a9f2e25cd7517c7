// 1. The models, here and in `Store.swift`, as a server would deliver them.

/// A product.
///
/// It has neither identity nor equality: the binder cannot tell rows with products apart, and their
/// sections are *undiffable*.
struct Product: Sendable, Decodable {
    var name: String
    /// The price, in cents.
    var price: Int
}
