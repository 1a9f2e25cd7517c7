#if !canImport(UIKit)
extension TerminalOptions {
    /// The options, the keys of a screen and the steps of a key script as text, for the help of a
    /// program.
    ///
    /// ```swift
    /// print("usage: accounts [OPTION...]\n\noptions:\n\(TerminalOptions.usage)")
    /// ```
    public static var usage: String {
        """
          --plain          print the table as text; the same as where there is no terminal
          --keys "r,down"  play keys on a virtual clock, then print the screen
          --size 80x24     the size of the screen for that
          --cast FILE      record that run in the asciicast format
          --film FILE      draw that run as a picture that moves, an SVG
          --still FILE     draw its last screen as a picture, an SVG
          --theme NAME     dark, light, high-contrast, palette or no-color
          --accessible     be read aloud well: no motion, the cursor on the row
          --no-animation   let nothing move by itself

        keys on a screen:
        \(BrowsingCommand.keys.usage)

        steps of --keys, separated by commas: a character,\(KeyScript.keyNames),
        any of them after ctrl-, alt- or shift- (ctrl-c, alt-left), wait:SECONDS,
        type:TEXT, paste:TEXT, click:COLUMN:ROW, rightclick:COLUMN:ROW,
        drag:COLUMN:ROW:TOCOLUMN:TOROW, wheel:LINES, resize:80x24
        """
    }
}
#endif
