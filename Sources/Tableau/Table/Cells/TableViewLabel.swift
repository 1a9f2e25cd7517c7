#if !canImport(UIKit) || os(watchOS)
public import Foundation

/// A text in a cell, header or footer, with its role.
///
/// It describes what to show, not how: a terminal and a picture may style a `.value` differently.
///
/// ```swift
/// cell.textLabel?.text = "Everyday"
/// cell.detailTextLabel?.text = "$1,204.11"
/// ```
@MainActor
public final class TableViewLabel: NSObject {
    /// The role of a text in its cell.
    public enum Role: Hashable, Sendable, CaseIterable {
        /// The main text.
        case title
        /// A second text below the title.
        case subtitle
        /// The value at the trailing edge.
        case value
        /// The text of a section's header.
        case header
        /// The text of a section's footer.
        case footer
    }

    /// The text; nothing is shown if it is nil or empty.
    public var text: String? {
        didSet { if text != oldValue { owner?.setNeedsDisplay() } }
    }

    /// The role of the text in its cell, by which surfaces choose position and style.
    public var role: Role {
        didSet { if role != oldValue { owner?.setNeedsDisplay() } }
    }

    /// What the text tells its reader, shown by its colour.
    public var tone = TextTone.normal {
        didSet { if tone != oldValue { owner?.setNeedsDisplay() } }
    }

    /// The maximum number of lines; 0 means no limit.
    public var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { owner?.setNeedsDisplay() } }
    }

    private weak var owner: TableElementView?

    init(role: Role, owner: TableElementView) {
        self.role = role
        self.owner = owner
        super.init()
    }
}

/// The image at a row's leading edge: one glyph, since a display-neutral table has no images.
///
/// ```swift
/// cell.imageView?.glyph = "★"
/// ```
@MainActor
public final class TableViewGlyphView: NSObject {
    /// The glyph, one character on most surfaces; nil shows nothing.
    public var glyph: String? {
        didSet { if glyph != oldValue { owner?.setNeedsDisplay() } }
    }

    private weak var owner: TableElementView?

    init(owner: TableElementView) {
        self.owner = owner
        super.init()
    }
}
#endif
