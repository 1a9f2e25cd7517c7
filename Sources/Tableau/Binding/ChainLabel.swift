/// How messages and explanations name a binding chain: by how and where it was started.
struct ChainLabel: Hashable, Sendable, CustomStringConvertible {
    /// As written in code: `onSections(checking, savings)`.
    let start: String
    let fileID: String
    let line: UInt

    var description: String { "\(start) at \(fileID):\(line)" }
}
