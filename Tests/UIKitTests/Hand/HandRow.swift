import Tableau
import UIKit

/// A row of the hand's tables: what a person reads of it is its text.
protocol HandRow: Equatable {
    init(id: Int, text: String)
    var id: Int { get }
    var text: String { get set }
    /// The number of different ids; nil if no two rows of a section have the same.
    static var idCount: Int? { get }
    /// Whether a table knows rows by their ids.
    static var isIdentified: Bool { get }
}

/// A row that its identity tells from all others of its section.
struct UniqueRow: HandRow, CollectionIdentifiable {
    let id: Int
    var text: String
    var collectionId: Int { id }
    static var idCount: Int? { nil }
    static var isIdentified: Bool { true }
}

/// A row that may share its identity with others.
struct RepeatedRow: HandRow, CollectionIdentifiable {
    let id: Int
    var text: String
    var collectionId: Int { id }
    static var idCount: Int? { 3 }
    static var isIdentified: Bool { true }
}

/// A row without identity.
struct AnonymousRow: HandRow {
    let id: Int
    var text: String
    static var idCount: Int? { 2 }
    static var isIdentified: Bool { false }
}

typealias HandChain<Row> = ModelChain<ManySections<Part>, HandCell, Row>

final class HandCell: UITableViewCell, ReuseIdentifiable {}
