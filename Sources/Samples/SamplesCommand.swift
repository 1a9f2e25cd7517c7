#if !canImport(UIKit)
import Foundation
import TableauPlatform
import TableauRx
import TableauTerminal

/// The program `Samples`: the samples, with the options of every terminal application.
@MainActor
package enum SamplesCommand {
    /// Runs the program.
    ///
    /// - Parameter arguments: The arguments after the program's name.
    /// - Returns: The exit status.
    package static func run(_ arguments: [String]) -> Int32 {
        do {
            try show(arguments)
            return 0
        } catch let error as TerminalError where error.code == .invalidArgument {
            return refuse(error.description)
        } catch {
            TextOutput.complain("Samples: \(error)\n")
            return (error as? TerminalError)?.code == .recording ? 73 : 1
        }
    }

    private static func show(_ arguments: [String]) throws {
        let options = try TerminalOptions(arguments: arguments)
        var sample: Sample?
        // Played keys don't change the user's own tasks.
        var tasksFile = options.isScripted || options.isPlain ? nil : DataFile.tasksOfUser
        var rest = options.remaining[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h":
                try TextOutput.print(usage)
                return
            case "--file":
                guard let path = rest.popFirst(), !path.isEmpty else {
                    throw TerminalError(.invalidArgument, "--file needs a path after it.")
                }
                tasksFile = DataFile(URL(fileURLWithPath: path))
            case _ where argument.hasPrefix("-"):
                throw TerminalError(.invalidArgument, "There is no option `\(argument)`.")
            case _ where sample != nil:
                throw TerminalError(.invalidArgument, "`\(argument)` is one name too many.")
            default:
                guard let named = Sample(rawValue: argument) else {
                    throw TerminalError(.invalidArgument, "There is no sample `\(argument)`.")
                }
                sample = named
            }
        }
        // Where nothing can be chosen, a menu is of no use.
        if options.isPlain, !options.isScripted { sample = sample ?? .accounts }
        let scheduler = ClockScheduler(options.clock)
        let screen =
            try sample?.screen(scheduler, tasksFile: tasksFile)
            ?? TerminalSplit(.menu { try $0.screen(scheduler, tasksFile: tasksFile) })
        try TerminalApplication(root: screen, options: options).run()
    }

    private static func refuse(_ reason: String) -> Int32 {
        let samples = Sample.allCases.map(\.rawValue).joined(separator: ", ")
        TextOutput.complain(
            """
            \(reason)

            usage: Samples [SAMPLE] [OPTION...]
            samples: \(samples)
            options and keys: Samples --help

            """)
        return 64
    }

    package static var usage: String {
        let samples = Sample.allCases.map { sample in
            let padding = String(repeating: " ", count: 10 - sample.rawValue.count)
            return "  \(sample.rawValue)\(padding)\(sample.summary)"
        }
        return """
            usage: Samples [SAMPLE] [OPTION...]

            Without a sample: a menu, or `accounts` where there is no terminal.

            samples:
            \(samples.joined(separator: "\n"))

            options:
              --file FILE      keep the tasks in a file of yours
              --help           print this text
            \(TerminalOptions.usage)

            """
    }
}
#endif
