/// A row of a transcript.
public struct TranscriptRow: Hashable, Sendable, CustomStringConvertible {
    /// The identity of the row; nil if it has none.
    public var identity: String?
    /// The description of the row, if the transcript has descriptions.
    public var text: String?

    /// Creates a row.
    public init(_ identity: String?, _ text: String? = nil) {
        self.identity = identity
        self.text = text
    }

    /// The description, or else the identity.
    public var description: String { text ?? identity ?? "a row without identity" }
}
