/// What the rows of a chain can come from: an array for a chain of one section, a dictionary of
/// arrays for a chain of several; with TableauRx, an observable of either too.
///
/// Nothing else needs to meet it. Its associated types have names of their own, so that arrays and
/// dictionaries can meet protocols that say `Layout` or `Contents`.
///
/// ```swift
/// let one: any RowSource<OneList, Rows<Int>> = [1, 2, 3]
/// let several: any RowSource<BySection<String>, Rows<Int>> = ["a": [1], "b": [2, 3]]
/// ```
public protocol RowSource<_TableauLayout, _TableauContents> {
    /// One list, or a list by section.
    associatedtype _TableauLayout: DataLayout
    /// The type of the rows, wrapped.
    associatedtype _TableauContents: DataContents
    /// The form of the data sets.
    associatedtype _TableauData: SectionData<_TableauLayout, _TableauContents>

    /// The data sets, one after the other.
    @MainActor var _tableauSource: BindingSource<_TableauData> { get }
}

/// Data for the rows of sections: one data set.
///
/// `Array` and `Dictionary` meet it.
///
/// ```swift
/// func count(_ data: some SectionData<OneList, Rows<Int>>) -> Int {
///     data._tableauLists.reduce(0) { $0 + $1.rows.count }
/// }
/// ```
public protocol SectionData<_TableauLayout, _TableauContents>: RowSource
where _TableauData == Self {
    /// The lists with their keys. No copies are made of arrays.
    var _tableauLists: [(key: _TableauLayout.Key, rows: [_TableauContents.Row])] { get }
    /// The list, where there is only one; nil if there may be several.
    var _tableauOnlyList: [_TableauContents.Row]? { get }
}

extension SectionData {
    /// Nil: there may be several.
    @inlinable public var _tableauOnlyList: [_TableauContents.Row]? { nil }

    /// This data set alone.
    @MainActor @inlinable public var _tableauSource: BindingSource<Self> { .fixed(self) }
}

extension Array: SectionData {
    /// An array is the list of one section.
    public typealias _TableauLayout = OneList
    /// Its elements are the rows.
    public typealias _TableauContents = Rows<Element>
    /// An array is a data set.
    public typealias _TableauData = Self

    /// The array itself.
    @inlinable public var _tableauLists: [(key: Void, rows: [Element])] { [((), self)] }

    /// The array itself.
    @inlinable public var _tableauOnlyList: [Element]? { self }
}

extension Dictionary: RowSource, SectionData where Value: Collection {
    /// A dictionary has a list for each of its keys.
    public typealias _TableauLayout = BySection<Key>
    /// The elements of its values are the rows.
    public typealias _TableauContents = Rows<Value.Element>
    /// A dictionary is a data set.
    public typealias _TableauData = Self

    /// The entries.
    ///
    /// A value that is an array is not copied.
    @inlinable public var _tableauLists: [(key: Key, rows: [Value.Element])] {
        var lists: [(key: Key, rows: [Value.Element])] = []
        lists.reserveCapacity(count)
        for (key, value) in self { lists.append((key, Array(value))) }
        return lists
    }
}
