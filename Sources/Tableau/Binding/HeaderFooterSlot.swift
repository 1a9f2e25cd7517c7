/// The headers or footers that one binding supplies.
@MainActor
final class HeaderFooterSlot {
    /// Titles, which the table draws, or views of a class.
    enum Form: CaseIterable {
        case title
        case view
    }

    /// Dequeues the view for a view model, already assigned to it.
    typealias MakeView = (_ tableView: TableView, _ viewModel: Any) -> TableViewHeaderFooterView?
    /// Assigns another view model to a view on screen.
    typealias Rebind = (_ view: TableViewHeaderFooterView, _ viewModel: Any) -> Void

    /// Whether a view on screen shows a view model; true where that cannot be told.
    typealias IsShowing = (_ view: TableViewHeaderFooterView, _ viewModel: Any) -> Bool

    /// Stamps the data that came from here.
    let number: Int
    let chain: ChainLabel
    let edge: HeaderFooterKind
    let form: Form
    /// "titles", or the class of the views, for explanations.
    let shows: String
    let makeView: MakeView
    let rebind: Rebind
    let isShowing: IsShowing
    /// The number of the data set that is in force; content left from an earlier one counts as gone.
    var generation = 0

    init(
        number: Int, chain: ChainLabel, edge: HeaderFooterKind, form: Form, shows: String,
        makeView: @escaping MakeView, rebind: @escaping Rebind, isShowing: @escaping IsShowing
    ) {
        self.number = number
        self.chain = chain
        self.edge = edge
        self.form = form
        self.shows = shows
        self.makeView = makeView
        self.rebind = rebind
        self.isShowing = isShowing
    }
}
