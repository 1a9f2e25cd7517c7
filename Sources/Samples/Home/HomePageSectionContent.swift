// 2. The server's response: sections with their titles, footers and contents.

/// A section of the home page, as described by the server.
struct HomePageSectionContent: Sendable {
    /// The content of the section.
    enum Models: Sendable {
        case products([Product])
        case stores([Store])
    }

    /// A text below the section, with the route that a tap opens.
    struct Footer: Hashable, Sendable, Decodable {
        /// The text.
        var text: String
        /// The route.
        var route: String
    }

    /// The identity of the section, independent of its title.
    var id: String
    /// The text of the header.
    var title: String
    /// The footer; nil for none.
    var footer: Footer?
    /// The content of the section.
    var models: Models
}

extension HomePageSectionContent: Decodable {
    private enum CodingKeys: CodingKey {
        case id
        case title
        case footer
        case products
        case stores
    }

    /// Decodes a section with either `products` or `stores`.
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        title = try values.decode(String.self, forKey: .title)
        footer = try values.decodeIfPresent(Footer.self, forKey: .footer)
        switch (values.contains(.products), values.contains(.stores)) {
        case (true, false):
            models = .products(try values.decode([Product].self, forKey: .products))
        case (false, true):
            models = .stores(try values.decode([Store].self, forKey: .stores))
        default:
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "A section has either products or stores"))
        }
    }
}
