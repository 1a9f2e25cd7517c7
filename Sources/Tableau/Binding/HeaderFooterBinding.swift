final class HeaderFooterBinding: DataBinding {
    /// The views of a class that show view models.
    struct Views {
        /// Dequeues the view for a view model and assigns the view model to it.
        let make: (_ tableView: TableView, _ viewModel: Any) -> TableViewHeaderFooterView?
        /// Assigns another view model to a view on screen.
        let rebind: (_ view: TableViewHeaderFooterView, _ viewModel: Any) -> Void
    }

    let edge: HeaderFooterKind
    /// "titles", or the class of the views, for explanations.
    let shows: String
    /// Nil for titles, which the table draws.
    let views: Views?
    /// The content that a section supplies itself, given its state, instead of data.
    var contentOfSection: ((AnyObject) -> HeaderFooterContent?)?

    init(
        _ edge: HeaderFooterKind, chain: ChainLabel, isNamed: Bool, shows: String,
        views: Views? = nil
    ) {
        self.edge = edge
        self.shows = shows
        self.views = views
        super.init(chain: chain, isNamed: isNamed)
    }

    /// The name in messages: `header title`.
    var part: String { "\(edge.rawValue) \(views == nil ? "title" : "view")" }

    /// A title gives way to a view, even if there is no view model.
    override func givesWay(to earlier: DataBinding) -> Bool {
        views == nil && (earlier as? HeaderFooterBinding)?.views != nil
    }
}
