extension SectionedTableViewBinder {
    /// Adds the features that a table has without being asked for them.
    func addBasicFeatures() {
        _ = place
        // Rows keep their places during a drag, whatever the program has set.
        if TableView.carriesRows { _ = feature(Calmness.self) }
    }
}
