/// Data for the rows of sections: an array for a chain of one section, a dictionary of arrays for a
/// chain of several.
///
/// `Array` and `Dictionary` meet it; nothing else needs to.
///
/// ```swift
/// let one: any SectionData<OneList, Rows<Int>> = [1, 2, 3]
/// let several: any SectionData<BySection<String>, Rows<Int>> = ["a": [1], "b": [2, 3]]
/// ```
public protocol SectionData<Layout, Contents> {
    /// One list, or a list by section.
    associatedtype Layout: DataLayout
    /// The type of the rows, wrapped.
    associatedtype Contents: DataContents

    /// The lists with their keys. No copies are made of arrays.
    var _lists: [(key: Layout.Key, rows: [Contents.Row])] { get }
}

extension Array: SectionData {
    /// An array is the list of one section.
    public typealias Layout = OneList
    /// Its elements are the rows.
    public typealias Contents = Rows<Element>

    /// The array itself.
    @inlinable public var _lists: [(key: Void, rows: [Element])] { [((), self)] }
}

extension Dictionary: SectionData where Value: Collection {
    /// A dictionary has a list for each of its keys.
    public typealias Layout = BySection<Key>
    /// The elements of its values are the rows.
    public typealias Contents = Rows<Value.Element>

    /// The entries.
    ///
    /// A value that is an array is not copied.
    @inlinable public var _lists: [(key: Key, rows: [Value.Element])] {
        var lists: [(key: Key, rows: [Value.Element])] = []
        lists.reserveCapacity(count)
        for (key, value) in self { lists.append((key, Array(value))) }
        return lists
    }
}
