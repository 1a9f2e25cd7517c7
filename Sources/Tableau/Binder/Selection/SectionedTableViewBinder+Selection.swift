extension SectionedTableViewBinder {
    /// The selected rows, by identity: to read, to change and to observe.
    ///
    /// ```swift
    /// binder.selection.mode = .multiple
    /// ```
    public var selection: SelectionModel<Section> { engine.selection }
}

extension TableViewBinder {
    /// The selected rows, by identity: to read, to change and to observe.
    ///
    /// Their section is `.table`.
    public var selection: SelectionModel<OnlySection> { sectioned.selection }
}
