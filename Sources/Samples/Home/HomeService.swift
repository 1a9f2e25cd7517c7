import MiniRx

/// A mock of the shop's server: each fetch is answered by the next of the files `home-1.json` to
/// `home-5.json`, the last of which is broken on purpose.
final class HomeService {
    /// How long an answer takes.
    static let latency = Duration.milliseconds(600)
    /// How many files there are.
    static let fileCount = 5

    private struct Response: Decodable {
        var sections: [HomePageSectionContent]
    }

    private let data: DataFolder
    private let scheduler: any Scheduler
    private var fetches = 0

    /// A service.
    ///
    /// - Parameters:
    ///   - data: Where the files are.
    ///   - scheduler: What it waits with; a virtual one answers at once.
    init(data: DataFolder, scheduler: any Scheduler) {
        self.data = data
        self.scheduler = scheduler
    }

    /// The sections of the home page: one answer, after a while.
    ///
    /// An answer that cannot be understood is a `DataFileError` that names the place in the JSON.
    func fetchHomePage() -> Observable<Result<[HomePageSectionContent], DataFileError>> {
        .create { [self] observer in
            let answer = answer()
            return scheduler.schedule(after: Self.latency) {
                observer.onNext(answer)
                observer.onCompleted()
            }
        }
    }

    /// Whether the first answer can be had at all.
    ///
    /// - Throws: A `DataFileError` that names the file, if it is missing or broken.
    func check() throws(DataFileError) {
        _ = try data.decode("home-1.json", as: Response.self)
    }

    private func answer() -> Result<[HomePageSectionContent], DataFileError> {
        fetches += 1
        let name = "home-\((fetches - 1) % Self.fileCount + 1).json"
        do {
            return .success(try data.decode(name, as: Response.self).sections)
        } catch {
            return .failure(error)
        }
    }
}
