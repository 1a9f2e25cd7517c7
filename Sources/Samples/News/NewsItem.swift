#if !canImport(UIKit)
import Tableau

/// A piece of news.
struct NewsItem: CollectionIdentifiable, Equatable, Sendable {
    /// Which piece it is; the newer, the higher.
    var id: Int
    /// What has happened.
    var headline: String
    /// Where it was reported.
    var source: String

    var collectionId: Int { id }
}
#endif
