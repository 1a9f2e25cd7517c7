#if !canImport(UIKit) || os(watchOS)
public import Foundation

extension IndexPath {
    /// Creates the path of a row: `[section, row]`.
    ///
    /// - Parameters:
    ///   - row: The row within its section, from 0.
    ///   - section: The section, from 0.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// The row within its section.
    ///
    /// The path must have two indexes.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

#if canImport(AppKit)
// AppKit declares these as public for all its importers, for whom public declarations here would be
// ambiguous. The package doesn't import AppKit, which would load it into every command-line tool,
// so it has its own.
extension IndexPath {
    package var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The item within its section; an alias of the row.
    package var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
#else
extension IndexPath {
    /// Creates the path of an item: `[section, item]`.
    ///
    /// - Parameters:
    ///   - item: The item within its section, from 0.
    ///   - section: The section, from 0.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The section of the row.
    ///
    /// The path must have at least one index.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The item within its section; an alias of the row.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
#endif
#endif
