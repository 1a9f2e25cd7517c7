/// The name of a binding chain in messages and explanations: how and where it was started.
struct ChainLabel: Hashable, Sendable, CustomStringConvertible {
    /// The call as written in code: `onSections(checking, savings)`.
    let start: String
    let fileID: String
    let line: UInt
    /// Whether the chain names its sections.
    let isNamed: Bool

    var description: String { "\(start) at \(fileID):\(line)" }
}
