#if !canImport(UIKit)
/// A sequence that begins with `ESC [`: its parameters and final byte.
struct ControlSequence {
    let parameters: ArraySlice<UInt8>
    let final: UInt8

    var beginsPaste: Bool { final == UInt8(ascii: "~") && numbers.first == 200 }

    /// The event that it encodes; nil for an unsupported sequence.
    var event: InputEvent? {
        switch final {
        case UInt8(ascii: "M"), UInt8(ascii: "m"): mouse
        case UInt8(ascii: "~"): tilde.map { .key($0.with(modifiers)) }
        // A report such as `ESC [ 12 ; 40 R` of the cursor ends like F3; only keys have modifiers.
        case UInt8(ascii: "R") where numbers.count > 1 && numbers[0] != 1: nil
        default:
            parameters.first == UInt8(ascii: "?")
                ? nil : Self.key(final: final).map { .key($0.with(modifiers)) }
        }
    }

    static func key(final: UInt8) -> Key? {
        switch final {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "Z"): .backTab
        case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(final) - 0x4F)
        default: nil
        }
    }

    private var numbers: [Int] {
        parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
            $0.reduce(0) { value, byte in
                (0x30...0x39).contains(byte) ? min(value * 10 + Int(byte - 0x30), 99_999) : value
            }
        }
    }

    /// The modifiers in the second parameter: one more than the bits of Shift, Alt, Control and
    /// Meta.
    private var modifiers: KeyModifiers {
        guard numbers.count > 1, numbers[1] > 1 else { return [] }
        let bits = numbers[1] - 1
        let known = KeyModifiers(rawValue: bits & 7)
        return bits & 8 == 0 ? known : known.union(.alt)
    }

    private var tilde: Key? {
        switch numbers.first ?? 0 {
        case 1: .home
        case 4: .end
        case 3: .delete
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: .function((numbers.first ?? 0) - 10)
        case 17...21: .function((numbers.first ?? 0) - 11)
        case 23, 24: .function((numbers.first ?? 0) - 12)
        default: nil
        }
    }

    /// A mouse report in the SGR form: `ESC [ < button ; column ; row M` (or `m` on release).
    private var mouse: InputEvent? {
        guard parameters.first == UInt8(ascii: "<"), numbers.count == 3 else { return nil }
        return mouseAction.map { .mouse($0, column: numbers[1] - 1, row: numbers[2] - 1) }
    }

    private var mouseAction: MouseAction? {
        let button = numbers[0]
        if button & 64 != 0 {
            // Buttons 66 and 67 are the sideways wheel.
            return button & 2 == 0 ? .wheel(lines: button & 1 == 0 ? -1 : 1) : nil
        }
        if button & 3 == 2, button & 32 == 0, final == UInt8(ascii: "M") { return .rightPress }
        // Only the left button drags.
        guard button & 3 == 0 else { return nil }
        if final == UInt8(ascii: "m") { return .release }
        return button & 32 != 0 ? .drag : .press
    }
}
#endif
