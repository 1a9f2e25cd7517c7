#if !canImport(UIKit)
/// The frames of a scripted run, in dark and in light colours, drawn as one SVG file.
///
/// The same run produces the same bytes on every machine.
@MainActor final class TerminalFilm {
    /// A screen, drawn twice.
    struct Frame {
        var time: Double
        var dark: ScreenBuffer
        var light: ScreenBuffer
        var cursor: ScreenEncoder.Cursor?
    }

    private(set) var frames: [Frame] = []
    private let title: String
    private let capabilities: TerminalCapabilities

    /// The minimum time between two frames of a film, in seconds: each changed line is one element.
    private static let shortest = 1.0 / 15

    init(title: String, capabilities: TerminalCapabilities) {
        self.title = title
        self.capabilities = capabilities
    }

    /// Adds a frame of an application at a time, on a dark and on a light background.
    func add(_ application: TerminalApplication, size: TerminalSize, at time: Double) {
        let background = application.background
        defer { application.background = background }
        let pool = GlyphPool(isASCII: !capabilities.isUnicode)
        var cursor: ScreenEncoder.Cursor?
        func draw(on color: UInt32) -> ScreenBuffer {
            application.background = ScreenColor(color)
            var buffer = ScreenBuffer(width: size.columns, height: size.rows, pool: pool)
            cursor = application.draw(into: &buffer, at: time).cursor
            return buffer
        }
        let frame = Frame(
            time: time, dark: draw(on: 0x000000), light: draw(on: 0xFFFFFF), cursor: cursor)
        // Of frames in quick succession, the last before a pause is kept.
        if frames.count > 1, time - frames[frames.count - 2].time < Self.shortest {
            frames[frames.count - 1] = frame
        } else {
            frames.append(frame)
        }
    }

    /// The film, which repeats after its last frame.
    var svg: String { TerminalFilmWriter(title: title, frames: frames).svg() }

    /// The last frame as a picture.
    var still: String { TerminalFilmWriter(title: title, frames: frames.suffix(1)).svg() }
}
#endif
