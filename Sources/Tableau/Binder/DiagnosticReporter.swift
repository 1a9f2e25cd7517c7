import Foundation

/// Hands diagnostics to the user's hook, or prints each kind once for each section.
///
/// A class of its own, so that it outlives its binder for as long as a last word takes.
@MainActor
final class DiagnosticReporter {
    /// Takes the place of printing.
    var handler: ((TableDiagnostic) -> Void)?

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
        FileHandle.standardError.write(Data("\(diagnostic)\n".utf8))
    }
}
