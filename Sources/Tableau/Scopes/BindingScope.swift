public import Foundation

/// The sections of a binding chain.
///
/// The scope's type determines what the chain's handlers receive and whether data can be bound; see
/// ``OneSection``, ``ManySections`` and ``AnySection``. A method of your own for chains of one
/// section is in an `extension BindingChain where Scope: SingleSectionScope`.
public protocol BindingScope<Section> {
    /// The table's section model.
    associatedtype Section: TableViewSection

    /// Returns a row's height: `(row)` for one section, `(section, row)` for several.
    associatedtype RowHeight
    /// Returns a header's or footer's height: `()` for one section, `(section)` for several.
    associatedtype HeaderFooterHeight
    /// Makes a cell: `(tableView, row)`, or `(tableView, section, row)` for several sections.
    associatedtype CellProvider
    /// Requests rows: `(startIndex)` for one section, `(section, startIndex)` for several.
    associatedtype PrefetchHandler

    /// The conversions of these closures to the binder's.
    static var _closures: ScopeClosures<Self> { get }
}

/// A scope of one section; handlers don't receive the section.
public protocol SingleSectionScope<Section>: BindingScope
where
    RowHeight == (Int) -> CGFloat, HeaderFooterHeight == () -> CGFloat,
    CellProvider == (TableView, Int) -> TableViewCell, PrefetchHandler == (Int) -> Void
{
    /// Handles a row and its cell.
    typealias Handler<Cell> = (_ row: Int, _ cell: Cell) -> Void
    /// Handles a row, its cell and the model that the cell shows at that time.
    typealias ModelHandler<Cell, Model> = (_ row: Int, _ cell: Cell, _ model: Model) -> Void
    /// Returns the height of a row, computed from its model.
    typealias ModelHeight<Model> = (_ row: Int, _ model: Model) -> CGFloat
    /// Makes the cell of a model.
    typealias ModelCellProvider<Model> =
        (_ tableView: TableView, _ row: Int, _ model: Model) -> TableViewCell
}

/// A scope of several sections; handlers receive the section.
public protocol MultiSectionScope<Section>: BindingScope
where
    RowHeight == (Section, Int) -> CGFloat, HeaderFooterHeight == (Section) -> CGFloat,
    CellProvider == (TableView, Section, Int) -> TableViewCell,
    PrefetchHandler == (Section, Int) -> Void
{
    /// Handles a row and its cell.
    typealias Handler<Cell> = (_ section: Section, _ row: Int, _ cell: Cell) -> Void
    /// Handles a row, its cell and the model that the cell shows at that time.
    typealias ModelHandler<Cell, Model> =
        (_ section: Section, _ row: Int, _ cell: Cell, _ model: Model) -> Void
    /// Returns the height of a row, computed from its model.
    typealias ModelHeight<Model> =
        (_ section: Section, _ row: Int, _ model: Model) -> CGFloat
    /// Makes the cell of a model.
    typealias ModelCellProvider<Model> =
        (_ tableView: TableView, _ section: Section, _ row: Int, _ model: Model) -> TableViewCell
}

/// A scope that data can be bound to.
public protocol DataScope<Section>: BindingScope {
    /// An array, or a dictionary by section.
    associatedtype Layout: DataLayout

    /// Returns the section of the list at `key`.
    func section(at key: Layout.Key) -> Section
}

/// The scope of `onSection(_:)`.
public struct OneSection<Section: TableViewSection>: SingleSectionScope, DataScope {
    /// Data is an array.
    public typealias Layout = OneList

    let section: Section

    /// Returns the section.
    public func section(at key: Void) -> Section { section }
}

/// The scope of `onSections(_:)` and `onAllSections()`.
public struct ManySections<Section: TableViewSection>: MultiSectionScope, DataScope {
    /// Data is a dictionary of arrays.
    public typealias Layout = BySection<Section>

    /// Returns the key, which is the section.
    public func section(at key: Section) -> Section { key }
}

/// The scope of `onAnySection()`: data cannot be bound to it.
public struct AnySection<Section: TableViewSection>: MultiSectionScope {}
