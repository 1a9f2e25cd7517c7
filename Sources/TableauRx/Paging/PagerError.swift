/// An error that explains why a loaded page could not be used.
public enum PagerError: Error, Equatable, CustomStringConvertible {
    /// Consecutive pages had no new row, or the same cursor again.
    case noProgress(edge: PagerEdge)

    /// The cause of the error, and how to fix it.
    public var description: String {
        switch self {
        case .noProgress(let edge):
            "The pages at the \(edge) bring no new rows, though the last one has a cursor for more. "
                + "Give the last page no cursor."
        }
    }
}
