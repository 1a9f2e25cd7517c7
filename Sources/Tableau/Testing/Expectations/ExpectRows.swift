#if !canImport(UIKit)
public import Tableau
import TableauPictures

/// Expects a table to show a text, in the format of `PlainText` in `TableauPictures`.
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
/// The text has all rows, visible or not. Spaces at the ends of lines, and empty lines before and
/// after all others, are ignored. Throws the difference, unless ``Expectations/onFailure`` records it.
@MainActor
public func expectRows(
    _ tableView: TableView, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ expected: () -> String
) throws(ExpectationFailure) {
    let site = ExpectationFailure(fileID: fileID, filePath: filePath, line: line, column: column)
    try site.expect(
        PlainText.render(tableView), toBe: expected(), "The table shows something else")
}

/// Expects the changes of a binder's table since the last such expectation.
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
/// Each line is a sign, a section and the identity of a row: `-` deleted, `+` inserted, `>` moved,
/// `~` reconfigured or replaced. A line without a row refers to a section. Deletes come first.
/// `(loaded)` and `(reloaded)` stand for a turn without a batch, such as the first one.
///
/// The binder needs a transcript. Throws the difference, unless ``Expectations/onFailure`` records it.
@MainActor
public func expectUpdate<Section>(
    _ binder: SectionedTableViewBinder<Section>, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ expected: () -> String
) throws(ExpectationFailure) {
    let site = ExpectationFailure(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let transcript = binder.transcript else {
        return try site.fail(
            "The binder records nothing. Set binder.transcript = TableTranscript() before the change."
        )
    }
    let turns = transcript.turns(after: transcript.expectedTurns)
    transcript.expectedTurns = transcript.count
    var shown: Transcript.Contents = []
    let lines = turns.flatMap { $0.lines(&shown) }
    try site.expect(
        lines.joined(separator: "\n"), toBe: expected(), "The binder changed something else")
}
#endif
