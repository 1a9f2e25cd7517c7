import Foundation
import Tableau

#if canImport(UIKit)
import UIKit
#endif

/// A row with a centered message.
final class CenterLabelTableViewCell: TableViewCell, ViewModelBindable, ReuseIdentifiable {
    struct ViewModel: Equatable, Sendable {
        var text: String
    }

    var viewModel: ViewModel? {
        didSet {
            #if canImport(UIKit)
            var content = UIListContentConfiguration.cell()
            content.text = viewModel?.text
            content.textProperties.alignment = .center
            contentConfiguration = content
            #else
            textLabel?.text = viewModel?.text
            #endif
        }
    }
}
