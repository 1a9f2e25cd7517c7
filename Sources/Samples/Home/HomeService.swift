import MiniRx

// 1. The models, as a server would deliver them. They have neither identity nor equality: the binder
//    cannot tell rows apart, and their sections are *undiffable*.

struct Product: Sendable, Decodable {
    var name: String
    /// The price, in cents.
    var price: Int
}

struct Store: Sendable, Decodable {
    var location: String
    /// The distance from the user, in kilometres.
    var distance: Double
}

// 2. The server's response: sections with their titles, footers and contents.

/// A section of the home page, as described by the server.
struct HomePageSectionContent: Sendable {
    enum Models: Sendable {
        case products([Product])
        case stores([Store])
    }

    /// A text below the section, with the route that a tap opens.
    struct Footer: Hashable, Sendable, Decodable {
        var text: String
        var route: String
    }

    /// The identity of the section, independent of its title.
    var id: String
    var title: String
    var footer: Footer?
    var models: Models
}

extension HomePageSectionContent: Decodable {
    private enum CodingKeys: CodingKey {
        case id, title, footer, products, stores
    }

    /// Decodes a section with `products` or, without them, `stores`.
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        title = try values.decode(String.self, forKey: .title)
        footer = try values.decodeIfPresent(Footer.self, forKey: .footer)
        models =
            values.contains(.products)
            ? .products(try values.decode([Product].self, forKey: .products))
            : .stores(try values.decode([Store].self, forKey: .stores))
    }
}

/// A mock of the shop's server, whose responses are in five files; the last one is invalid on
/// purpose.
final class HomeService: MockService<[HomePageSectionContent]> {
    private struct Response: Decodable {
        var sections: [HomePageSectionContent]
    }

    /// - Parameter page: Returns the file with a name.
    /// - Throws: A `DataFileError` if the first one is missing or invalid.
    init(
        _ scheduler: any Scheduler,
        page: @escaping (_ name: String) -> DataFile = DataFile.init(named:)
    ) throws {
        func response(_ number: Int) throws -> [HomePageSectionContent] {
            try page("home-\(number % 5 + 1).json").decode(Response.self).sections
        }
        super.init(try response(0), scheduler, respond: response)
    }
}
