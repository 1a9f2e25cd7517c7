/// What a row's action means, in the colour of its system: on a phone behind the swipe, in a terminal in
/// the row's menu.
public enum RowActionTint: Hashable, Sendable, CaseIterable {
    /// It means nothing in particular.
    case neutral
    /// It completes or accepts something: green.
    case positive
    /// It needs attention: orange.
    case warning
    /// It removes something: red. See `RowAction.destructive`.
    case destructive

    /// The tone of a text with the same meaning, whose colour it has.
    package var tone: TextTone {
        switch self {
        case .neutral: .normal
        case .positive: .positive
        case .warning: .warning
        case .destructive: .negative
        }
    }
}
