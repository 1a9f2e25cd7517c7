/// Traps with a message unless a condition holds; used for programmer errors.
///
/// Prints the message in optimised builds too, unlike `precondition`.
@inline(__always)
package func require(
    _ condition: Bool, _ message: @autoclosure () -> String,
    file: StaticString = #fileID, line: UInt = #line
) {
    if !condition { fatalError(message(), file: file, line: line) }
}
