#if !canImport(UIKit)
/// The result of drawing a frame: besides its cells, what they show, since input is meant for that.
@MainActor struct DrawnFrame {
    /// The place of the real cursor; nil if hidden.
    var cursor: ScreenEncoder.Cursor?
    /// The seconds until the next frame that nothing asks for; infinite at rest.
    var pause = Double.infinity
    /// The keys of the focused row's actions, also where something covers their hints.
    var rowKeys: Set<Character> = []
    var hints: [(columns: Range<Int>, key: Key?)] = []
    /// The lines of a question or a message, which cover the table or the hints.
    var messageLines = 0..<0
    /// The whole message; nil for none, and for a question.
    var message: String?
    var showsQuestion = false
}

/// What a frame shows of one screen, at places of that screen.
@MainActor struct DrawnScreen {
    var cursor: ScreenEncoder.Cursor?
    var pause = Double.infinity
    var table = SeenFrame()
    /// The places in the title bar of keys of the screen's actions, and without one of the way back.
    var title: [(columns: Range<Int>, key: Character?)] = []
    var menu: DrawnMenu?
    /// The cursor of what is edited, or a picker's left arrow, and the number of characters before it.
    var textCursor: (edit: EditSession, place: ScreenEncoder.Cursor, characters: Int)?
}
#endif
