#if !canImport(UIKit)
/// A command line that makes no sense.
package struct UsageError: Error, CustomStringConvertible {
    /// What is wrong with it, in words.
    package let description: String

    /// An error.
    package init(_ description: String) {
        self.description = description
    }
}
#endif
