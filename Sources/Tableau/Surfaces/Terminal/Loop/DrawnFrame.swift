#if !canImport(UIKit)
/// The result of drawing a frame.
struct DrawnFrame {
    /// The place of the real cursor; nil if hidden.
    var cursor: ScreenEncoder.Cursor?
    /// The pace of the next automatic frame.
    var pace = FramePacer.Pace.onDemand
}
#endif
