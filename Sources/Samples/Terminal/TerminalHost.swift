#if !canImport(UIKit)
import Foundation
import MiniRx
import Tableau
import TableauTerminal

/// Shows the screens of samples in a terminal, as a stack.
@MainActor
final class TerminalHost: SampleHost {
    /// The context for creating screens.
    let context: SampleContext
    private let options: TerminalOptions
    private var application: TerminalApplication?
    /// The screens on the stack, of which the terminal's own screens own only the table.
    private var shown: [any SampleScreen] = []
    /// Whether the screen is gone, so that a message is printed.
    private var hasQuit = false

    /// Creates a host with options, and data files from a folder.
    init(_ options: TerminalOptions, data: DataFolder) {
        self.options = options
        context = SampleContext(
            scheduler: TerminalClockScheduler(options.clock), data: data)
        context.host = self
        context.isLive = true
    }

    /// Runs until the user quits.
    ///
    /// - Parameter root: The first screen.
    /// - Throws: A `TerminalError` if there is no terminal.
    /// - Returns: The last visible screen.
    func run(_ root: any SampleScreen) throws -> TerminalScreen {
        let rootScreen = terminalScreen(for: root)
        let application = TerminalApplication(root: rootScreen, options: options)
        self.application = application
        defer { self.application = nil }
        application.onQuit { [weak self] in self?.quit() }
        try application.run()
        return application.screens.last ?? rootScreen
    }

    func push(_ screen: any SampleScreen) {
        application?.push(terminalScreen(for: screen))
    }

    func hasUnsavedChanges(_ hasSome: Bool) {
        application?.screens.last?.hasUnsavedText = hasSome
    }

    func say(_ message: String) {
        if hasQuit {
            TextOutput.complain("Samples: \(message)\n")
        } else {
            application?.status(message)
        }
    }

    private func quit() {
        hasQuit = true
        for screen in shown { screen.willQuit() }
    }

    private func terminalScreen(for screen: any SampleScreen) -> TerminalScreen {
        let terminalScreen = TerminalScreen(screen.tableView, title: screen.title)
        terminalScreen.showsSectionIndex = screen.showsSectionIndex
        if screen.usesFullWidth { terminalScreen.contentWidth = .full }
        terminalScreen.onMarkedRows = { screen.performOnMarkedRows($0, $1) }
        for action in screen.actions {
            terminalScreen.addAction(key: action.key, title: action.title) {
                [weak terminalScreen] in
                let row = terminalScreen?.focusedRow
                action.perform(row.map { IndexPath(row: $0.row, section: $0.section) })
            }
        }
        let spinner = screen.isLoading.subscribe(onNext: { [weak terminalScreen] isLoading in
            terminalScreen?.isLoading = isLoading
        })
        shown.append(screen)
        terminalScreen.onPop = { [weak self, weak screen] in
            spinner.dispose()
            self?.shown.removeAll { $0 === screen }
        }
        return terminalScreen
    }
}
#endif
