#if !canImport(UIKit)
import Foundation
import TableauPlatform

/// What a process knows of its terminal before it asks it anything.
package struct TerminalEnvironment: Sendable {
    /// The environment variables.
    package var variables: [String: String]
    /// Whether standard input and output are both a terminal.
    package var isTerminal: Bool

    /// Whether its user wants nothing to move by itself: `NO_ANIMATION` is set.
    var asksForStillness: Bool { !(variables["NO_ANIMATION"] ?? "").isEmpty }

    /// An environment, for tests.
    package init(variables: [String: String], isTerminal: Bool) {
        self.variables = variables
        self.isTerminal = isTerminal
    }

    /// Why tables are never shown on a terminal here; nil where they are.
    package static var absence: String? { TerminalDevice.absence }

    /// That of this process.
    package static var current: TerminalEnvironment {
        TerminalEnvironment(
            variables: ProcessInfo.processInfo.environment,
            isTerminal: Descriptor.isTerminal(0) && Descriptor.isTerminal(1))
    }
}
#endif
