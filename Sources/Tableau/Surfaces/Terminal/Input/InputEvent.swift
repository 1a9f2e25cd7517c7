#if !canImport(UIKit)
/// A key, as far as terminals report it.
package indirect enum Key: Hashable, Sendable {
    /// A key that types a character; capitals are distinct characters.
    case character(Character)
    case control(Character)
    case up, down, left, right, home, end, pageUp, pageDown
    case enter, tab, backspace
    /// Escape alone.
    case escape
    /// Shift and Tab.
    case backTab
    /// Forward delete.
    case delete
    case f1
    /// A key with modifiers, as returned by ``with(_:)``: never nested, never without any.
    case modified(KeyModifiers, Key)

    /// Returns a character with Alt, which terminals send as Escape and the character.
    package static func alt(_ character: Character) -> Key { Key.character(character).with(.alt) }

    /// Returns the key with modifiers, but without Shift, which has no selection to extend.
    package func with(_ modifiers: KeyModifiers) -> Key {
        let others = modifiers.subtracting(.shift)
        return switch self {
        case .tab where modifiers == .shift: .backTab
        case _ where others.isEmpty: self
        case .modified(let held, let key): .modified(held.union(others), key)
        default: .modified(others, self)
        }
    }
}

/// The keys held down together with another one.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
    /// The bits, as terminals number them.
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let shift = KeyModifiers(rawValue: 1)
    /// Alt, which some keyboards call Option or Meta.
    package static let alt = KeyModifiers(rawValue: 2)
    package static let control = KeyModifiers(rawValue: 4)
}

/// What the mouse does at a place.
package enum MouseAction: Equatable, Sendable {
    case press
    case rightPress
    /// It moves with the button down.
    case drag
    case release
    /// The wheel turns; `lines` is -1 (up) or 1 (down).
    case wheel(lines: Int)
}

package enum InputEvent: Equatable, Sendable {
    case key(Key)
    case mouse(MouseAction, column: Int, row: Int)
    /// The terminal's answer: its background colour.
    case background(ScreenColor)
    /// A pasted text, which can contain anything.
    case paste(String)

    /// Whether a mouse button went down.
    var isPress: Bool {
        guard case .mouse(let action, _, _) = self else { return false }
        return [.press, .rightPress].contains(action)
    }
}
#endif
