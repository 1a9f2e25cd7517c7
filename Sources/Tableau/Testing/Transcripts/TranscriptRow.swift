#if !canImport(UIKit)
/// A row as a transcript has it.
public struct TranscriptRow: Hashable, Sendable, CustomStringConvertible {
    /// Its identity; nil for a row without one.
    public var identity: String?
    /// Its description, in transcripts that have them.
    public var text: String?

    /// A row.
    public init(_ identity: String?, _ text: String? = nil) {
        self.identity = identity
        self.text = text
    }

    /// The description, else the identity.
    public var description: String { text ?? identity ?? "a row without identity" }
}
#endif
