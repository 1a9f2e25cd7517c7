import TableauTerminal
import TestEnvironment
import Testing

/// What is said of an argument that cannot be used.
@MainActor @Suite struct ArgumentTests {
    @Test func aThemeThatDoesNotExistIsNamedWithThoseThatDo() throws {
        let terminal = TerminalCapabilities(environment: ["TERM": "xterm"])
        #expect {
            try TerminalOptions(arguments: ["--theme", "sepia"], terminal)
        } throws: { error in
            "\(error)"
                == "There is no theme `sepia`; there are dark, light, high-contrast, palette, no-color."
        }
    }

    /// Foundation says that it could not be completed, and a number.
    @Test(arguments: [
        ("/nowhere/tea.svg", "No such file or directory"), ("/", "Is a directory"),
    ])
    func aMessageSaysWhyAFileCannotBeWritten(path: String, reason: String) {
        #expect {
            try TextOutput.write("text", toFile: path)
        } throws: { error in
            "\(error)" == "The file `\(path)` cannot be written: \(reason)."
        }
    }
}
