/// A key of the keyboard, as far as terminals report it.
package enum Key: Hashable, Sendable {
    /// A key that types; capitals are characters of their own.
    case character(Character)
    /// A letter with Control.
    case control(Character)
    /// A character with Alt (sent as Escape and the character).
    case alt(Character)
    /// Arrow up.
    case up
    /// Arrow down.
    case down
    /// Arrow left.
    case left
    /// Arrow right.
    case right
    /// Home.
    case home
    /// End.
    case end
    /// Page up.
    case pageUp
    /// Page down.
    case pageDown
    /// Return or Enter.
    case enter
    /// Escape on its own.
    case escape
    /// Tab.
    case tab
    /// Shift and Tab.
    case backTab
    /// Backspace.
    case backspace
    /// Forward delete.
    case delete
    /// F1 to F12.
    case function(Int)
}

/// Something that arrived from the terminal.
package enum InputEvent: Equatable, Sendable {
    /// A key was pressed.
    case key(Key)
    /// The wheel turned; `lines` is -1 (up) or 1 (down).
    case wheel(lines: Int, column: Int, row: Int)
    /// A mouse button went down.
    case press(column: Int, row: Int)
    /// The mouse moved with a button down.
    case drag(column: Int, row: Int)
    /// A mouse button went up.
    case release(column: Int, row: Int)
    /// Text was pasted; it may hold anything.
    case paste(String)
    /// The terminal window came to the front or left it.
    case focus(Bool)
}
