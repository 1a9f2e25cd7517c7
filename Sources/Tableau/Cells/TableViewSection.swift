/// A model of a table's sections.
///
/// Use an enum for sections known at compile time, and a struct for sections made from data.
///
/// ```swift
/// enum Section: Int, TableViewSection, Comparable {
///     case checking
///     case savings
/// }
///
/// struct Letter: TableViewSection, CollectionIdentifiable {
///     let letter: Character
///     var title: String
///     var collectionId: Character { letter }
/// }
/// ```
///
/// Sections are compared by `==`, or by `collectionId` if they are ``CollectionIdentifiable``. Such
/// a section may carry content, such as a title, and keeps its place when the content changes. An
/// enum with a `Comparable` raw value gets `<`, and one with any raw value gets a `collectionId`.
public protocol TableViewSection: Hashable {}

extension TableViewSection where Self: RawRepresentable & Comparable, RawValue: Comparable {
    /// Returns whether the raw value of a section precedes that of another.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension TableViewSection where Self: RawRepresentable, RawValue: Hashable {
    /// The identity, which is the raw value.
    public var collectionId: RawValue { rawValue }
}

extension TableViewSection
where Self: RawRepresentable & CollectionIdentifiable & Identifiable, RawValue: Hashable {
    /// The identity, which is the `id`.
    public var collectionId: ID { id }
}
