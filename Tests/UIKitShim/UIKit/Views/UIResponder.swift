// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names and signatures are UIKit's; Apple documents them.

public import Foundation

@MainActor
open class UIResponder: NSObject {
    private static weak var firstResponder: UIResponder?

    open var canBecomeFirstResponder: Bool { false }
    open var isFirstResponder: Bool { Self.firstResponder === self }

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        if !isFirstResponder { Self.firstResponder?.resignFirstResponder() }
        Self.firstResponder = self
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        if isFirstResponder { Self.firstResponder = nil }
        return true
    }
}
