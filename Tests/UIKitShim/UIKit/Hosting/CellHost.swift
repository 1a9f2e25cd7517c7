import Foundation
import TableEngine

/// A row of the engine that represents a UIKit cell and forwards to it what the engine does.
///
/// The host retains its cell; the cell refers to its host weakly. A cell that nothing else retains
/// is released with its host.
final class CellHost: TableViewCell {
    private(set) var cell: UITableViewCell?

    /// The host of `cell`; makes one if it has none.
    static func host(of cell: UITableViewCell) -> CellHost {
        if let host = cell.host { return host }
        let host = CellHost(style: .default, reuseIdentifier: cell.reuseIdentifier)
        host.take(cell)
        return host
    }

    func take(_ cell: UITableViewCell) {
        self.cell = cell
        cell.host = self
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        cell?.uses += 1
        cell?.prepareForReuse()
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        cell?.setSelected(selected, animated: animated)
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        cell?.setHighlighted(highlighted, animated: animated)
    }

    override var frame: CGRect {
        didSet { cell?.frame = frame }
    }

    /// The cell's content, as far as its height depends on it.
    override var content: CellContent {
        guard let cell else { return CellContent() }
        var content = CellContent()
        let list = cell.contentConfiguration as? UIListContentConfiguration
        let texts = cell.texts
        if let text = texts.title { content.labels.append(.init(text, role: .title)) }
        if let text = texts.detail {
            let isBeside = list?.isBeside ?? (cell.style != .subtitle)
            content.labels.append(.init(text, role: isBeside ? .value : .subtitle))
        }
        return content
    }
}
