#if !canImport(UIKit)
import Tableau

/// How far long work has come, shown as a bar in the status line.
///
/// ```swift
/// app.progress = TerminalProgress("Copying", 0.25)
/// app.progress = nil                              // done
/// ```
public struct TerminalProgress: Equatable, Sendable {
    /// What is done, in a word or two.
    public var title: String
    /// The part that is done, from 0 to 1; what lies beyond counts as the limit.
    public var fraction: Double

    /// The progress of some work.
    public init(_ title: String, _ fraction: Double) {
        self.title = title
        self.fraction = fraction
    }
}

/// The bar of a progress, as long as there is room for it.
struct ProgressBar {
    let text: String
    /// The columns of the part that is done, counted from the start.
    let done: Range<Int>

    /// The bar's own columns.
    private static let length = 10

    /// - Parameter width: The columns of the screen.
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
