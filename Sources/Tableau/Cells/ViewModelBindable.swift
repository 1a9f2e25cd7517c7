/// A cell, header or footer whose state is described by one value, its view model.
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
/// The binder assigns `viewModel` whenever it shows a row with the view, before other handlers run.
/// View models that are ``CollectionIdentifiable`` and `Equatable` are diffed row by row.
@MainActor
public protocol ViewModelBindable<ViewModel>: AnyObject {
    /// The value that describes the view.
    associatedtype ViewModel

    /// The current view model; `nil` before the first assignment.
    var viewModel: ViewModel? { get set }
}
