#if !canImport(UIKit)
import Tableau

/// A row with a task: its title, or a field to change it.
final class TaskCell: TableViewCell, ViewModelBindable, ViewEventEmitting, ReuseIdentifiable {
    /// All that the row shows.
    struct ViewModel: CollectionIdentifiable, Equatable {
        /// The task's number.
        var id: Int
        /// Its title.
        var title: String
        /// Whether it is done.
        var isDone: Bool
        /// Whether its title can be changed now.
        var isEditable: Bool

        var collectionId: Int { id }
    }

    // 1. What the cell tells, besides taps.
    enum ViewEvent {
        /// Somebody typed.
        case typed(String)
        /// Somebody has done with typing.
        case ended
    }

    var viewModel: ViewModel? {
        didSet {
            guard let viewModel else { return }
            imageView?.glyph = viewModel.isDone ? "☑" : "☐"
            textLabel?.text = viewModel.isEditable ? nil : viewModel.title
            guard viewModel.isEditable else {
                control = nil
                return
            }
            // 2. The control stays the same object while a person types in it.
            let field = control ?? CellControl.textField(text: viewModel.title)
            field.value = .text(viewModel.title)
            field.placeholder = "What is to be done?"
            field.onChange = { [weak self] value in
                if case .text(let text) = value { self?.emit(event: .typed(text)) }
            }
            field.onEndEditing = { [weak self] _ in self?.emit(event: .ended) }
            control = field
        }
    }
}
#endif
