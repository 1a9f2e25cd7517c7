#if !canImport(UIKit)
/// A row's menu to print, or an action of it to perform, by numbers from 1.
package struct RowChoice: Equatable, Sendable {
    /// The row.
    package var row: Int
    /// The action; nil prints the menu.
    package var action: Int?

    /// Parses choices such as `2,2:1`.
    ///
    /// - Throws: A ``UsageError`` with the invalid part.
    package static func parse(_ text: String) throws -> [RowChoice] {
        try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
            let numbers = part.split(separator: ":", omittingEmptySubsequences: false)
                .map { Int($0).flatMap { $0 > 0 ? $0 : nil } }
            guard (1...2).contains(numbers.count), !numbers.contains(nil), let row = numbers[0]
            else {
                throw UsageError(
                    "`\(part)` is no row for --act: write 2, or 2:1 for the first action of row 2.")
            }
            return RowChoice(row: row, action: numbers.count == 2 ? numbers[1] : nil)
        }
    }
}
#endif
