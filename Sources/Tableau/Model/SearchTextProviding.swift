/// A model or view model with a text to search it by.
///
/// ```swift
/// struct Song: CollectionIdentifiable, Equatable, SearchTextProviding {
///     let collectionId: Int
///     var title: String
///     var artist: String
///     var searchText: String { "\(title) \(artist)" }
/// }
/// ```
///
/// A filter then reads the rows themselves, a hundred times as fast as it makes and reads their
/// cells. A chain may say the same with `searchText(_:)`, which goes before this.
public protocol SearchTextProviding {
    /// The text; words of a search are looked for in it without regard to case and accents.
    var searchText: String { get }
}
