import Foundation
import Tableau
import TableauRx

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

extension CenterLabelTableViewCell.ViewModel {
    /// What a list says at the edge where it loads.
    init(_ state: LoadState, atEnd: String) {
        switch state {
        case .loading: text = "Loading…"
        case .failed(let error): text = "\(error). Tap to try again."
        case .idle, .end: text = atEnd
        }
    }
}
