import Foundation

extension Double {
    /// Decimal text with exactly `digits` places.
    func fixed(_ digits: Int) -> String { String(format: "%.\(digits)f", self) }

    /// Nanoseconds as a readable duration.
    var asDuration: String {
        switch magnitude {
        case ..<10_000: fixed(1) + " ns"
        case ..<10_000_000: (self / 1_000).fixed(1) + " µs"
        default: (self / 1_000_000).fixed(1) + " ms"
        }
    }
}

extension String {
    /// Padded with blanks: on the right to `width`, on the left to `-width`.
    ///
    /// Never cut.
    func padded(_ width: Int) -> String {
        let blanks = String(repeating: " ", count: Swift.max(0, abs(width) - count))
        return width < 0 ? blanks + self : self + blanks
    }
}
