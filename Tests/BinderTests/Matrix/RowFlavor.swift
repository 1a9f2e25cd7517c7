import Tableau

/// A row of the matrix: a number that identifies it, and a text.
protocol MatrixRow {
    var id: Int { get }
    var text: String { get }
    init(id: Int, text: String)
}

/// What rows conform to decides how they are compared.
enum Flavor: String, CaseIterable, Sendable {
    case identityAndEquality
    case identityOnly
    case hashableValue
    case equatableOnly
    case nothing
}

struct IdentifiedRow: MatrixRow, CollectionIdentifiable, Equatable {
    let id: Int
    let text: String
    var collectionId: Int { id }
}

struct IdentityOnlyRow: MatrixRow, CollectionIdentifiable {
    let id: Int
    let text: String
    var collectionId: Int { id }
}

struct ValueRow: MatrixRow, Hashable {
    let id: Int
    let text: String
}

struct EquatableRow: MatrixRow, Equatable {
    let id: Int
    let text: String
}

struct NothingRow: MatrixRow {
    let id: Int
    let text: String
}

/// A cell whose view model is a row.
final class RowCell<Row: MatrixRow>: TableViewCell, ViewModelBindable, ReuseIdentifiable {
    var viewModel: Row? {
        didSet { textLabel?.text = viewModel?.text }
    }
}
