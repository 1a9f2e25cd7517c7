import Foundation
import Tableau

/// A row of a form: a label with an input control.
final class FormCell: ControlCell, ViewModelBindable, ViewEventEmitting, ReuseIdentifiable {
    /// The content of the row.
    struct ViewModel: Equatable {
        /// The text at the leading edge.
        var label: String?
        /// The value of the control; nil for a row that only shows text.
        var value: CellControl.Value?
        /// The placeholder.
        var hint: String?
        /// Whether a text has several lines.
        var isMultiline = false
        /// What Return does with a line of text, in a word.
        var submitTitle: String?
        /// The symbol before the label.
        var symbol: RowSymbol?
    }

    // 1. The events of the cell, besides taps.
    enum ViewEvent {
        /// The user typed, toggled or chose a value.
        case changed(CellControl.Value)
        /// The user pressed Return in a line of text.
        case submitted(CellControl.Value)
        /// The user finished typing.
        case ended
    }

    // 2. The control is kept while its kind stays the same, so that typing isn't interrupted.
    var viewModel: ViewModel? {
        didSet {
            show(viewModel?.label, symbol: viewModel?.symbol)
            guard let value = viewModel?.value else {
                control = nil
                return
            }
            let isMultiline = viewModel?.isMultiline ?? false
            if let control, control.isMultiline == isMultiline, control.value.isSameKind(as: value)
            {
                control.value = value
            } else {
                control = CellControl(value: value, isMultiline: isMultiline)
            }
            control?.placeholder = viewModel?.hint
            control?.submitTitle = viewModel?.submitTitle
            control?.onChange = { [weak self] value in self?.emit(event: .changed(value)) }
            control?.onSubmit = { [weak self] value in self?.emit(event: .submitted(value)) }
            control?.onEndEditing = { [weak self] _ in self?.emit(event: .ended) }
        }
    }
}

extension CellControl.Value {
    /// Whether both values have the same kind of control.
    fileprivate func isSameKind(as other: Self) -> Bool {
        switch (self, other) {
        case (.text, .text), (.toggle, .toggle), (.date, .date): true
        default: false
        }
    }
}
