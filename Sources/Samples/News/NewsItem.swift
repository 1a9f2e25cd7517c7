#if !canImport(UIKit)
import Tableau

/// A news item.
struct NewsItem: CollectionIdentifiable, Equatable, Sendable {
    /// The number of the item; newer items have higher numbers.
    var id: Int
    /// The headline.
    var headline: String
    /// The source of the report.
    var source: String

    var collectionId: Int { id }
}
#endif
