import Tableau

/// A fixed set of sections.
enum Place: Int, TableViewSection, Comparable, CaseIterable {
    case first
    case second
    case third
    case fourth
}

/// A section that comes from data: the same section whatever its title.
struct Chapter: TableViewSection, CollectionIdentifiable, Comparable {
    var number: Int
    var title: String
    var collectionId: Int { number }

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}

/// A model with identity and content.
struct Item: CollectionIdentifiable, Equatable {
    var id: Int
    var text: String
    var collectionId: Int { id }

    init(_ id: Int, _ text: String = "") {
        self.id = id
        self.text = text
    }
}

/// A model without identity or equality.
struct Plain {
    var text: String
}

/// A cell that shows a text.
class TextCell: TableViewCell, ViewModelBindable, ReuseIdentifiable {
    struct ViewModel: Equatable, CollectionIdentifiable {
        var id: Int
        var text: String
        var collectionId: Int { id }

        init(id: Int, text: String) {
            self.id = id
            self.text = text
        }

        init(_ item: Item) { self.init(id: item.id, text: item.text) }
    }

    var viewModel: ViewModel? {
        didSet { textLabel?.text = viewModel?.text }
    }
}

/// A cell of another class.
final class OtherCell: TableViewCell, ReuseIdentifiable {}

/// A cell with a switch.
final class SwitchCell: TextCell, ViewEventEmitting {
    enum ViewEvent: Equatable {
        case switched(Bool)
    }
}

/// A header or footer that shows a text.
final class TextHeader: TableViewHeaderFooterView, ViewModelBindable, ReuseIdentifiable {
    struct ViewModel: Equatable {
        var text: String

        init(_ text: String) { self.text = text }
    }

    var viewModel: ViewModel? {
        didSet { textLabel?.text = viewModel.map { "view \($0.text)" } }
    }
}
