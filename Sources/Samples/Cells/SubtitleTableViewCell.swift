import Foundation
import Tableau

#if canImport(UIKit)
import UIKit
#endif

/// A row with a title and a smaller text below it.
final class SubtitleTableViewCell: TwoTextTableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code here.") }
}
