import Foundation

/// The kinds of heights, bound or estimated, with their names in messages.
enum DimensionKind: Int, CaseIterable {
    case cellHeight
    case estimatedCellHeight
    case headerHeight
    case footerHeight
    case estimatedHeaderHeight
    case estimatedFooterHeight

    init(rowEstimated: Bool) {
        self = rowEstimated ? .estimatedCellHeight : .cellHeight
    }

    init(_ edge: HeaderFooterKind, estimated: Bool) {
        self =
            switch (edge, estimated) {
            case (.header, false): .headerHeight
            case (.header, true): .estimatedHeaderHeight
            case (.footer, false): .footerHeight
            case (.footer, true): .estimatedFooterHeight
            }
    }

    /// The height request of the table that it answers.
    var asked: HeightKinds {
        switch self {
        case .cellHeight: .row
        case .estimatedCellHeight: .estimatedRow
        case .headerHeight: .header
        case .footerHeight: .footer
        case .estimatedHeaderHeight: .estimatedHeader
        case .estimatedFooterHeight: .estimatedFooter
        }
    }
}

/// Returns nil if it does not apply; for a header or footer, the row is 0 and has no model.
typealias Dimension<Section: TableViewSection> = (RowContext<Section>) -> CGFloat?
