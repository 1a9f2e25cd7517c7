/// A cell with events of its own besides taps: a switch was toggled, text was entered.
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
/// The handlers that an event reaches are those bound with `onEvent(from:)` for the section in
/// which the cell is *at the time of the event*. An event of a cell that shows no row is dropped.
@MainActor
public protocol ViewEventEmitting<ViewEvent>: AnyObject {
    /// What can happen in the cell.
    associatedtype ViewEvent
}

extension ViewEventEmitting {
    /// Passes `event` to the handlers bound for this cell's type and its current section.
    public func emit(event: ViewEvent) {
        CellEventLinks.shared.deliver(event, from: self)
    }
}
