import TableauPlatform

/// Prints a line and flushes it, so that a pipe receives it immediately.
func printLine(_ text: String) {
    print(text)
    System.flushOutput()
}
