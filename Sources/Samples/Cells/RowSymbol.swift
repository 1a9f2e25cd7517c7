import Tableau

#if canImport(UIKit)
import UIKit
#endif

/// A symbol before a row's title: a character in a terminal, a system symbol on iOS.
struct RowSymbol: Equatable, Sendable {
    var glyph: String
    var systemName: String

    static let place = RowSymbol(glyph: "⌂", systemName: "mappin")
    static let song = RowSymbol(glyph: "♪", systemName: "music.note")
    static let warning = RowSymbol(glyph: "⚠", systemName: "exclamationmark.triangle")
    static let open = RowSymbol(glyph: "☐", systemName: "square")
    static let done = RowSymbol(glyph: "☑", systemName: "checkmark.square")
}

#if !canImport(UIKit)
/// A cell with a control; on iOS, `UIKit/ControlCell.swift`.
typealias ControlCell = TableViewCell
#endif

extension TableViewCell {
    /// Shows texts, and a symbol before the title.
    ///
    /// - Parameter isBeside: Whether the second text is beside the title; in a terminal the cell's style
    ///   tells.
    func show(
        _ title: String?, detail: String? = nil, isBeside: Bool = false, symbol: RowSymbol? = nil
    ) {
        #if canImport(UIKit)
        var content = isBeside ? UIListContentConfiguration.valueCell() : .subtitleCell()
        content.text = title
        content.secondaryText = detail
        content.image = symbol.flatMap { UIImage(systemName: $0.systemName) }
        contentConfiguration = content
        #else
        textLabel?.text = title
        detailTextLabel?.text = detail
        imageView?.glyph = symbol?.glyph
        #endif
    }
}
