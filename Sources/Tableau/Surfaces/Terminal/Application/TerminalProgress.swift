#if !canImport(UIKit)
import Tableau

/// The progress of long work, shown as a bar in the status line.
///
/// ```swift
/// app.progress = TerminalProgress("Copying", 0.25)
/// app.progress = nil                              // done
/// ```
public struct TerminalProgress: Equatable, Sendable {
    /// The title of the work, in a word or two.
    public var title: String
    /// The completed part, from 0 to 1; other values are clamped.
    public var fraction: Double

    /// Creates the progress of some work.
    public init(_ title: String, _ fraction: Double) {
        self.title = title
        self.fraction = fraction
    }
}

/// The bar of a progress, if there is room for it.
struct ProgressBar {
    let text: String
    /// The columns of the completed part, counted from the start.
    let done: Range<Int>

    /// The number of columns of the bar.
    private static let length = 10

    /// - Parameter width: The number of columns of the screen.
    init(_ progress: TerminalProgress, width: Int, isAccessible: Bool) {
        let fraction = progress.fraction.isNaN ? 0 : max(0, min(progress.fraction, 1))
        let percent = "\(Int((fraction * 100).rounded(.down))) %"
        let title = TextWrap.truncated(progress.title, to: width / 4)
        guard width >= 40, !isAccessible else {
            text = width >= 24 || isAccessible ? "\(title) \(percent)" : percent
            done = 0..<0
            return
        }
        let start = CharacterWidth.columns(of: title) + 1
        done = start..<(start + Int(fraction * Double(Self.length)))
        text = "\(title) \(String(repeating: "━", count: Self.length)) \(percent)"
    }
}
#endif
