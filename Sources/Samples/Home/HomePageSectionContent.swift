// 2. What the server answers: sections that know their titles, footers and contents.

/// A section of the home page, as the server describes it.
struct HomePageSectionContent: Sendable {
    /// What the section lists.
    enum Models: Sendable {
        case products([Product])
        case stores([Store])
    }

    /// A text below the section, and where a tap on it leads.
    struct Footer: Hashable, Sendable, Decodable {
        /// The text.
        var text: String
        /// Where a tap leads.
        var route: String
    }

    /// Which section it is, whatever its title.
    var id: String
    /// What the header says.
    var title: String
    /// What the footer says; nil for none.
    var footer: Footer?
    /// What the section lists.
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

    /// A section has either `products` or `stores`.
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
