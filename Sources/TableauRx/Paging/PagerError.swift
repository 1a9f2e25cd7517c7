/// Why a page that was loaded could not be used.
public enum PagerError: Error, Equatable, CustomStringConvertible {
    /// Page after page brought no new row, or the same cursor again.
    case noProgress(edge: PagerEdge)
    /// The page says that it answers another request.
    case wrongPage(edge: PagerEdge)

    /// What is wrong, and what to do about it.
    public var description: String {
        switch self {
        case .noProgress(let edge):
            "The pages at the \(edge) bring no new rows, though the last one has a cursor for more. "
                + "Give the last page no cursor."
        case .wrongPage(let edge):
            "The page for the \(edge) answers another cursor than the one asked for. Retry the load."
        }
    }
}
