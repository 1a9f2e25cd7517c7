#if !canImport(UIKit)
/// An error for an invalid command line.
package struct UsageError: Error, CustomStringConvertible {
    /// The description of the problem.
    package let description: String

    /// Creates an error.
    package init(_ description: String) {
        self.description = description
    }
}
#endif
