import Tableau

#if canImport(UIKit)
import UIKit
#endif

/// A symbol before a row's title: a character in a terminal, a system symbol on iOS.
enum RowSymbol: Sendable {
    case place
    case song

    #if canImport(UIKit)
    fileprivate var systemName: String {
        switch self {
        case .place: "mappin"
        case .song: "music.note"
        }
    }
    #else
    /// The character.
    fileprivate var glyph: String {
        switch self {
        case .place: "⌂"
        case .song: "♪"
        }
    }
    #endif
}

extension TableViewCell {
    /// Shows a symbol before the title, or none.
    func show(_ symbol: RowSymbol?) {
        #if canImport(UIKit)
        imageView?.image = symbol.flatMap { UIImage(systemName: $0.systemName) }
        #else
        imageView?.glyph = symbol?.glyph
        #endif
    }
}
