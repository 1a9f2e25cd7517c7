#if !canImport(UIKit)
extension InputEvent {
    /// Returns the event of a sequence: `ESC [`, parameters, and a final byte; nil for an unsupported
    /// one.
    static func sequence(_ parameters: ArraySlice<UInt8>, final: UInt8) -> InputEvent? {
        let text = String(decoding: parameters, as: UTF8.self)
        // Without what is no digit; 0 for a missing number or an endless one.
        let numbers = text.split(separator: ";", omittingEmptySubsequences: false)
            .map { min(Int($0.filter(\.isNumber)) ?? 0, 99_999) }
        let final = Character(UnicodeScalar(final))
        switch final {
        case "M", "m": return text.first == "<" ? mouse(numbers, isRelease: final == "m") : nil
        default:
            if text.first == "?" { return nil }
            let start = final == "~" ? "\(numbers[0])" : text == "[" ? text : ""
            let key = Key.ending(in: start + String(final))
            // One more than the bits of Shift, Alt, Control and Meta.
            let bits = numbers.count > 1 ? max(0, numbers[1] - 1) : 0
            let modifiers = KeyModifiers(rawValue: bits & 7)
            return key.map { .key($0.with(bits & 8 == 0 ? modifiers : modifiers.union(.alt))) }
        }
    }

    /// Returns the event of a mouse report in the SGR form: button, column and row.
    private static func mouse(_ numbers: [Int], isRelease: Bool) -> InputEvent? {
        guard numbers.count == 3 else { return nil }
        let isMotion = numbers[0] & 32 != 0
        let action: MouseAction
        switch numbers[0] & 67 {
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
