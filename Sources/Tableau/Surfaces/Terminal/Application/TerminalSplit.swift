#if !canImport(UIKit)
import Tableau

/// Several screens side by side, or one above the other: folders and messages, a list and its
/// details.
///
/// ```swift
/// let split = TerminalSplit(.columns, [list, details], ratio: [2, 3])
/// binder.onTapped { mail in
///     show(mail)
///     split.focusedScreen = details
/// }
/// try TerminalApplication(root: split).run()
/// ```
///
/// One of them has the focus, which its title shows: keys act there. Tab goes to the next one, the
/// left and right arrows to the one beside, Escape back to the one before, and the mouse to any. Where
/// there is no room for all, only the one with the focus is shown.
@MainActor public final class TerminalSplit {
    /// The direction in which screens follow each other.
    public enum Axis: Hashable, Sendable {
        /// Side by side, from left to right; each needs about 30 columns.
        case columns
        /// One above the other; each needs six lines.
        case rows
    }

    /// The direction in which the screens follow each other.
    public let axis: Axis
    /// The screens, in order.
    public let screens: [TerminalScreen]
    private let ratio: [Double]

    /// The screen that keys act on, at first the first one; only one of the split can be set.
    public var focusedScreen: TerminalScreen {
        get { screens[focus] }
        set {
            guard let index = screens.firstIndex(where: { $0 === newValue }), index != focus else {
                return
            }
            // What is typed on was meant for the screen before.
            let expectsTyping = focusedScreen.expectsTyping
            focusedScreen.cancelInteraction()
            focus = index
            focusedScreen.ignoresTyping = expectsTyping
            guard let application = focusedScreen.application else { return }
            layOut(in: application.size)
            // Below another screen, it only names the way back.
            if application.split === self { application.shownScreenDidChange() }
            application.frames?.setNeedsFrame()
        }
    }

    private var focus = 0
    /// The places of the visible screens.
    private(set) var panes: [Pane] = []

    typealias Pane = (screen: TerminalScreen, columns: Range<Int>, rows: Range<Int>)

    /// Creates a split.
    ///
    /// - Parameters:
    ///   - axis: The direction in which the screens follow each other.
    ///   - screens: The screens, at least one, each with its own table; none in another split or application.
    ///   - ratio: The parts of the room that the screens get, positive; equal parts by default.
    public init(_ axis: Axis, _ screens: [TerminalScreen], ratio: [Double] = []) {
        require(!screens.isEmpty, "A split needs at least one screen.")
        require(
            Set(screens.map { ObjectIdentifier($0.table) }).count == screens.count,
            "A split shows each table once: make a screen, with its own table, for each place.")
        require(
            ratio.isEmpty
                || ratio.count == screens.count && ratio.allSatisfy { $0 > 0 && $0.isFinite },
            "A split of \(screens.count) screens has the ratio \(ratio): give each a positive part."
        )
        self.axis = axis
        self.screens = screens
        self.ratio = ratio.isEmpty ? screens.map { _ in 1 } : ratio
    }

    /// Creates a split of one screen, for where any number of them may be shown.
    public convenience init(_ screen: TerminalScreen) { self.init(.columns, [screen]) }

    /// Whether only the focused one of several screens is shown.
    var isStacked: Bool { panes.count < screens.count }

    /// The screen to go back to before the split is left; nil for none.
    var previous: TerminalScreen? { focus > 0 ? screens[focus - 1] : nil }

    func layOut(in size: TerminalSize) {
        panes = sideBySide(in: size)
        for pane in panes {
            // Beside a line for the title.
            pane.screen.resize(
                to: TerminalSize(columns: pane.columns.count, rows: pane.rows.count - 1))
            pane.screen.revealCursor()
        }
    }

    private func sideBySide(in size: TerminalSize) -> [Pane] {
        let isAcross = axis == .columns
        let gap = isAcross ? 1 : 0
        let (columns, rows) = (0..<size.columns, 0..<max(0, size.rows - 1))
        let room = (isAcross ? columns : rows).count - gap * (screens.count - 1)
        let least = isAcross ? 29 : 6
        let total = ratio.reduce(0, +)
        var lengths = ratio.map { max(least, Int(Double(room) * $0 / total)) }
        // What the smallest need beyond their parts, and what rounding leaves, the largest bears.
        let largest = ratio.indices.max { ratio[$0] < ratio[$1] } ?? 0
        lengths[largest] += room - lengths.reduce(0, +)
        guard lengths[largest] >= least else {
            return [(focusedScreen, columns, rows)]
        }
        var start = 0
        return zip(screens, lengths).map { screen, length in
            let place = start..<start + length
            start = place.upperBound + gap
            return (screen, isAcross ? place : columns, isAcross ? rows : place)
        }
    }
}

extension TerminalSplit {
    /// Returns the screen that an event of the mouse is for, and the event with its place there.
    ///
    /// A press gives a screen the focus; the wheel scrolls any.
    func route(_ event: InputEvent) -> (screen: TerminalScreen, event: InputEvent) {
        guard panes.count > 1, case .mouse(let action, let column, let row) = event else {
            return (focusedScreen, event)
        }
        let hit = panes.first { $0.columns.contains(column) && $0.rows.contains(row) }
        if event.isPress, let hit { focusedScreen = hit.screen }
        var target = panes.first { $0.screen === focusedScreen }
        if case .wheel = action { target = hit }
        guard let target else { return (focusedScreen, event) }
        let (left, top) = (target.columns.lowerBound, target.rows.lowerBound)
        return (target.screen, .mouse(action, column: column - left, row: row - top))
    }
}

extension TerminalSplit: InputLayer {
    func take(_ event: InputEvent) -> Bool {
        let next: Int? =
            switch event {
            case .key(.tab): (focus + 1) % screens.count
            case .key(.backTab): (focus + screens.count - 1) % screens.count
            case .key(.right) where axis == .columns: focus + 1
            case .key(.left) where axis == .columns: focus - 1
            default: nil
            }
        guard let next, screens.indices.contains(next) else { return false }
        focusedScreen = screens[next]
        focusedScreen.ignoresTyping = false
        return true
    }

    func add(to hints: inout KeyHints) -> Bool {
        hints.add(.tab, "switch", need: 2)
        return true
    }
}
#endif
