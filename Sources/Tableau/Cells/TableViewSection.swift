/// The model of a table's sections: an enum for sections known at compile time, a struct for
/// sections that data brings along.
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
/// Sections are compared by `==`; a section that is also ``CollectionIdentifiable`` by its
/// `collectionId`, so that it may carry content, a title say, and keep its place when that changes.
/// An enum whose raw value is `Comparable` gets `<` for free, one with any raw value a
/// `collectionId`.
public protocol TableViewSection: Hashable {}

extension TableViewSection where Self: RawRepresentable & Comparable, RawValue: Comparable {
    /// Orders sections as their raw values are ordered.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension TableViewSection where Self: RawRepresentable, RawValue: Hashable {
    /// The raw value.
    public var collectionId: RawValue { rawValue }
}

extension TableViewSection
where Self: RawRepresentable & CollectionIdentifiable & Identifiable, RawValue: Hashable {
    /// The identity that `Identifiable` already gives.
    public var collectionId: ID { id }
}
