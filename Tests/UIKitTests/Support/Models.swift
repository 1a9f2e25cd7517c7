import Tableau
import UIKit

enum Part: Int, TableViewSection, Comparable {
    case first
    case second
    case third
}

struct Item: CollectionIdentifiable, Equatable {
    var id: Int
    var text: String
    var collectionId: Int { id }

    init(_ id: Int, _ text: String? = nil) {
        self.id = id
        self.text = text ?? "\(id)"
    }
}

final class ItemCell: UITableViewCell, ReuseIdentifiable, ViewModelBindable {
    private(set) var reuses = 0

    var viewModel: Item? {
        didSet { textLabel?.text = viewModel?.text }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

final class ItemHeader: UITableViewHeaderFooterView, ReuseIdentifiable, ViewModelBindable {
    var viewModel: String? {
        didSet { textLabel?.text = viewModel }
    }
}
