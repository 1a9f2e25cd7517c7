#if !canImport(UIKit)
import Foundation
import Tableau
import TableauPictures
import TableauTerminal

/// The program `Samples`: parses the command line and runs the requested command.
@MainActor
package enum SamplesCommand {
    /// The default number of refreshes in a run without a user.
    private static let defaultRefreshes = 3
    /// The default number of orders of events to explore.
    private static let defaultSeeds = 500
    /// The exit status of an invalid command line.
    package static let usageStatus: Int32 = 64
    /// The exit status of a sample that failed to start.
    package static let failureStatus: Int32 = 1
    /// The exit status of a file that isn't a transcript.
    package static let dataStatus: Int32 = 65
    /// The exit status of a file that can't be read.
    package static let noInputStatus: Int32 = 66
    /// The exit status of a file that can't be written.
    package static let cannotCreateStatus: Int32 = 73

    /// Runs the program.
    ///
    /// - Parameter arguments: The arguments after the program's name.
    /// - Returns: The exit status.
    package static func run(_ arguments: [String]) -> Int32 {
        do {
            let options = try TerminalOptions(arguments: arguments)
            let arguments = try SampleArguments(options.remaining)
            if let path = arguments.replayedPath, !arguments.showsHelp {
                return try ReplayCommand(path, minimisedPath: arguments.minimisedPath).run()
            }
            if arguments.explores, !arguments.showsHelp {
                ExploreCommand(
                    samples: arguments.sample.map { [$0] } ?? Sample.allCases,
                    seeds: arguments.seeds ?? defaultSeeds, filmPath: arguments.filmPath
                ).run()
            }
            let transcript = arguments.transcriptPath.map { _ in TableTranscript() }
            try show(arguments, options: options, transcript: transcript)
            if let transcript, let path = arguments.transcriptPath {
                return ReplayCommand.write(transcript.text, to: path)
            }
            return 0
        } catch let error as TerminalError where error.code == .invalidArgument {
            return refuse(error.description)
        } catch let error as UsageError {
            return refuse(error.description)
        } catch {
            TextOutput.complain("Samples: \(error)\n")
            return (error as? TerminalError)?.code == .recording
                ? cannotCreateStatus : failureStatus
        }
    }

    private static func show(
        _ arguments: SampleArguments, options: TerminalOptions, transcript: TableTranscript?
    ) throws {
        let draws = arguments.picturePath != nil || arguments.filmPath != nil
        let acts = !arguments.rowChoices.isEmpty
        guard !acts || !(draws || options.isScripted) else {
            throw UsageError("--act prints text; for pictures and screens play --keys.")
        }
        if arguments.showsHelp {
            try TextOutput.print(SampleArguments.usage)
        } else if options.isScripted || !(options.isPlain || draws || acts) {
            try showOnTerminal(arguments, options: options, transcript: transcript)
        } else if draws {
            try draw(arguments, transcript)
        } else {
            if !acts, let reason = TerminalEnvironment.absence {
                TextOutput.complain("Samples: \(reason) This is the plain form.\n")
            }
            try printPlain(arguments, transcript)
        }
    }

    /// Prints a sample's table and, for each refresh, the changes and the new table.
    private static func printPlain(
        _ arguments: SampleArguments, _ transcript: TableTranscript?
    ) throws {
        let run = try PlainRun(
            arguments.sample ?? .accounts, dataPath: arguments.dataPath,
            tasksPath: arguments.tasksPath, transcript: transcript)
        var isRead = try TextOutput.print(run.table)
        func printChanges(_ changes: [String]) throws {
            let lines = changes.map { "\($0)\n" }.joined()
            isRead = try TextOutput.print("\n" + lines + (changes.isEmpty ? "" : "\n") + run.table)
        }
        for choice in arguments.rowChoices where isRead {
            if let action = choice.action {
                try printChanges(run.perform(action, ofRow: choice.row))
            } else {
                isRead = try TextOutput.print("\n" + run.menu(ofRow: choice.row))
            }
        }
        let refreshes = arguments.rowChoices.isEmpty ? defaultRefreshes : 0
        for _ in 0..<(arguments.refreshes ?? refreshes) where isRead {
            try printChanges(run.refresh())
        }
    }

    /// Draws a picture of a sample's table, still or animated.
    private static func draw(
        _ arguments: SampleArguments, _ transcript: TableTranscript?
    ) throws {
        let run = try PlainRun(
            arguments.sample ?? .accounts, dataPath: arguments.dataPath,
            tasksPath: arguments.tasksPath, transcript: transcript)
        let film = arguments.filmPath.map { _ in run.startFilm() }
        let refreshes = arguments.refreshes ?? (film == nil ? 0 : defaultRefreshes)
        for _ in 0..<refreshes { _ = run.refresh() }
        try arguments.picturePath.map { try TextOutput.write(run.picture, toFile: $0) }
        if let film, let path = arguments.filmPath {
            try TextOutput.write(film.svg(), toFile: path)
        }
    }

    /// Shows a sample or the menu in a terminal, or plays keys as in a terminal.
    private static func showOnTerminal(
        _ arguments: SampleArguments, options: TerminalOptions, transcript: TableTranscript?
    ) throws {
        guard arguments.filmPath == nil else {
            throw UsageError("--animate replays refreshes, not keys; see --cast for those.")
        }
        var options = options
        if options.isScripted, options.keys == nil {
            options.keys = arguments.sample?.demonstration ?? Sample.menuDemonstration
        }
        let host = TerminalHost(options, data: DataFolder(path: arguments.dataPath))
        // Played keys don't change the user's own tasks.
        host.context.tasksFile =
            arguments.tasksPath.map(TaskFile.init(path:))
            ?? (options.isScripted ? nil : TaskFile.ofUser)
        host.context.transcript = transcript
        let sample = arguments.sample
        let screen = try sample?.makeScreen(host.context) ?? MenuScreen(host.context)
        let last = try host.run(screen)
        if let path = arguments.picturePath {
            try TextOutput.write(
                SVGPicture.render(last.table, title: last.title), toFile: path)
        }
    }

    private static func refuse(_ reason: String) -> Int32 {
        TextOutput.complain("\(reason)\n\n\(SampleArguments.shortUsage)")
        return usageStatus
    }
}
#endif
