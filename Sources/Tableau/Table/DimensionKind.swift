import Foundation

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

extension HeaderFooterKind {
    var height: DimensionKind { self == .header ? .headerHeight : .footerHeight }
    var estimate: DimensionKind {
        self == .header ? .estimatedHeaderHeight : .estimatedFooterHeight
    }
}

extension TableView {
    /// Returns the table's own height or estimate.
    func own(_ kind: DimensionKind) -> CGFloat {
        switch kind {
        case .cellHeight: rowHeight
        case .estimatedCellHeight: estimatedRowHeight
        case .headerHeight: sectionHeaderHeight
        case .footerHeight: sectionFooterHeight
        case .estimatedHeaderHeight: estimatedSectionHeaderHeight
        case .estimatedFooterHeight: estimatedSectionFooterHeight
        }
    }

    /// Returns a delegate's height or estimate for a row, or for the header or footer of its section.
    func height(
        _ kind: DimensionKind, at path: IndexPath, from delegate: (any TableViewDelegate)?
    ) -> CGFloat? {
        let section = path.section
        return switch kind {
        case .cellHeight: (delegate?.tableView(_:heightForRowAt:))?(self, path)
        case .estimatedCellHeight: (delegate?.tableView(_:estimatedHeightForRowAt:))?(self, path)
        case .headerHeight: (delegate?.tableView(_:heightForHeaderInSection:))?(self, section)
        case .footerHeight: (delegate?.tableView(_:heightForFooterInSection:))?(self, section)
        case .estimatedHeaderHeight:
            (delegate?.tableView(_:estimatedHeightForHeaderInSection:))?(self, section)
        case .estimatedFooterHeight:
            (delegate?.tableView(_:estimatedHeightForFooterInSection:))?(self, section)
        }
    }
}
