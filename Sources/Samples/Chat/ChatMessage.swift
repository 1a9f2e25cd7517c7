#if !canImport(UIKit)
import Tableau

/// A message of a chat.
struct ChatMessage: CollectionIdentifiable, Equatable, Sendable {
    /// The delivery state of a message that the user sent.
    enum Delivery: Equatable, Sendable {
        case sending
        case failed
        case sent
    }

    /// Its number on the server; negative until it has one.
    var id: Int
    /// Who wrote it.
    var author: String
    /// What it says.
    var text: String
    /// Whether the server has it.
    var delivery = Delivery.sent

    var collectionId: Int { id }
}
#endif
