#if !canImport(UIKit)
import Foundation
import TableauTerminal
import TableauTesting

/// `Samples replay FILE`: checks the batches of a transcript on a strict table.
@MainActor
struct ReplayCommand {
    private let path: String
    private let minimisedPath: String?

    /// Creates the command for a transcript.
    ///
    /// - Parameters:
    ///   - path: The transcript.
    ///   - minimisedPath: Where to write the smallest transcript that fails; `nil` for nowhere.
    init(_ path: String, minimisedPath: String?) {
        self.path = path
        self.minimisedPath = minimisedPath
    }

    /// Replays.
    ///
    /// - Returns: The exit status.
    func run() throws -> Int32 {
        guard let data = FileManager.default.contents(atPath: path) else {
            TextOutput.complain("Samples: The file `\(path)` cannot be read.\n")
            return SamplesCommand.noInputStatus
        }
        let transcript: Transcript
        do throws(TranscriptError) {
            transcript = try Transcript(parsing: String(decoding: data, as: UTF8.self))
        } catch {
            TextOutput.complain("Samples: \(path), \(error)\n")
            return SamplesCommand.dataStatus
        }
        do throws(ReplayFailure) {
            try transcript.replay()
        } catch {
            TextOutput.complain("Samples: \(path), \(error)\n")
            return try minimise(transcript)
        }
        let count = transcript.turns.count
        try TextOutput.print("\(count) turn\(count == 1 ? "" : "s"); all batches are correct.\n")
        return 0
    }

    private func minimise(_ transcript: Transcript) throws -> Int32 {
        guard let minimisedPath else { return SamplesCommand.failureStatus }
        let small = transcript.minimised()
        try TextOutput.print(small.swiftTest(named: "minimised"))
        let status = Self.write(small.text, to: minimisedPath)
        return status == 0 ? SamplesCommand.failureStatus : status
    }

    /// Writes a transcript, or prints why it cannot.
    ///
    /// - Returns: The exit status.
    static func write(_ text: String, to path: String) -> Int32 {
        do {
            try TextOutput.write(text, toFile: path)
            return 0
        } catch {
            TextOutput.complain("Samples: \(error)\n")
            return SamplesCommand.cannotCreateStatus
        }
    }
}
#endif
