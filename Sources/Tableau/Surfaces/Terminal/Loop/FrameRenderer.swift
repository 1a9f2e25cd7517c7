#if !canImport(UIKit)
/// Two screen buffers, the shown and the next one, with the encoder between them.
@MainActor final class FrameRenderer {
    private(set) var size: TerminalSize
    private var pool: GlyphPool
    private var front: ScreenBuffer?
    private var back: ScreenBuffer
    private var encoder: ScreenEncoder
    private let isASCII: Bool

    init(size: TerminalSize, capabilities: TerminalCapabilities) {
        self.size = size
        isASCII = !capabilities.isUnicode
        pool = GlyphPool(isASCII: isASCII)
        back = ScreenBuffer(width: size.columns, height: size.rows, pool: pool)
        encoder = ScreenEncoder(
            depth: capabilities.colorDepth,
            erasesWithBackground: capabilities.erasesWithBackground)
    }

    /// Draws a frame and returns the bytes to send; none if nothing changed.
    func render(_ draw: (inout ScreenBuffer) -> ScreenEncoder.Cursor?) -> [UInt8] {
        if pool.isFull { startOver() }
        cursor = draw(&back)
        _ = encoder.encode(from: front, to: back, cursor: cursor)
        let shown = back
        // The previous buffer is drawn next, to reuse its memory.
        back = front ?? ScreenBuffer(width: size.columns, height: size.rows, pool: pool)
        front = shown
        return encoder.bytes
    }

    /// Draws a frame of an application.
    ///
    /// - Returns: The bytes to send, and the pace of the next frame.
    func render(
        _ application: TerminalApplication, at time: Double
    ) -> (bytes: [UInt8], pace: FramePacer.Pace) {
        var pace = FramePacer.Pace.onDemand
        let bytes = render { buffer in
            let drawn = application.frame(into: &buffer, at: time)
            pace = drawn.pace
            return drawn.cursor
        }
        return (bytes, pace)
    }

    /// Changes the size; the next frame repaints everything.
    func resize(to size: TerminalSize) {
        self.size = size
        startOver()
    }

    /// Discards the shown screen: the next frame repaints everything.
    func invalidate() {
        front = nil
    }

    /// The place of the real cursor in the last frame.
    private(set) var cursor: ScreenEncoder.Cursor?

    /// The last frame.
    var screen: ScreenBuffer? { front }

    /// The lines of the last frame.
    var lines: [String] { front?.lines ?? [] }

    /// Returns the style of a cell in the last frame.
    func style(column: Int, row: Int) -> ScreenStyle? {
        guard let front, column < front.width, row < front.height else { return nil }
        return front.style(column: column, row: row)
    }

    private func startOver() {
        pool = GlyphPool(isASCII: isASCII)
        front = nil
        back = ScreenBuffer(width: size.columns, height: size.rows, pool: pool)
    }
}
#endif
