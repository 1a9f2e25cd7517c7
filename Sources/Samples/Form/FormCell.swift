#if !canImport(UIKit)
import Foundation
import Tableau

/// A row of a form: a label and something to type into or to switch.
final class FormCell: TableViewCell, ViewModelBindable, ViewEventEmitting, ReuseIdentifiable {
    /// All that the row shows.
    struct ViewModel: Equatable {
        /// The text at the row's start.
        var label: String?
        /// What can be changed; nil for a row that only says something.
        var value: CellControl.Value?
        /// What is shown while nothing is typed.
        var hint: String?
        /// The glyph before the label.
        var glyph: String?
    }

    // 1. What the cell tells, besides taps.
    enum ViewEvent {
        /// Somebody typed, switched or chose.
        case changed(CellControl.Value)
        /// Somebody pressed Return in a line of text.
        case submitted(CellControl.Value)
    }

    // 2. The control is kept as long as its kind stays: whoever types in it goes on typing.
    var viewModel: ViewModel? {
        didSet {
            textLabel?.text = viewModel?.label
            imageView?.glyph = viewModel?.glyph
            guard let value = viewModel?.value else {
                control = nil
                return
            }
            if let control, control.value.isSameKind(as: value) {
                control.value = value
            } else {
                control = CellControl(value: value)
            }
            control?.placeholder = viewModel?.hint
            control?.onChange = { [weak self] value in self?.emit(event: .changed(value)) }
            control?.onSubmit = { [weak self] value in self?.emit(event: .submitted(value)) }
        }
    }
}

extension CellControl.Value {
    /// Whether both are held by the same kind of control.
    fileprivate func isSameKind(as other: Self) -> Bool {
        switch (self, other) {
        case (.text, .text), (.toggle, .toggle), (.date, .date), (.notes, .notes): true
        default: false
        }
    }
}
#endif
