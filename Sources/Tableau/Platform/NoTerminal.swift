#if !TABLEAU_HAS_TERMINAL
// On platforms without terminal support, such as Windows, terminal code compiles and fails at run
// time. Text can be written everywhere.

package import Dispatch

package enum TerminalDevice {
    package static var unsupportedReason: String? { "Tables on a terminal are not supported here." }
    package static func path(of descriptor: Int32) -> String? { nil }
    package static func isAlias(_ descriptor: Int32) -> Bool { false }
    package static func open(_ descriptor: Int32) -> Int32 { -1 }
    package static func size(of descriptor: Int32) -> (columns: Int, rows: Int)? { nil }
    package static func dropWhatDelaysTheEnd(of descriptor: Int32) {}
}

package struct TerminalModes: Sendable {
    package init?(of descriptor: Int32) { nil }
    package var raw: TerminalModes { self }
    @discardableResult package func apply(to descriptor: Int32) -> Bool { false }
}

extension Descriptor {
    package static func isTerminal(_ descriptor: Int32) -> Bool { false }
    package static func openTerminal(_ path: String) -> Int32 { -1 }
    package static func duplicate(_ descriptor: Int32) -> Int32 { -1 }
    package static func redirect(_ descriptor: Int32, to other: Int32) {}
    package static func makePipe() -> (read: Int32, write: Int32)? { nil }
    package static func makeTemporaryFile() -> Int32 { -1 }
    package static func seek(_ descriptor: Int32, to offset: Int) {}
    package static func size(of descriptor: Int32) -> Int { 0 }
    package static func empty(_ descriptor: Int32) {}
    @discardableResult
    package static func wait(
        for descriptor: Int32, toTakeBytes: Bool, milliseconds: Int32
    ) -> Bool { false }
}

extension System {
    package static func flushOutputAtEachLine() {}
}

package enum Signal: Sendable {
    case hangUp, interrupt, quit, terminate, stop, forcedStop, `continue`, windowSize

    case kill

    package var number: Int32 { 0 }
    package func send(to process: Int32) -> SystemError? { nil }
    package func endThisProcess() -> Never { System.exitAtOnce(128) }
    package static func stopThisProcess(stopsGroup: Bool) {}
    package static func withoutPipeSignal<Failure: Error>(
        _ body: () throws(Failure) -> Void
    ) throws(Failure) { try body() }
}

@MainActor package final class SignalWatcher {
    package init(queue: DispatchQueue, heard: @escaping @Sendable (Signal) -> Void) {}
    package func on(_ signals: Signal..., perform action: @escaping @MainActor (Signal) -> Void) {}
    package func lendTerminal(to body: () -> Void) { body() }
    package func end() {}
}

package enum CrashGuard {
    package static func install(_ restore: @escaping @convention(c) () -> Void) {}
}

@MainActor package final class DescriptorWatch {
    package enum Purpose { case reading, writing }
    package init(
        _ descriptor: Int32, for purpose: Purpose, perform: @escaping @MainActor () -> Void
    ) {}
    package func end(closing: Bool = false) {}
}

package struct ChildProcess: Sendable {
    package enum Status: Equatable, Sendable {
        case running, stopped
        case exited(Int32)
        case killed(Int32)
    }

    package static func run(_ words: [String]) -> Status? { nil }
    package func wait() {}
}
#endif
