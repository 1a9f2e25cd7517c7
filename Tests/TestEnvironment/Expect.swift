package import Testing

/// Records an issue unless two values are equal.
///
/// `#expect(actual == expected)` says more of a failure, but takes the compiler four times as long.
/// Tests use it where the parts of an expression tell what went wrong.
///
/// - Parameters:
///   - actual: What the test got.
///   - expected: What it should have got.
///   - comment: What the comparison is about; evaluated only if it fails.
package func expect<Value: Equatable>(
    _ actual: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
) {
    guard actual != expected else { return }
    let values = "got \(String(reflecting: actual)), expected \(String(reflecting: expected))"
    fail(values, comment(), fileID, filePath, line, column)
}

/// Records an issue unless a condition holds.
///
/// - Parameters:
///   - condition: What should hold.
///   - comment: What the condition is about; evaluated only if it doesn't hold.
package func expect(
    _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
) {
    if !condition { fail("the condition is false", comment(), fileID, filePath, line, column) }
}

private func fail(
    _ text: String, _ comment: Comment?, _ fileID: String, _ filePath: String, _ line: Int,
    _ column: Int
) {
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    Issue.record(comment.map { "\(text): \($0.rawValue)" } ?? "\(text)", sourceLocation: place)
}
