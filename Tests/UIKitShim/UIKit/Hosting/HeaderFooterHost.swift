import Foundation
import TableEngine

/// A header or footer of the engine that represents a UIKit view.
///
/// Like a row's host, it retains its view; the view refers to its host weakly.
final class HeaderFooterHost: TableViewHeaderFooterView {
    private(set) var view: UIView?

    /// The view, if tables can reuse it.
    var headerFooterView: UITableViewHeaderFooterView? { view as? UITableViewHeaderFooterView }

    /// The host of `view`; makes one if it has none.
    static func host(of view: UIView) -> HeaderFooterHost {
        let reusable = view as? UITableViewHeaderFooterView
        if let host = reusable?.host { return host }
        let host = HeaderFooterHost(reuseIdentifier: reusable?.reuseIdentifier)
        host.take(view)
        return host
    }

    func take(_ view: UIView) {
        self.view = view
        headerFooterView?.host = self
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        headerFooterView?.prepareForReuse()
    }

    override var frame: CGRect {
        didSet { view?.frame = frame }
    }
}
