/// An order of rows that contradicts itself; the rows were sorted again.
package struct OrderContradiction: Error {
    package let message: String
    package let advice =
        "Make the < of the key's type a total order; sorted(by:) and grouped(by:) must return the "
        + "same for the same row, and a row that is an instance must be replaced, not changed."

    /// - Parameter row: The identity of a row that is not where its key says.
    package init(row: String) {
        message =
            "The order of the rows contradicts itself: row \(row) is not where its key says. All "
            + "rows were sorted again."
    }
}
