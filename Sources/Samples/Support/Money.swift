/// Returns an amount of money as text: `$1,204.11`, `-$412.90`.
///
/// Doesn't use a system formatter, so that the result is the same in every locale.
///
/// - Parameter cents: The amount in cents.
func dollars(_ cents: Int) -> String {
    let digits = String(cents.magnitude / 100)
    var grouped = ""
    for (index, digit) in digits.enumerated() {
        if index > 0, (digits.count - index).isMultiple(of: 3) { grouped.append(",") }
        grouped.append(digit)
    }
    let rest = cents.magnitude % 100
    return (cents < 0 ? "-$" : "$") + grouped + (rest < 10 ? ".0" : ".") + String(rest)
}
