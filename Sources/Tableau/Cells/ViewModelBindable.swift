/// A cell, header or footer whose whole state is described by one value, its view model.
///
/// ```swift
/// final class TitleCell: TableViewCell, ViewModelBindable, ReuseIdentifiable {
///     struct ViewModel: Equatable {
///         var title: String
///     }
///     var viewModel: ViewModel? {
///         didSet { textLabel?.text = viewModel?.title }
///     }
/// }
/// ```
///
/// The binder assigns `viewModel` whenever it shows a row with the view, before any other handler
/// runs. A view model that is ``CollectionIdentifiable`` and `Equatable` is diffed row by row.
@MainActor
public protocol ViewModelBindable<ViewModel>: AnyObject {
    /// The value that describes the view.
    associatedtype ViewModel

    /// What the view shows; `nil` before the first assignment.
    var viewModel: ViewModel? { get set }
}
