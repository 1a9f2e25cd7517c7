import Foundation
import TableauTerminal

/// The program `Samples`: reads the command line and shows what it asks for.
@MainActor
package enum SamplesCommand {
    /// The exit status of a command line that makes no sense.
    package static let usageStatus: Int32 = 64
    /// The exit status of a sample that could not be shown.
    package static let failureStatus: Int32 = 1

    /// Runs the program.
    ///
    /// - Parameter arguments: The arguments after the program's name.
    /// - Returns: The exit status.
    package static func run(_ arguments: [String]) -> Int32 {
        do {
            let options = try TerminalOptions(arguments: arguments)
            try show(SampleArguments(options.remaining), options)
            return 0
        } catch let error as TerminalError where error.code == .invalidArgument {
            return refuse(error.description)
        } catch let error as UsageError {
            return refuse(error.description)
        } catch {
            complain("Samples: \(error)\n")
            return failureStatus
        }
    }

    private static func show(_ arguments: SampleArguments, _ options: TerminalOptions) throws {
        if arguments.showsHelp {
            print(SampleArguments.usage, terminator: "")
        } else if options.isPlain, !options.isScripted {
            try printPlain(arguments.sample ?? .accounts, arguments)
        } else {
            let host = TerminalHost(options, data: DataFolder(path: arguments.dataPath))
            let sample = arguments.sample
            try host.run(sample?.makeScreen(host.context) ?? MenuScreen(host.context))
        }
    }

    /// Prints a sample's table, and for each refresh what it changes and the table again.
    private static func printPlain(_ sample: Sample, _ arguments: SampleArguments) throws {
        let run = try PlainRun(sample, dataPath: arguments.dataPath)
        print(run.table, terminator: "")
        for _ in 0..<arguments.refreshes {
            let changes = run.refresh()
            print()
            for change in changes { print(change) }
            if !changes.isEmpty { print() }
            print(run.table, terminator: "")
        }
    }

    private static func refuse(_ reason: String) -> Int32 {
        complain("\(reason)\n\n\(SampleArguments.usage)")
        return usageStatus
    }

    private static func complain(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }
}
