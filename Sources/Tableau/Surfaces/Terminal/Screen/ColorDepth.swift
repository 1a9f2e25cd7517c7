#if !canImport(UIKit)
/// The number of colours that a terminal shows.
package enum ColorDepth: Int, Comparable, Sendable {
    /// No colour: only bold, reverse and underline.
    case none
    /// The sixteen colours of the user's palette.
    case ansi16
    /// The 256-colour cube.
    case ansi256
    /// 24 bits.
    case truecolor

    /// Fewer colours come first.
    package static func < (left: ColorDepth, right: ColorDepth) -> Bool {
        left.rawValue < right.rawValue
    }
}
#endif
