/// Traps with a message unless a condition holds: a programmer error.
///
/// The message is printed in optimised builds too, in which `precondition` says nothing.
@inline(__always)
package func require(
    _ condition: Bool, _ message: @autoclosure () -> String,
    file: StaticString = #fileID, line: UInt = #line
) {
    if !condition { fatalError(message(), file: file, line: line) }
}
