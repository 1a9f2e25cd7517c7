extension TableViewBinder {
    /// Starts a chain for the table's rows, header and footer.
    ///
    /// - Parameters:
    ///   - fileID: Where the chain is started, for messages.
    ///   - line: Where the chain is started, for messages.
    public func onTable(
        fileID: String = #fileID, line: UInt = #line
    ) -> CellChain<OneSection<OnlySection>, TableViewCell> {
        sectioned.onSection(.table, fileID: fileID, line: line)
    }
}
