#if !canImport(UIKit) || os(watchOS)
public import Foundation

extension TableView {
    /// How a table arranges its sections.
    public enum Style: Int, Hashable, Sendable, CaseIterable {
        /// Sections follow one another; headers and footers float.
        case plain = 0
        /// Sections are groups; headers and footers scroll with them.
        case grouped = 1
        /// As `grouped`, with the groups set in from the edges.
        case insetGrouped = 2
    }

    /// How a surface shows that rows are inserted and deleted.
    public enum RowAnimation: Int, Hashable, Sendable, CaseIterable {
        /// They fade.
        case fade = 0
        /// They slide from and to the right.
        case right = 1
        /// They slide from and to the left.
        case left = 2
        /// They slide from and to the top.
        case top = 3
        /// They slide from and to the bottom.
        case bottom = 4
        /// They appear and disappear at once.
        case none = 5
        /// They open and close in the middle.
        case middle = 6
        /// The surface chooses.
        case automatic = 100
    }

    /// Where a row is to be after scrolling to it.
    public enum ScrollPosition: Int, Hashable, Sendable, CaseIterable {
        /// Anywhere visible, by the shortest way.
        case none = 0
        /// At the top.
        case top = 1
        /// In the middle.
        case middle = 2
        /// At the bottom.
        case bottom = 3
    }

    /// As a height: let the table find it.
    ///
    /// As an estimate: let the table choose.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// The size of a table that was not given one.
    static var screenSize: CGSize { CGSize(width: 390, height: 844) }

    var floatsHeaders: Bool { style == .plain }
}
#endif
