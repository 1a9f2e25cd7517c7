public import Foundation

/// The sections that a binding chain speaks of.
///
/// The scope's type decides what the chain's handlers receive and whether data can be bound; see
/// ``OneSection``, ``ManySections`` and ``AnySection``.
///
/// ```swift
/// extension BindingChain where Scope: SingleSectionScope {
///     // methods for chains of one section, whatever they know of cells and models
/// }
/// ```
public protocol BindingScope<Section> {
    /// The table's section model.
    associatedtype Section: TableViewSection

    /// Gives a row's height: `(row)` of one section, `(section, row)` of several.
    associatedtype RowHeight
    /// Gives a header's or footer's height: `()` of one section, `(section)` of several.
    associatedtype HeaderFooterHeight
    /// Makes a row's cell: `(tableView, row)` of one section, `(tableView, section, row)` of several.
    associatedtype CellProvider
    /// Asks for rows: `(startIndex)` of one section, `(section, startIndex)` of several.
    associatedtype PrefetchHandler

    /// The height with the section as parameter.
    static func _rowHeight(_ height: RowHeight) -> (Section, Int) -> CGFloat
    /// The height with the section as parameter.
    static func _edgeHeight(_ height: HeaderFooterHeight) -> (Section) -> CGFloat
    /// The provider with the section as parameter.
    static func _provider(_ provider: CellProvider) -> (TableView, Section, Int) -> TableViewCell
    /// The handler with the section as parameter.
    static func _prefetch(_ handler: PrefetchHandler) -> (Section, Int) -> Void
}

/// A scope of one section: handlers are not told which.
///
/// ```swift
/// binder.onSection(.first).onTapped { row, cell in print(row) }
/// ```
public protocol SingleSectionScope<Section>: BindingScope
where
    RowHeight == (Int) -> CGFloat, HeaderFooterHeight == () -> CGFloat,
    CellProvider == (TableView, Int) -> TableViewCell, PrefetchHandler == (Int) -> Void
{}

/// A scope of several sections: handlers are told which.
///
/// ```swift
/// binder.onSections(.first, .second).onTapped { section, row, cell in print(section, row) }
/// ```
public protocol MultiSectionScope<Section>: BindingScope
where
    RowHeight == (Section, Int) -> CGFloat, HeaderFooterHeight == (Section) -> CGFloat,
    CellProvider == (TableView, Section, Int) -> TableViewCell,
    PrefetchHandler == (Section, Int) -> Void
{}

/// A scope that data can be bound to.
///
/// ```swift
/// binder.onSection(.first).bind(headerTitle: "First")  // compiles
/// binder.onAnySection().bind(headerTitle: "Any")       // does not: no data scope
/// ```
public protocol DataScope<Section>: BindingScope {
    /// An array, or a dictionary by section.
    associatedtype Layout: DataLayout

    /// The section that the list at `key` belongs to.
    func section(at key: Layout.Key) -> Section
}

/// The scope of `onSection(_:)`.
///
/// ```swift
/// let chain: CellChain<OneSection<Section>, TableViewCell> = binder.onSection(.first)
/// ```
public struct OneSection<Section: TableViewSection>: SingleSectionScope, DataScope {
    /// Data is an array.
    public typealias Layout = OneList

    let section: Section

    /// The one section.
    public func section(at key: Void) -> Section { section }
}

/// The scope of `onSections(_:)` and `onAllSections()`.
///
/// ```swift
/// let chain: CellChain<ManySections<Section>, TableViewCell> = binder.onAllSections()
/// ```
public struct ManySections<Section: TableViewSection>: MultiSectionScope, DataScope {
    /// Data is a dictionary of arrays.
    public typealias Layout = BySection<Section>

    /// The key is the section.
    public func section(at key: Section) -> Section { key }
}

/// The scope of `onAnySection()`: data cannot be bound to it.
///
/// ```swift
/// let chain: CellChain<AnySection<Section>, TableViewCell> = binder.onAnySection()
/// ```
public struct AnySection<Section: TableViewSection>: MultiSectionScope {}
