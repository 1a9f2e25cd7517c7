/// Returns an amount of money as text, the same in every locale: `$1,204.11`, `-$412.90`.
///
/// - Parameter cents: The amount in cents.
func dollars(_ cents: Int) -> String {
    var whole = String(cents.magnitude / 100)
    for place in stride(from: whole.count - 3, to: 0, by: -3) {
        whole.insert(",", at: whole.index(whole.startIndex, offsetBy: place))
    }
    let rest = cents.magnitude % 100
    return (cents < 0 ? "-$" : "$") + whole + (rest < 10 ? ".0" : ".") + String(rest)
}
