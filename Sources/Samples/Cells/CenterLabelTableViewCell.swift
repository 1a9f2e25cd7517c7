import Foundation
import Tableau

/// A row with a centered message.
final class CenterLabelTableViewCell: TableViewCell, ViewModelBindable, ReuseIdentifiable {
    struct ViewModel: Equatable, Sendable {
        var text: String
    }

    var viewModel: ViewModel? {
        didSet { textLabel?.text = viewModel?.text }
    }

    #if canImport(UIKit)
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        textLabel?.textAlignment = .center
        textLabel?.numberOfLines = 0
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code here.") }
    #endif
}
