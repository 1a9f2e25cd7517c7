/// Handlers that get a cell, with the names that messages use.
enum HandlerKind: String, CaseIterable {
    case onDequeue
    case onTapped
}

/// The height of a row, bound or estimated.
enum RowDimensionKind: String, CaseIterable {
    case cellHeight
    case estimatedCellHeight

    /// The question that it answers.
    var asked: HeightKinds { self == .cellHeight ? .row : .estimatedRow }
}

/// The height of a header or footer, bound or estimated.
enum HeaderFooterDimensionKind: String, CaseIterable {
    case headerHeight
    case footerHeight
    case estimatedHeaderHeight
    case estimatedFooterHeight

    /// The question that it answers.
    var asked: HeightKinds {
        switch self {
        case .headerHeight: .header
        case .footerHeight: .footer
        case .estimatedHeaderHeight: .estimatedHeader
        case .estimatedFooterHeight: .estimatedFooter
        }
    }
}
