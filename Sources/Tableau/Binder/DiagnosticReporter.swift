import Foundation

/// Passes diagnostics to the user's handler, or prints each kind once per section, also after its
/// binder was released.
@MainActor
package final class DiagnosticReporter {
    /// Replaces printing.
    var handler: ((TableDiagnostic) -> Void)?

    /// The output of the default handler; replaced in tests.
    package var output: (String) -> Void = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }

    /// Records diagnostics, and the turns of the binder.
    package var recorder: (any TurnRecorder)?

    /// The kinds that were printed, each with its section, or else its chain.
    private var printed: Set<[String?]> = []
    /// Nil once the binder is released: from then on the clock retains this object.
    private var clock: (any UpdateClock)?

    init(clock: any UpdateClock) {
        self.clock = clock
    }

    func report(_ diagnostic: TableDiagnostic) {
        recorder?.note(diagnostic)
        if let handler { return handler(diagnostic) }
        let topic = [
            diagnostic.kind.rawValue, diagnostic.section,
            diagnostic.section == nil ? diagnostic.chain : nil,
        ]
        guard printed.insert(topic).inserted else { return }
        output("\(diagnostic)")
    }

    /// Reports, from any thread, that a table has outlived its binder, in a turn of the clock: by then
    /// the table of a closed screen is gone, or has another data source.
    nonisolated func report(blankTable tableView: TableView, _ firstChain: ChainLabel?) {
        MainQueue.run { [weak tableView] in
            self.clock.take()?.schedule {
                guard let tableView, tableView.dataSource == nil else { return }
                self.report(
                    TableDiagnostic(
                        kind: .binderReleased, section: nil, chain: firstChain?.description,
                        message: "A binder was released before its table, which shows nothing.",
                        advice: "Keep the binder in a property for as long as its table is shown."))
            }
        }
    }
}
