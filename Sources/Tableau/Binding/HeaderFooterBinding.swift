/// The headers or footers that one binding supplies.
final class HeaderFooterBinding: DataBinding {
    /// Dequeues the view for a view model and assigns the view model to it.
    typealias MakeView = (_ tableView: TableView, _ viewModel: Any) -> TableViewHeaderFooterView?
    /// Assigns another view model to a view on screen.
    typealias Rebind = (_ view: TableViewHeaderFooterView, _ viewModel: Any) -> Void
    /// Whether a view on screen shows a view model; true if that cannot be determined.
    typealias IsShowing = (_ view: TableViewHeaderFooterView, _ viewModel: Any) -> Bool

    let edge: HeaderFooterKind
    let form: HeaderFooterForm
    /// "titles", or the class of the views, for explanations.
    let shows: String
    let makeView: MakeView
    let rebind: Rebind
    let isShowing: IsShowing
    /// The content that a section supplies itself, given its state, instead of data.
    var contentOfSection: ((AnyObject) -> HeaderFooterContent?)?

    init(
        chain: ChainLabel, isNamed: Bool, edge: HeaderFooterKind, form: HeaderFooterForm,
        shows: String, makeView: @escaping MakeView, rebind: @escaping Rebind,
        isShowing: @escaping IsShowing
    ) {
        self.edge = edge
        self.form = form
        self.shows = shows
        self.makeView = makeView
        self.rebind = rebind
        self.isShowing = isShowing
        super.init(chain: chain, isNamed: isNamed)
    }

    /// Creates a binding of titles, which need no view of a class.
    convenience init(
        titlesOf edge: HeaderFooterKind, chain: ChainLabel, isNamed: Bool, shows: String
    ) {
        self.init(
            chain: chain, isNamed: isNamed, edge: edge, form: .title, shows: shows,
            makeView: { _, _ in nil }, rebind: { _, _ in }, isShowing: { _, _ in true })
    }

    /// The name in messages: `header title`.
    var part: String { "\(edge.rawValue) \(form)" }
}
