import Dispatch
import Foundation

/// Hands diagnostics to the user's hook, or prints each kind once for each section.
///
/// A class of its own, so that it outlives its binder for as long as a last word takes.
@MainActor
final class DiagnosticReporter {
    /// Takes the place of printing.
    var handler: ((TableDiagnostic) -> Void)?

    /// Where the default prints; tests listen here.
    var output: (String) -> Void = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }

    private struct Topic: Hashable {
        let kind: TableDiagnostic.Kind
        let section: String?
        let chain: String?
    }

    private var printed: Set<Topic> = []

    func report(_ diagnostic: TableDiagnostic) {
        if let handler { return handler(diagnostic) }
        let topic = Topic(
            kind: diagnostic.kind, section: diagnostic.section,
            chain: diagnostic.section == nil ? diagnostic.chain : nil)
        guard printed.insert(topic).inserted else { return }
        output("\(diagnostic)")
    }

    /// Reports from a `deinit`, whatever thread that runs on: at once on the main queue, else in
    /// its next turn.
    nonisolated func reportFromAnywhere(_ diagnostic: TableDiagnostic) {
        if DispatchQueue.getSpecific(key: Self.mainQueueMark) != nil {
            MainActor.assumeIsolated { report(diagnostic) }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { self.report(diagnostic) } }
        }
    }

    /// `Thread.isMainThread` answers wrongly on Linux in a program with an asynchronous `main`.
    private nonisolated static let mainQueueMark: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()
}
