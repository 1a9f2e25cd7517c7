#if !canImport(UIKit)
/// A sequence that begins with `ESC [`: its parameters and final byte.
struct ControlSequence {
    private let parameters: ArraySlice<UInt8>
    private let final: UInt8
    private let numbers: [Int]

    init(parameters: ArraySlice<UInt8>, final: UInt8) {
        self.parameters = parameters
        self.final = final
        let parts = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        numbers = parts.map {
            $0.reduce(0) { value, byte in
                (0x30...0x39).contains(byte) ? min(value * 10 + Int(byte - 0x30), 99_999) : value
            }
        }
    }

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
        if (UInt8(ascii: "P")...UInt8(ascii: "S")).contains(final) {
            return .function(Int(final) - 0x4F)
        }
        return key(end: String(UnicodeScalar(final)))
    }

    private static func key(end: String) -> Key? {
        Key.named.first { $0.ends.contains(end) }?.key
    }

    /// The modifiers in the second parameter: one more than the bits of Shift, Alt, Control, Meta.
    private var modifiers: KeyModifiers {
        guard numbers.count > 1, numbers[1] > 1 else { return [] }
        let bits = numbers[1] - 1
        let known = KeyModifiers(rawValue: bits & 7)
        return bits & 8 == 0 ? known : known.union(.alt)
    }

    private var tilde: Key? {
        let number = numbers.first ?? 0
        return switch number {
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23, 24: .function(number - 12)
        default: Self.key(end: "\(number)~")
        }
    }

    /// A mouse report in the SGR form: `ESC [ < button ; column ; row M` (or `m` on release).
    private var mouse: InputEvent? {
        guard parameters.first == UInt8(ascii: "<"), numbers.count == 3 else { return nil }
        let (button, isRelease) = (numbers[0], final == UInt8(ascii: "m"))
        let isMotion = button & 32 != 0
        let action: MouseAction
        switch button & 67 {
        case 64: action = .wheel(lines: -1)
        case 65: action = .wheel(lines: 1)
        case 2 where !isMotion && !isRelease: action = .rightPress
        // Only the left button drags.
        case 0: action = isRelease ? .release : isMotion ? .drag : .press
        // Another button; 66 and 67 are the sideways wheel.
        default: return nil
        }
        return .mouse(action, column: numbers[1] - 1, row: numbers[2] - 1)
    }
}
#endif
