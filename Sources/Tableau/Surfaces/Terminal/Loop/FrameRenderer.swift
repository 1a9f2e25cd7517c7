#if !canImport(UIKit)
/// Two screens, what is shown and what shall be, and the encoder between them.
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

    /// Draws a frame and returns the bytes that show it; none if nothing changed.
    func render(_ draw: (inout ScreenBuffer) -> ScreenEncoder.Cursor?) -> [UInt8] {
        if pool.isFull { startOver() }
        cursor = draw(&back)
        _ = encoder.encode(from: front, to: back, cursor: cursor)
        let shown = back
        // The screen that was shown is drawn over next, so its memory is used again.
        back = front ?? ScreenBuffer(width: size.columns, height: size.rows, pool: pool)
        front = shown
        return encoder.bytes
    }

    /// Takes another size; the next frame paints everything.
    func resize(to size: TerminalSize) {
        self.size = size
        startOver()
    }

    /// Forgets what is shown: the next frame paints everything.
    func invalidate() {
        front = nil
    }

    /// Where the real cursor is seen in the last frame.
    private(set) var cursor: ScreenEncoder.Cursor?

    /// The lines of the last frame.
    var lines: [String] { front?.lines ?? [] }

    /// The style of a cell in the last frame.
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
