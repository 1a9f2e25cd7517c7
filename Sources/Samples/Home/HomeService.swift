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

/// A mock of the shop's server.
///
/// It emits the page of `home-1.json` at once, and with each refresh, after a delay, the next of
/// five, the last of which is invalid on purpose.
final class HomeService {
    let sections: BehaviorRelay<[HomePageSectionContent]>
    /// What was wrong with a response, instead of its sections.
    let problems = PublishRelay<DataFileError>()
    let isRefreshing = BehaviorRelay(value: false)

    private struct Response: Decodable {
        var sections: [HomePageSectionContent]
    }

    private static let pages = 5
    private let page: (_ name: String) -> DataFile
    private let scheduler: any Scheduler
    private var refreshes = 0
    private var pending: (any Disposable)?

    /// Creates a service whose responses are in files, by their names.
    ///
    /// - Throws: A `DataFileError` if the first is missing or invalid.
    init(
        page: @escaping (_ name: String) -> DataFile = DataFile.init, scheduler: any Scheduler
    ) throws {
        self.page = page
        self.scheduler = scheduler
        sections = BehaviorRelay(value: try page("home-1.json").decode(Response.self).sections)
    }

    /// Fetches the page again; of two quick refreshes, only the last one counts.
    func refresh() {
        refreshes += 1
        isRefreshing.accept(true)
        pending?.dispose()
        pending = scheduler.schedule(after: .milliseconds(600)) { [weak self] in self?.respond() }
    }

    private func respond() {
        do {
            let file = page("home-\(refreshes % Self.pages + 1).json")
            sections.accept(try file.decode(Response.self).sections)
        } catch {
            problems.accept(error)
        }
        isRefreshing.accept(false)
    }
}
