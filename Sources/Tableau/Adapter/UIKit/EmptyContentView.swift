#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The view behind a table without rows: a text with a button below it.
final class EmptyContentView: UIView {
    private let label = UILabel(frame: .zero)
    private let button: UIButton?

    init(_ content: EmptyContent) {
        button = content.actionTitle.map { title in
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.addAction(UIAction { _ in content.perform() }, for: .touchUpInside)
            return button
        }
        super.init(frame: .zero)
        label.text = content.text
        label.textAlignment = .center
        label.numberOfLines = 0
        addSubview(label)
        if let button { addSubview(button) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let third = bounds.size.height / 3
        label.frame = CGRect(x: 16, y: third, width: max(0, bounds.size.width - 32), height: 66)
        button?.frame = CGRect(x: 16, y: third + 66, width: label.frame.size.width, height: 44)
    }
}

extension TableViewAdapter {
    /// Shows or hides the content of an empty table; leaves the app's own background view alone.
    func settleEmptyContent() {
        let isEmpty = contents.map { $0.rowCounts.allSatisfy { $0 == 0 } } ?? false
        if let emptyContent, isEmpty {
            guard tableView.backgroundView == nil else { return }
            tableView.backgroundView = EmptyContentView(emptyContent)
        } else {
            hideEmptyContent()
        }
    }

    func emptyContentDidChange() {
        hideEmptyContent()
        settleEmptyContent()
    }

    /// Hides the content, also that of an earlier adapter.
    func hideEmptyContent() {
        if tableView.backgroundView is EmptyContentView { tableView.backgroundView = nil }
    }
}
#endif
