import Foundation

/// Returns an amount of money as text, the same in every locale: `$1,204.11`, `-$412.90`.
///
/// - Parameter cents: The amount in cents.
func dollars(_ cents: Int) -> String {
    let locale = Locale(identifier: "en_US")
    return (Decimal(cents) / 100).formatted(.currency(code: "USD").locale(locale))
}
