#if !canImport(UIKit)
/// How many colours a terminal shows.
package enum ColorDepth: Int, Comparable, Sendable {
    /// No colour: bold, reverse and underline alone.
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
