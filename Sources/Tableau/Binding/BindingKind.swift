import Foundation

/// What can be bound besides data, with the names that messages use.
enum HandlerKind: String, CaseIterable {
    case onDequeue
    case onTapped

    /// Where a section's bindings keep it.
    func keyPath<Section: TableViewSection>(
        for _: Section.Type
    ) -> WritableKeyPath<SectionBindings<Section>, Bound<SectionBindings<Section>.CellHandler>?> {
        switch self {
        case .onDequeue: \.onDequeue
        case .onTapped: \.onTapped
        }
    }

    /// What a section's bindings have of it.
    ///
    /// Asked for every cell, and not by key path: a key path to a generic type's property is
    /// instantiated by each use, which takes longer than all the rest of showing a cell.
    func value<Section: TableViewSection>(
        in bindings: SectionBindings<Section>
    ) -> Bound<SectionBindings<Section>.CellHandler>? {
        switch self {
        case .onDequeue: bindings.onDequeue
        case .onTapped: bindings.onTapped
        }
    }
}

/// The height of a row, bound or estimated.
enum RowDimensionKind: String, CaseIterable {
    case cellHeight
    case estimatedCellHeight

    /// Where a section's bindings keep it.
    func keyPath<Section: TableViewSection>(
        for _: Section.Type
    ) -> WritableKeyPath<SectionBindings<Section>, Bound<SectionBindings<Section>.RowDimension>?> {
        switch self {
        case .cellHeight: \.cellHeight
        case .estimatedCellHeight: \.estimatedCellHeight
        }
    }

    /// What a section's bindings have of it.
    ///
    /// Asked for every cell, and not by key path: a key path to a generic type's property is
    /// instantiated by each use, which takes longer than all the rest of showing a cell.
    func value<Section: TableViewSection>(
        in bindings: SectionBindings<Section>
    ) -> Bound<SectionBindings<Section>.RowDimension>? {
        switch self {
        case .cellHeight: bindings.cellHeight
        case .estimatedCellHeight: bindings.estimatedCellHeight
        }
    }
}

/// The height of a header or footer, bound or estimated.
enum HeaderFooterDimensionKind: String, CaseIterable {
    case headerHeight
    case footerHeight
    case estimatedHeaderHeight
    case estimatedFooterHeight

    /// Where a section's bindings keep it.
    func keyPath<Section: TableViewSection>(
        for _: Section.Type
    ) -> WritableKeyPath<
        SectionBindings<Section>, Bound<SectionBindings<Section>.HeaderFooterDimension>?
    > {
        switch self {
        case .headerHeight: \.headerHeight
        case .footerHeight: \.footerHeight
        case .estimatedHeaderHeight: \.estimatedHeaderHeight
        case .estimatedFooterHeight: \.estimatedFooterHeight
        }
    }

    /// What a section's bindings have of it.
    ///
    /// Asked for every cell, and not by key path: a key path to a generic type's property is
    /// instantiated by each use, which takes longer than all the rest of showing a cell.
    func value<Section: TableViewSection>(
        in bindings: SectionBindings<Section>
    ) -> Bound<SectionBindings<Section>.HeaderFooterDimension>? {
        switch self {
        case .headerHeight: bindings.headerHeight
        case .footerHeight: bindings.footerHeight
        case .estimatedHeaderHeight: bindings.estimatedHeaderHeight
        case .estimatedFooterHeight: bindings.estimatedFooterHeight
        }
    }
}
