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
}
