#if !canImport(UIKit)
/// The frames of an application, one by one: the shown screen, and the encoder from that to the next.
@MainActor package final class TerminalFrames {
    private let application: TerminalApplication
    private let pool: GlyphPool
    private(set) var screen: ScreenBuffer?
    private var encoder: ScreenEncoder

    package init(_ application: TerminalApplication, size: TerminalSize) {
        self.application = application
        let capabilities = application.options.capabilities
        pool = GlyphPool(isASCII: !capabilities.isUnicode)
        encoder = ScreenEncoder(
            depth: capabilities.colorDepth,
            erasesWithBackground: capabilities.erasesWithBackground)
        application.resize(to: size)
    }

    /// Draws a frame; returns its bytes, none if nothing changed, and the pace of the next one.
    func draw(at time: Double) -> (bytes: [UInt8], pace: FramePace) {
        let (next, drawn) = application.frame(at: time, pool)
        encoder.encode(from: screen, to: next, cursor: drawn.cursor)
        screen = next
        return (encoder.bytes, drawn.pace)
    }

    /// Draws a frame, which the terminal takes or not; returns the number of its bytes.
    package func show(at time: Double, isTaken: Bool = true) -> Int {
        defer { if isTaken { application.frameWasWritten() } }
        return draw(at: time).bytes.count
    }

    /// Changes the size; the next frame repaints everything.
    func resize(to size: TerminalSize) {
        screen = nil
        application.resize(to: size)
    }

    /// Discards the shown screen: the next frame repaints everything.
    package func invalidate() { screen = nil }

    package var lines: [String] { screen?.lines ?? [] }

    package func style(column: Int, row: Int) -> ScreenStyle? {
        guard let screen, column < screen.width, row < screen.height else { return nil }
        return screen.style(column: column, row: row)
    }
}
#endif
