#if !canImport(UIKit) || os(watchOS)
public import Foundation

extension TableView {
    /// The arrangement of a table's sections.
    public enum Style: Int, Hashable, Sendable, CaseIterable {
        /// Headers and footers float above the rows of their section.
        case plain = 0
        /// Sections are groups; headers and footers scroll with them.
        case grouped = 1
        /// Like `grouped`, with the groups inset from the edges.
        case insetGrouped = 2
    }

    /// The animation of inserted and deleted rows.
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
        /// They appear and disappear without animation.
        case none = 5
        /// They expand and collapse in the middle.
        case middle = 6
        /// The surface chooses.
        case automatic = 100
    }

    /// The position of a row after scrolling to it.
    public enum ScrollPosition: Int, Hashable, Sendable, CaseIterable {
        /// Anywhere visible, with the least scrolling.
        case none = 0
        /// At the top.
        case top = 1
        /// In the middle.
        case middle = 2
        /// At the bottom.
        case bottom = 3
    }

    /// A value that requests automatic dimensions.
    ///
    /// As a height, the table measures the element; as an estimate, it chooses one.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// The size of a table without a frame.
    static var screenSize: CGSize { CGSize(width: 390, height: 844) }

    var floatsHeaders: Bool { style == .plain }
}
#endif
