#if !canImport(UIKit)
/// The maximum width of rows, and their place on a wider screen: long lines of text are hard to
/// read, and a value at a row's end is far from its title.
public enum TerminalContentWidth: Hashable, Sendable {
    /// As wide as the screen, for content in columns.
    case full
    /// At most a number of columns, by default 100, in the middle of the screen.
    case centered(_ columns: Int)
    /// At most a number of columns, at the left of the screen.
    case leading(_ columns: Int)

    /// Returns the part of the available columns that rows use.
    func columns(in room: Range<Int>) -> Range<Int> {
        switch self {
        case .full: return room
        case .leading(let most): return room.prefix(max(1, most))
        case .centered(let most):
            let spare = max(0, room.count - max(1, most))
            return room.dropFirst(spare / 2).dropLast(spare - spare / 2)
        }
    }
}
#endif
