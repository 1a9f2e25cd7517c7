#if !canImport(UIKit) || os(watchOS)
public import Foundation

extension IndexPath {
    /// The path of a row: `[section, row]`.
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
// AppKit declares these for everybody who imports it: public ones beside them would be ambiguous to
// users. Without an import of AppKit, which would load it into every command-line tool, the package
// has its own.
extension IndexPath {
    /// The section.
    package var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The item within its section, another name for the row.
    package var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
#else
extension IndexPath {
    /// The path of an item: `[section, item]`.
    ///
    /// - Parameters:
    ///   - item: The item within its section, from 0.
    ///   - section: The section, from 0.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The section.
    ///
    /// The path must have at least one index.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The item within its section, another name for the row.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
#endif
#endif
