extension TableViewBinder {
    /// Starts a chain for the table's rows, header and footer.
    ///
    /// - Parameters:
    ///   - fileID: The source location, for messages.
    ///   - line: The source location, for messages.
    public func onTable(
        fileID: String = #fileID, line: UInt = #line
    ) -> CellChain<OneSection<OnlySection>, TableViewCell> {
        start("onTable()", fileID, line, .named([.table]), OneSection(section: .table))
    }
}
