#if !canImport(UIKit)
import Tableau

/// The common frame of pictures: sizes, light and dark colours, background, title bar.
enum SVGDocument {
    static let width = 390
    static let barHeight = 52

    /// Returns the complete file, with style rules for animations unless it is a still picture.
    static func text(title: String?, height: Int, motion: String = "", body: String) -> String {
        let label = SVGText.escaped(title ?? "Table")
        var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\""
        text += " height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\" role=\"img\""
        text +=
            " aria-label=\"\(label)\">\n<title>\(label)</title>\n<style>\n\(colours)\(motion)"
        if body.contains(" \(tonePrefix)") { text += tones }
        if !motion.isEmpty {
            text += "@media(prefers-reduced-motion:reduce){*{animation:none!important}}\n"
        }
        text += "</style>\n<rect class=\"bg\" width=\"\(width)\" height=\"\(height)\"/>\n\(body)"
        if title != nil {
            text += "<rect class=\"nav\" width=\"\(width)\" height=\"\(barHeight)\"/>"
            text += "<path class=\"sep\" d=\"M0 \(barHeight)H\(width)\"/>"
            text += "<text class=\"nt\" x=\"\(width / 2)\" y=\"32\">\(label)</text>\n"
        }
        return text + "</svg>\n"
    }

    /// Returns the class of a text with a tone, after its own; none for a normal one.
    static func toneClass(_ tone: TextTone) -> String {
        tone == .normal ? "" : " \(tonePrefix)\(tone)"
    }

    /// Returns the size of the font of a class in the style sheet.
    static func fontSize(of name: String) -> Int {
        switch name.first {
        case "t", "d": 17
        case "g": 20
        default: 13
        }
    }

    private static let tonePrefix = "tone-"

    /// The colours of tones, for the pictures that have some.
    private static let tones = """
        .tone-secondary{fill:#6c6c70}.tone-positive{fill:#1b7a37}.tone-negative{fill:#c40018}
        .tone-warning{fill:#8a5a00}.tone-accent{fill:#0062cc}
        @media(prefers-color-scheme:dark){.tone-secondary{fill:#98989f}.tone-positive{fill:#30d158}
        .tone-negative{fill:#ff6961}.tone-warning{fill:#ffd60a}.tone-accent{fill:#4da3ff}}

        """

    private static let colours = """
        text{font-family:-apple-system,'SF Pro Text',Inter,'Helvetica Neue','Segoe UI',Roboto,\
        sans-serif}
        .bg{fill:#f2f2f7}.nav{fill:#f9f9f9}.card{fill:#fff}.bar{fill:#e9e9ee}.sel{fill:#d1d1d6}
        .nt{font-size:17px;font-weight:600;text-anchor:middle;fill:#000}
        .t{font-size:17px;fill:#000}.s{font-size:13px;fill:#6c6c70}.d{font-size:17px;fill:#8a8a8e}
        .h,.f{font-size:13px;fill:#6c6c70}.hp{font-size:13px;font-weight:600;fill:#000}
        .g{font-size:20px;fill:#000}.e{text-anchor:end}
        .sep{stroke:#c6c6c8;stroke-width:.5}.on{fill:#34c759}.off{fill:#e9e9ea}.knob{fill:#fff}
        .c,.k,.i{fill:none;stroke:#c5c5c7;stroke-width:2;stroke-linecap:round;\
        stroke-linejoin:round}
        .k,.i{stroke:#007aff}
        @media(prefers-color-scheme:dark){.bg{fill:#000}.nav{fill:#161616}.card{fill:#1c1c1e}
        .bar{fill:#26262a}.sel{fill:#3a3a3c}.nt,.t,.hp,.g{fill:#fff}.s,.d,.h,.f{fill:#98989f}
        .sep{stroke:#38383a}.off{fill:#39393d}.c{stroke:#58585c}.k,.i{stroke:#0a84ff}}

        """
}
#endif
