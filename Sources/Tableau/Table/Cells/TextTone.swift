/// What a text tells its reader, which a surface shows by its colour.
///
/// ```swift
/// cell.detailTextLabel?.tone = balance < 0 ? .negative : .normal
/// ```
///
/// Colours are legible in every theme of a terminal and are the system's with UIKit. A terminal
/// without colours shows a sign before the text: `▲` positive, `▼` negative, `!` warning.
public enum TextTone: Hashable, Sendable, CaseIterable {
    /// The colour of the text's place in its cell.
    case normal
    /// Less important.
    case secondary
    /// A gain, a bid, a success.
    case positive
    /// A loss, an ask, an error.
    case negative
    /// Something to look at.
    case warning
    /// Something to act on.
    case accent
}
