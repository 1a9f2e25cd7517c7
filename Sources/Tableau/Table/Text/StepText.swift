import Foundation

/// The digits of a number that changes by steps, with as many decimals as the step has.
package enum StepText {
    package static func string(_ number: Double, step: Double) -> String {
        let scale = pow(10, Double(decimals(of: step)))
        let rounded = (number * scale).rounded() / scale
        return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
    }

    /// Returns whether a text is a number or the beginning of one: with a sign only where the range
    /// has negative numbers, and with no more decimals than the step.
    package static func isNumber(
        _ text: String, step: Double, in range: ClosedRange<Double>
    ) -> Bool {
        var digits = Substring(text)
        if digits.first == "-", range.lowerBound < 0 { digits = digits.dropFirst() }
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        let decimals = decimals(of: step)
        guard parts.count <= (decimals > 0 ? 2 : 1) else { return false }
        return (parts.count < 2 || parts[1].count <= decimals)
            && parts.allSatisfy { $0.allSatisfy { ("0"..."9").contains($0) } } && digits.count <= 15
    }

    private static func decimals(of step: Double) -> Int {
        (0..<9).first { places in
            let scaled = step * pow(10, Double(places))
            return abs(scaled - scaled.rounded()) < 1e-6 * scaled
        } ?? 9
    }
}
