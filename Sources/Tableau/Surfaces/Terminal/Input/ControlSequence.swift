#if !canImport(UIKit)
/// A sequence that begins with `ESC [`: its parameters and final byte.
struct ControlSequence {
    private let parameters: String
    private let final: Character
    /// The parameters as numbers, without what is no digit; 0 for a missing or an endless one.
    private let numbers: [Int]

    init(parameters: ArraySlice<UInt8>, final: UInt8) {
        self.parameters = String(decoding: parameters, as: UTF8.self)
        self.final = Character(UnicodeScalar(final))
        let parts = self.parameters.split(separator: ";", omittingEmptySubsequences: false)
        numbers = parts.map { min(Int($0.filter(\.isNumber)) ?? 0, 99_999) }
    }

    var beginsPaste: Bool { final == "~" && numbers.first == 200 }

    /// The event that it encodes; nil for an unsupported sequence.
    var event: InputEvent? {
        switch final {
        case "M", "m": return mouse
        // A report such as `ESC [ 12 ; 40 R` of the cursor ends like F3; only keys have modifiers.
        case "R" where numbers.count > 1 && numbers[0] != 1: return nil
        default:
            if parameters.first == "?" { return nil }
            let number = final == "~" ? "\(numbers.first ?? 0)" : ""
            let key = Key.ending(in: number + String(final))
            return key.map { .key($0.with(modifiers)) }
        }
    }

    /// The modifiers in the second parameter: one more than the bits of Shift, Alt, Control, Meta.
    private var modifiers: KeyModifiers {
        guard numbers.count > 1, numbers[1] > 1 else { return [] }
        let bits = numbers[1] - 1
        let known = KeyModifiers(rawValue: bits & 7)
        return bits & 8 == 0 ? known : known.union(.alt)
    }

    /// A mouse report in the SGR form: `ESC [ < button ; column ; row M` (or `m` on release).
    private var mouse: InputEvent? {
        guard parameters.first == "<", numbers.count == 3 else { return nil }
        let (button, isRelease) = (numbers[0], final == "m")
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
