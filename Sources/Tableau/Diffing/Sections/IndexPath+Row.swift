#if !canImport(UIKit) || os(watchOS)
public import Foundation

extension IndexPath {
    /// Creates the path of a row: `[section, row]`, both from 0.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// The row within its section; the path must have two indexes.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

#if canImport(AppKit)
// AppKit declares it as public for all its importers, for whom a public declaration here would be
// ambiguous. The package doesn't import AppKit, which would load it into every command-line tool,
// so it has its own.
extension IndexPath {
    package var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
}
#else
extension IndexPath {
    /// The section of the row; the path must have at least one index.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
}
#endif
#endif
