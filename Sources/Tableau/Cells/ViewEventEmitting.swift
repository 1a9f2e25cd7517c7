/// A cell with events other than taps, such as a toggled switch or entered text.
///
/// ```swift
/// final class SwitchCell: TableViewCell, ViewEventEmitting {
///     enum ViewEvent {
///         case toggled(Bool)
///     }
///     func switchChanged(to isOn: Bool) { emit(event: .toggled(isOn)) }
/// }
///
/// binder.onSection(.settings)
///     .onEvent(from: SwitchCell.self) { row, cell, event in ... }
/// ```
///
/// An event reaches the handlers bound with `onEvent(from:)` for the section of the cell *at the
/// time of the event*. Events of a cell that shows no row are dropped.
@MainActor
public protocol ViewEventEmitting<ViewEvent>: AnyObject {
    /// The events of the cell.
    associatedtype ViewEvent
}
