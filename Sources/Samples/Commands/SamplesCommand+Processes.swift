#if !canImport(UIKit)
package import TableauPlatform
package import TableauTerminal

extension SamplesCommand {
    /// Shows the process sample with the processes that a function returns, for measurements.
    package static func showProcesses(
        _ options: TerminalOptions, read: @escaping () -> [ProcessFacts]
    ) throws {
        let host = TerminalHost(options, data: DataFolder())
        host.context.processes = read
        _ = try host.run(ProcessesScreen(host.context))
    }
}
#endif
