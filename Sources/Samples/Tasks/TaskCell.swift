import Tableau

/// A row with a task: its title, or a field to edit it.
final class TaskCell: ControlCell, ViewModelBindable, ViewEventEmitting, ReuseIdentifiable {
    /// The content of the row.
    struct ViewModel: CollectionIdentifiable, Equatable {
        /// The task's number.
        var id: Int
        /// The task's title.
        var title: String
        var isDone: Bool
        /// Whether the title can be edited now.
        var isEditable: Bool

        var collectionId: Int { id }

        /// The title of the action that completes the task or reopens it.
        var toggleTitle: String { isDone ? "Reopen" : "Done" }
    }

    // 1. The events of the cell, besides taps.
    enum ViewEvent {
        case typed(String)
        /// The user finished typing.
        case ended
    }

    var viewModel: ViewModel? {
        didSet {
            guard let viewModel else { return }
            show(viewModel.isDone ? .done : .open)
            textLabel?.text = viewModel.isEditable ? nil : viewModel.title
            guard viewModel.isEditable else {
                control = nil
                return
            }
            // 2. The control stays the same object while the user types in it.
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
