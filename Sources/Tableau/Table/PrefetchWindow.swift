#if !canImport(UIKit) || os(watchOS)
/// The rows that were announced as likely to be asked for soon.
struct PrefetchWindow {
    /// Nearest first.
    var announced: [RowPath] = []
    var lastOffset = 0.0
}
#endif
