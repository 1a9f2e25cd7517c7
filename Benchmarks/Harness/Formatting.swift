extension Double {
    /// Decimal text with exactly `digits` places.
    func fixed(_ digits: Int) -> String {
        guard isFinite, magnitude < 1e15 else { return "null" }
        var scale = 1.0
        for _ in 0..<digits { scale *= 10 }
        let units = Int64((magnitude * scale).rounded())
        let sign = self < 0 && units != 0 ? "-" : ""
        if digits == 0 { return sign + String(units) }
        let (whole, fraction) = units.quotientAndRemainder(dividingBy: Int64(scale))
        let tail = String(fraction)
        let zeros = String(repeating: "0", count: digits - tail.count)
        return sign + String(whole) + "." + zeros + tail
    }

    /// A whole number with a comma before each three digits.
    var grouped: String {
        let digits = fixed(0)
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { text += "," }
            text.append(digit)
        }
        return text
    }

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
    /// Padded with spaces: on the right to `width`, or on the left to `-width`.
    ///
    /// Never truncated.
    func padded(_ width: Int) -> String {
        let blanks = String(repeating: " ", count: Swift.max(0, abs(width) - count))
        return width < 0 ? blanks + self : self + blanks
    }
}
