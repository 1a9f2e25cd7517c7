#if !canImport(UIKit) || os(watchOS)
public import Foundation

/// A line of text in a cell, a header or a footer, and the role it plays there.
///
/// It says what to show, not how: a terminal colours a `.value` one way, a picture another.
///
/// ```swift
/// cell.textLabel?.text = "Everyday"
/// cell.detailTextLabel?.text = "$1,204.11"
/// ```
@MainActor
public final class TableViewLabel: NSObject {
    /// What the text is in its cell.
    public enum Role: Hashable, Sendable, CaseIterable {
        /// The main text.
        case title
        /// A second line below the title.
        case subtitle
        /// The value at the row's end.
        case value
        /// The text of a section's header.
        case header
        /// The text of a section's footer.
        case footer
    }

    /// The text; nil or empty shows nothing.
    public var text: String? {
        didSet { if text != oldValue { owner?.setNeedsDisplay() } }
    }

    /// What the text is in its cell.
    ///
    /// A surface chooses place and look by it.
    public var role: Role {
        didSet { if role != oldValue { owner?.setNeedsDisplay() } }
    }

    /// How many lines the text may take; 0 means as many as it needs.
    public var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { owner?.setNeedsDisplay() } }
    }

    package weak var owner: TableElementView?

    /// A label without text.
    public init(role: Role) {
        self.role = role
        super.init()
    }
}

/// The picture at a row's start: one glyph, since a neutral table owns no images.
///
/// ```swift
/// cell.imageView?.glyph = "★"
/// ```
@MainActor
public final class TableViewGlyphView: NSObject {
    /// The glyph, one character for most surfaces; nil shows nothing.
    public var glyph: String? {
        didSet { if glyph != oldValue { owner?.setNeedsDisplay() } }
    }

    package weak var owner: TableElementView?

    /// A view without a glyph.
    public override init() {
        super.init()
    }
}
#endif
