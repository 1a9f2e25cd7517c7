/// The kinds of heights, bound or estimated, with their names in messages.
package enum DimensionKind: Int, CaseIterable, Sendable {
    case cellHeight
    case estimatedCellHeight
    case headerHeight
    case footerHeight
    case estimatedHeaderHeight
    case estimatedFooterHeight

    /// Nil for rows.
    var edge: HeaderFooterKind? {
        switch self {
        case .cellHeight, .estimatedCellHeight: nil
        case .headerHeight, .estimatedHeaderHeight: .header
        case .footerHeight, .estimatedFooterHeight: .footer
        }
    }

    var isEstimated: Bool {
        [.estimatedCellHeight, .estimatedHeaderHeight, .estimatedFooterHeight].contains(self)
    }
}
