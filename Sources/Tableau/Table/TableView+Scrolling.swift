#if !canImport(UIKit) || os(watchOS)
public import Foundation

extension TableView {
    /// The size of the table's content: measured heights, and estimates for the rest.
    public var contentSize: CGSize {
        layoutIfNeeded()
        return CGSize(width: viewport.width, height: CGFloat(contentHeight))
    }

    /// Scrolls so that the row is at `scrollPosition`, as far as the content allows.
    ///
    /// - Complexity: O(log *n*) in the rows, plus the rows that become visible.
    public func scrollToRow(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
        guard let path = existing(RowPath(clamping: indexPath)) else { return }
        // The delegate may remove the row.
        scrollInRounds {
            hasRow(path) ? CGFloat(offsetShowing(path, at: scrollPosition)) : offset.y
        }
    }

    private func offsetShowing(_ path: RowPath, at position: ScrollPosition) -> Double {
        let top = loaded.geometry.top(of: path)
        let height = loaded.geometry.height(of: path)
        let (visibleTop, viewHeight) = (Double(offset.y), Double(viewport.height))
        // A floating header covers the top of the visible part.
        let covered = floatsHeaders ? loaded.geometry.sections[Int(path.section)].header : 0
        let wanted =
            switch position {
            case .top: top - covered
            case .middle: top + height / 2 - viewHeight / 2
            case .bottom: top + height - viewHeight
            case .none: min(top - covered, max(visibleTop, top + height - viewHeight))
            }
        return max(0, min(wanted, contentHeight - viewHeight))
    }

    func scroll(to new: CGPoint) {
        guard new != offset else { return }
        visible.held = nil
        place.hasScrolled()
        offset = new
        setNeedsLayout()
        delegate?.scrollViewDidScroll(self)
        surface?.needsDisplay()
    }
}
#endif
