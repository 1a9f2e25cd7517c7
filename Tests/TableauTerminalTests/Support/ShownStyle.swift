import Tableau
import TableauTerminal

extension TerminalFrames {
    /// The style of a character on the shown screen; nil outside it.
    func style(column: Int, row: Int) -> ScreenStyle? {
        guard let screen, column < screen.width, row < screen.height else { return nil }
        return screen.style(column: column, row: row)
    }
}

extension TerminalTestHarness {
    /// The style of a character on the shown screen; nil outside it.
    func style(column: Int, row: Int) -> ScreenStyle? { frames.style(column: column, row: row) }
}
