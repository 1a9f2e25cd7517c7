/// A source of values for a binding.
///
/// Arrays and dictionaries conform, with TableauRx also observables; nothing else needs to. The names
/// of the associated types let them also conform to your protocols with a `Value`.
public protocol ValueSource<_TableauValue> {
    /// The type of the values.
    associatedtype _TableauValue

    /// The values in sequence.
    @MainActor var _tableauSource: BindingSource<_TableauValue> { get }
}

/// A source of rows for a chain: an array for a chain of one section, a dictionary of arrays for a
/// chain of several; with TableauRx, also an observable of either.
public protocol RowSource<_TableauLayout, _TableauContents>: ValueSource
where _TableauValue: SectionData<_TableauLayout, _TableauContents> {
    /// One list, or a list by section.
    associatedtype _TableauLayout: DataLayout
    /// The type of the rows, wrapped.
    associatedtype _TableauContents: DataContents
}

/// One data set of rows for sections.
///
/// `Array` and `Dictionary` conform.
public protocol SectionData<_TableauLayout, _TableauContents>: RowSource
where _TableauValue == Self {
    /// The lists with their keys. Arrays are not copied.
    var _tableauLists: [(key: _TableauLayout.Key, rows: [_TableauContents.Row])] { get }
}

extension ValueSource where _TableauValue == Self {
    /// A source of this value.
    @MainActor @inlinable public var _tableauSource: BindingSource<Self> { .fixed(self) }
}

extension Array: SectionData {
    /// An array is the list of one section.
    public typealias _TableauLayout = OneList
    /// Its elements are the rows.
    public typealias _TableauContents = Rows<Element>

    /// The array itself.
    @inlinable public var _tableauLists: [(key: Void, rows: [Element])] { [((), self)] }
}

extension Dictionary: ValueSource {
    /// A dictionary is one value, for example the titles of sections.
    public typealias _TableauValue = Self
}

extension Dictionary: RowSource, SectionData where Value: Collection {
    /// A dictionary has a list for each of its keys.
    public typealias _TableauLayout = BySection<Key>
    /// The elements of its values are the rows.
    public typealias _TableauContents = Rows<Value.Element>

    /// The entries; a value that is an array is not copied.
    @inlinable public var _tableauLists: [(key: Key, rows: [Value.Element])] {
        map { ($0.key, Array($0.value)) }
    }
}
