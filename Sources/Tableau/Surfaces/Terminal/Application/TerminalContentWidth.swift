#if !canImport(UIKit)
/// How wide rows are at most, and where they stand on a wider screen: lines of text that are too long are
/// read badly, and a value at a row's end is far from its title.
public struct TerminalContentWidth: Hashable, Sendable {
    private let most: Int
    private let isCentered: Bool

    /// As wide as the screen: for columns.
    public static let full = TerminalContentWidth(most: .max, isCentered: false)

    /// So many columns at most, in the middle of the screen; the default, with 100.
    public static func centered(_ columns: Int) -> TerminalContentWidth {
        TerminalContentWidth(most: max(1, columns), isCentered: true)
    }

    /// So many columns at most, at the left of the screen.
    public static func leading(_ columns: Int) -> TerminalContentWidth {
        TerminalContentWidth(most: max(1, columns), isCentered: false)
    }

    /// The part of some columns of the screen that rows take.
    func columns(in room: Range<Int>) -> Range<Int> {
        guard room.count > most else { return room }
        let start = room.lowerBound + (isCentered ? (room.count - most) / 2 : 0)
        return start..<(start + most)
    }
}
#endif
