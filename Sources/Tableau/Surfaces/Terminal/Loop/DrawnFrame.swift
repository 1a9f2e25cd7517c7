#if !canImport(UIKit)
import Tableau

/// The result of drawing a frame: besides its cells, what they show, since input is meant for that.
@MainActor struct DrawnFrame {
    /// The place of the real cursor; nil if hidden.
    var cursor: ScreenEncoder.Cursor?
    /// The pace of the next automatic frame.
    var pace = FramePacer.Pace.onDemand
    /// What it shows of the table.
    var table = SeenFrame()
    /// What it shows outside the table.
    var bars = SeenBars()
    /// The open menu.
    var menu: RowMenu.Shown?
    /// The cursor of the edited text.
    var textCursor: (place: ScreenEncoder.Cursor, characters: Int)?
}
#endif
