// expect-ok
import Foundation
import Tableau

// The initialisers that UIKit requires are sufficient.

private final class ValueCell: TableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Header: TableViewHeaderFooterView {
    private let name = "a"

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class NibCell: TableViewCell, ReuseIdentifiable, UINibInitable {
    private var count = 0
}

private final class OwnInitialiser: TableViewCell {
    var number = 0

    convenience init(number: Int) {
        self.init()
        self.number = number
    }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor private let cells = [TableViewCell(), ValueCell(), OwnInitialiser(number: 1)]
@MainActor private let headers = [TableViewHeaderFooterView(), Header()]
