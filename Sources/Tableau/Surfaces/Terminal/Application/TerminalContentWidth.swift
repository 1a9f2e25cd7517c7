#if !canImport(UIKit)
/// The maximum width of rows, and their place on a wider screen: long lines of text are hard to
/// read, and a value at a row's end is far from its title.
public struct TerminalContentWidth: Hashable, Sendable {
    private let most: Int
    private let isCentered: Bool

    /// As wide as the screen, for content in columns.
    public static let full = TerminalContentWidth(most: .max, isCentered: false)

    /// Returns a width of at most a number of columns, by default 100, in the middle of the screen.
    public static func centered(_ columns: Int) -> TerminalContentWidth {
        TerminalContentWidth(most: max(1, columns), isCentered: true)
    }

    /// Returns a width of at most a number of columns, at the left of the screen.
    public static func leading(_ columns: Int) -> TerminalContentWidth {
        TerminalContentWidth(most: max(1, columns), isCentered: false)
    }

    /// Returns the part of the available columns that rows use.
    func columns(in room: Range<Int>) -> Range<Int> {
        guard room.count > most else { return room }
        let start = room.lowerBound + (isCentered ? (room.count - most) / 2 : 0)
        return start..<(start + most)
    }
}
#endif
