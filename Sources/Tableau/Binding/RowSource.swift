/// Where the values of a binding come from.
///
/// With TableauRx every observable is one; nothing else needs to conform. The associated types have
/// names that no protocol of yours has, so that arrays, dictionaries and observables can conform to
/// protocols that say `Value` or `Contents`.
///
/// ```swift
/// let titles: any ValueSource<String> = BehaviorRelay(value: "Songs")  // with TableauRx
/// ```
public protocol ValueSource<_TableauValue> {
    /// The type of the values.
    associatedtype _TableauValue

    /// The values, one after the other.
    @MainActor var _tableauSource: BindingSource<_TableauValue> { get }
}

/// What the rows of a chain can come from: an array for a chain of one section, a dictionary of
/// arrays for a chain of several; with TableauRx, an observable of either too.
///
/// ```swift
/// let one: any RowSource<OneList, Rows<Int>> = [1, 2, 3]
/// let several: any RowSource<BySection<String>, Rows<Int>> = ["a": [1], "b": [2, 3]]
/// ```
public protocol RowSource<_TableauLayout, _TableauContents>: ValueSource
where _TableauValue: SectionData<_TableauLayout, _TableauContents> {
    /// One list, or a list by section.
    associatedtype _TableauLayout: DataLayout
    /// The type of the rows, wrapped.
    associatedtype _TableauContents: DataContents
}

/// Data for the rows of sections: one data set.
///
/// `Array` and `Dictionary` conform.
///
/// ```swift
/// func count(_ data: some SectionData<OneList, Rows<Int>>) -> Int {
///     data._tableauLists.reduce(0) { $0 + $1.rows.count }
/// }
/// ```
public protocol SectionData<_TableauLayout, _TableauContents>: RowSource
where _TableauValue == Self {
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

    /// The array itself.
    @inlinable public var _tableauLists: [(key: Void, rows: [Element])] { [((), self)] }

    /// The array itself.
    @inlinable public var _tableauOnlyList: [Element]? { self }
}

extension Dictionary: ValueSource, RowSource, SectionData where Value: Collection {
    /// A dictionary has a list for each of its keys.
    public typealias _TableauLayout = BySection<Key>
    /// The elements of its values are the rows.
    public typealias _TableauContents = Rows<Value.Element>

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
