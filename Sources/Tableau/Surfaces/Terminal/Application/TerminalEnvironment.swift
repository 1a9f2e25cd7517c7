#if !canImport(UIKit)
import Foundation
import TableauPlatform

/// The process's information about its terminal before querying it.
package struct TerminalEnvironment: Sendable {
    package var variables: [String: String]
    /// Whether standard input and output are both a terminal.
    package var isTerminal: Bool

    /// Whether the user has disabled animation: `NO_ANIMATION` is set.
    var asksForStillness: Bool { !(variables["NO_ANIMATION"] ?? "").isEmpty }

    /// Creates an environment, for tests.
    package init(variables: [String: String], isTerminal: Bool) {
        self.variables = variables
        self.isTerminal = isTerminal
    }

    package static var current: TerminalEnvironment {
        TerminalEnvironment(
            variables: ProcessInfo.processInfo.environment,
            isTerminal: Descriptor.isTerminal(0) && Descriptor.isTerminal(1))
    }
}
#endif
