#if !canImport(UIKit)
public import Tableau
import TableauPictures

/// Expects a table to show some text, as `PlainText` of `TableauPictures` prints it.
///
/// ```swift
/// try expectRows(list.tableView) {
///     """
///     Missing
///       Bread  1
///     """
/// }
/// ```
///
/// - Parameters:
///   - tableView: The table; rows that are not visible count.
///   - expected: The text; spaces and empty lines at the ends do not matter.
///   - fileID: Where the expectation is.
///   - filePath: Where the expectation is.
///   - line: Where the expectation is.
///   - column: Where the expectation is.
/// - Throws: What differs, unless ``Expectations/onFailure`` records it.
@MainActor
public func expectRows(
    _ tableView: TableView, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ expected: () -> String
) throws(ExpectationFailure) {
    let site = ExpectationSite(fileID: fileID, filePath: filePath, line: line, column: column)
    try site.expect(
        PlainText.render(tableView), toBe: expected(), "The table shows something else")
}

/// Expects what a binder has changed on its table since the last such expectation.
///
/// ```swift
/// binder.transcript = TableTranscript(limit: 10)
/// list.buy("Milk")
/// clock.advance()
/// try expectUpdate(binder) {
///     """
///     - .missing/Milk
///     + .bought/Milk
///     """
/// }
/// ```
///
/// Each line is a sign, a section and a row: `-` deleted, `+` inserted, `>` moved, `~` reconfigured or
/// replaced. A line without a row is a section. Deletions come first.
///
/// - Parameters:
///   - binder: The binder; its transcript records what it does.
///   - expected: The lines; none if nothing shall have changed.
///   - fileID: Where the expectation is.
///   - filePath: Where the expectation is.
///   - line: Where the expectation is.
///   - column: Where the expectation is.
/// - Throws: What differs, unless ``Expectations/onFailure`` records it.
@MainActor
public func expectUpdate<Section>(
    _ binder: SectionedTableViewBinder<Section>, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ expected: () -> String
) throws(ExpectationFailure) {
    let site = ExpectationSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let transcript = binder.transcript else {
        return try site.fail(
            "The binder records nothing. Set binder.transcript = TableTranscript() before the change."
        )
    }
    let turns = transcript.turns(after: transcript.expectedTurns)
    transcript.expectedTurns = transcript.count
    var parser = TurnReader()
    let lines = turns.flatMap { parser.lines(of: $0) }
    try site.expect(
        lines.joined(separator: "\n"), toBe: expected(), "The binder changed something else")
}
#endif
