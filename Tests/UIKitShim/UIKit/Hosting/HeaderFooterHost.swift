import Foundation
import TableEngine

/// A header or footer of the engine that stands for a UIKit view.
final class HeaderFooterHost: TableViewHeaderFooterView {
    private(set) var view: UIView?
    /// The view, if it is of the kind that tables reuse.
    var headerFooterView: UITableViewHeaderFooterView? { view as? UITableViewHeaderFooterView }

    func take(_ view: UIView) { self.view = view }

    override func prepareForReuse() {
        super.prepareForReuse()
        headerFooterView?.prepareForReuse()
    }

    override var frame: CGRect {
        didSet { view?.frame = frame }
    }
}
