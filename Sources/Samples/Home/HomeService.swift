import MiniRx

/// A mock of the shop's server that responds to each fetch with the next of the files `home-1.json`
/// to `home-5.json`, the last of which is invalid on purpose.
final class HomeService {
    /// The time until a response.
    static let latency = Duration.milliseconds(600)
    /// The number of files.
    static let fileCount = 5

    private struct Response: Decodable {
        var sections: [HomePageSectionContent]
    }

    private let data: DataFolder
    private let scheduler: any Scheduler
    private var fetches = 0

    /// Creates a service.
    ///
    /// - Parameters:
    ///   - data: The folder with the files.
    ///   - scheduler: The scheduler for responses; a virtual one doesn't wait in real time.
    init(data: DataFolder, scheduler: any Scheduler) {
        self.data = data
        self.scheduler = scheduler
    }

    /// Returns the sections of the home page: one response, after a delay.
    ///
    /// A response that can't be decoded is a `DataFileError` with the place in the JSON.
    func fetchHomePage() -> Observable<Result<[HomePageSectionContent], DataFileError>> {
        .create { [self] observer in
            let answer = answer()
            return scheduler.schedule(after: Self.latency) {
                observer.onNext(answer)
                observer.onCompleted()
            }
        }
    }

    /// Checks that the first response can be read.
    ///
    /// - Throws: A `DataFileError` with the file if it is missing or invalid.
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
