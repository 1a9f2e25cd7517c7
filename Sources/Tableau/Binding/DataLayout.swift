/// The layout of the data that a chain accepts: one list, or a list for each section.
public protocol DataLayout {
    /// The key of a list.
    associatedtype Key
    /// The numbers of rows: of the one list, or by section.
    associatedtype Counts

    /// Returns the numbers of rows with their keys.
    static func _entries(_ counts: Counts) -> [(key: Key, count: Int)]
}

/// The layout of a chain for one section: an array.
public enum OneList: DataLayout {
    /// Void, because there is only one list.
    public typealias Key = Void

    /// Returns the number of rows.
    public static func _entries(_ counts: Int) -> [(key: Void, count: Int)] { [((), counts)] }
}

/// The layout of a chain for several sections: a dictionary of arrays.
public enum BySection<Section: Hashable>: DataLayout {
    /// The section of a list.
    public typealias Key = Section

    /// Returns the numbers of rows by section.
    public static func _entries(_ counts: [Section: Int]) -> [(key: Section, count: Int)] {
        counts.map { ($0, $1) }
    }
}

/// The type of the rows, wrapped: the compiler infers it a hundred times faster than one in
/// ``SectionData`` itself.
public protocol DataContents {
    /// The type of the rows.
    associatedtype Row
}

/// Rows of one type.
public enum Rows<Row>: DataContents {}
