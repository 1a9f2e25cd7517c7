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

    /// The number on the server; negative until the server has assigned one.
    var id: Int
    /// The author.
    var author: String
    /// The text.
    var text: String
    /// The delivery state.
    var delivery = Delivery.sent

    var collectionId: Int { id }
}
#endif
