import Foundation

extension Double {
    /// Decimal text with exactly `digits` places, at most three.
    func fixed(_ digits: Int) -> String {
        let scale = [1.0, 10, 100, 1_000][digits]
        return isFinite ? String(format: "%.\(digits)f", (self * scale).rounded() / scale) : "null"
    }

    /// A whole number with a comma before each three digits.
    package var grouped: String { fixed(0).replacing(/\d(?=(\d{3})+$)/) { "\($0.0)," } }

    /// Two significant digits, or all digits of a whole number.
    var significant: String {
        switch self {
        case 0: "0"
        case ..<0.0995: fixed(3)
        case ..<0.995: fixed(2)
        case ..<9.95: fixed(1)
        default: grouped
        }
    }

    /// A ratio; a tiny one as a fraction with the numerator 1.
    var asRatio: String { self < 0.005 ? "1/\((1 / self).grouped)" : significant }

    /// Nanoseconds as a readable duration.
    var asDuration: String {
        switch self {
        case ..<999.5: "\(significant) ns"
        case ..<999_500: "\((self / 1_000).significant) µs"
        case ..<999_500_000: "\((self / 1_000_000).significant) ms"
        default: "\((self / 1_000_000_000).significant) s"
        }
    }

    var asBytes: String {
        self < 10_000 ? "\(significant) bytes" : "\((self / 1_048_576).significant) MiB"
    }
}

extension String {
    /// Padded with spaces, never truncated: on the right to `width`, or on the left to `-width`.
    func padded(_ width: Int) -> String {
        let blanks = String(repeating: " ", count: Swift.max(0, abs(width) - count))
        return width < 0 ? blanks + self : self + blanks
    }
}
