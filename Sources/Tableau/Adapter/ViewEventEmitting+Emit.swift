extension ViewEventEmitting {
    /// Sends `event` to the handlers bound for this cell's type and current section.
    public func emit(event: ViewEvent) {
        guard let cell = self as? TableViewCell else { return }
        cell.table?.adapter?.contents?.cell(cell, didEmit: event)
    }
}
