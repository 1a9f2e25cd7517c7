/// How a chain's data is laid out: as one list, or as a list for each section.
///
/// A part of the chains' types that decides which data a chain accepts; code that uses the library
/// never names it.
///
/// ```swift
/// binder.onSection(.first).bind(cellType: SongCell.self, models: [song])             // OneList
/// binder.onSections(.first).bind(cellType: SongCell.self, models: [.first: [song]])  // BySection
/// ```
public protocol DataLayout {
    /// What a list is found by.
    associatedtype Key
}

/// The layout of a chain for one section: an array.
///
/// ```swift
/// binder.onSection(.songs).bind(cellType: SongCell.self, models: [song])
/// ```
public enum OneList: DataLayout {
    /// There is only one list.
    public typealias Key = Void
}

/// The layout of a chain for several sections: a dictionary of arrays.
///
/// ```swift
/// binder.onSections(.a, .b).bind(cellType: SongCell.self, models: [.a: [song], .b: []])
/// ```
public enum BySection<Section>: DataLayout {
    /// A list belongs to a section.
    public typealias Key = Section
}

/// What the lists of a chain's data are made of.
///
/// It exists to be wrapped: the compiler infers a wrapped row type a hundred times faster than one
/// that stands in the protocol itself.
///
/// ```swift
/// func count<Row>(_ data: some SectionData<OneList, Rows<Row>>) -> Int {
///     data._tableauLists.reduce(0) { $0 + $1.rows.count }
/// }
/// ```
public protocol DataContents {
    /// One row.
    associatedtype Row
}

/// Rows of one type.
///
/// ```swift
/// let data: any RowSource<OneList, Rows<Int>> = [1, 2, 3]
/// ```
public enum Rows<Row>: DataContents {}
