#if !canImport(UIKit)
import Dispatch
import Foundation
import TableauPlatform
import TerminalTestSupport
import TestEnvironment
import Testing

/// What the system reports of terminals and processes.
struct PlatformTests {
    /// Runs a shell on a terminal to its end and returns its output.
    private func run(_ script: String) throws -> (status: ChildProcess.Status, output: String) {
        let (process, person) = try #require(
            ChildProcess.onTerminal(
                ["/bin/sh", "-c", script], environment: ["PATH": "/usr/bin:/bin"], columns: 93,
                rows: 31))
        var output: [UInt8] = []
        while true {
            let bytes = Descriptor.read(person, upTo: 4096)
            if bytes.isEmpty { break }
            output += bytes
        }
        let status = process.wait()
        Descriptor.close(person)
        return (status, String(decoding: output, as: UTF8.self))
    }

    @Test func aProgramRunsToItsEndOrIsKilled() throws {
        // A program runs on a terminal to its end.
        let (status, output) = try run("stty size; exit 7")
        expect(status, .exited(7))
        expect(output, "31 93\r\n")

        // The signal that killed a program is reported.
        try expect(run("kill -TERM $$").status, .killed(Signal.terminate.number))
    }

    @Test func aProgramThatDrawsGetsEachKey() throws {
        let (process, person) = try #require(
            ChildProcess.onTerminal(
                ["/bin/sleep", "1000"], environment: [:], columns: 80, rows: 24))
        let modes = try #require(TerminalModes(of: person))
        expect(isCooked(person))
        expect(modes.raw.apply(to: person) && !isCooked(person))
        Signal.kill.send(to: process.id)
        Descriptor.close(person)
        process.wait()
    }

    @Test func aProcessIsFoundAmongAll() throws {
        let (process, person) = try #require(
            ChildProcess.onTerminal(
                ["/bin/sleep", "1000"], environment: [:], columns: 80, rows: 24))
        // Always reaped, because Testing doesn't notice its own children's ends before that.
        defer {
            Signal.kill.send(to: process.id)
            Descriptor.close(person)
            process.wait()
        }
        func facts() -> ProcessFacts? { ProcessFacts.all.first { $0.id == process.id } }
        let own = try #require(ProcessFacts(id: ProcessInfo.processInfo.processIdentifier))
        expect(own.cpuTime > 0 && own.memory > 1_000_000 && own.state != .ended)
        var child = try #require(facts())
        // The forked process takes its time to execute the program, and to end.
        for _ in 0..<1_000 where child.command != "sleep" || child.state == .running {
            child = try #require(facts())
        }
        expect(child.parent == own.id && child.user == own.user)
        expect(child.command == "sleep" && child.state == .sleeping)
        Signal.kill.send(to: process.id)
        for _ in 0..<1_000 where child.state != .ended { child = try #require(facts()) }
        expect(child.state, .ended)
    }

    @Test func aPipeTransfersAllBytesBlockingOrNot() async throws {
        // A pipe transfers bytes.
        do {
            let pipe = try #require(Descriptor.makePipe())
            Descriptor.unblock(pipe.read)
            var space = [UInt8](repeating: 0, count: 8)
            expect(
                space.withUnsafeMutableBytes { Descriptor.read(pipe.read, into: $0) }, .wouldBlock)
            expect(!Descriptor.wait(for: pipe.read, toTakeBytes: false, milliseconds: 0))
            try Descriptor.writeAll([1, 2, 3], to: pipe.write)
            expect(Descriptor.wait(for: pipe.read, toTakeBytes: false, milliseconds: 0))
            expect(Descriptor.read(pipe.read, upTo: 8), [1, 2, 3])
            Descriptor.close(pipe.read)
            Signal.withoutPipeSignal {
                #expect {
                    try Descriptor.writeAll([4], to: pipe.write)
                } throws: { ($0 as? SystemError)?.isBrokenPipe == true }
            }
            Descriptor.close(pipe.write)
            expect(!Descriptor.wait(for: pipe.write, toTakeBytes: true, milliseconds: 0))
        }
        // A pipe that does not block gets all bytes. As that of a parent that reads without
        // blocking.
        do {
            let pipe = try #require(Descriptor.makePipe())
            Descriptor.unblock(pipe.write)
            let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 % 251) }
            // Not a task: all threads of tasks may wait for programs, and this one waits for the reader.
            let (received, reader) = AsyncStream<[UInt8]>.makeStream()
            Thread {
                while case let some = Descriptor.read(pipe.read, upTo: 10_000), !some.isEmpty {
                    reader.yield(some)
                }
                reader.finish()
            }.start()
            #expect(throws: Never.self) { try Descriptor.writeAll(bytes, to: pipe.write) }
            Descriptor.close(pipe.write)
            await expect(received.reduce(into: []) { $0 += $1 }, bytes)
            Descriptor.close(pipe.read)
        }
    }

    @Test func aSignalIsOnlyForTheProcessThatWasMeant() throws {
        let (process, person) = try #require(
            ChildProcess.onTerminal(
                ["/bin/sleep", "1000"], environment: [:], columns: 80, rows: 24))
        defer { Descriptor.close(person) }
        let facts = try #require(ProcessFacts(id: process.id))
        expect(facts.start > 0)
        expect(Signal.kill.send(to: facts.id, startedAt: facts.start - 1) != nil)
        expect(Signal.terminate.send(to: facts.id, startedAt: facts.start) == nil)
        expect(process.wait(), .killed(Signal.terminate.number), "it got one of the two")
        expect(Signal.kill.send(to: facts.id, startedAt: facts.start) != nil)
    }

    @Test func clockAndMemoryGrow() {
        let before = System.nanoseconds
        expect(System.peakMemory > 1_000_000 && System.peakMemory < 1 << 40)
        for _ in 0..<1_000_000 where System.nanoseconds == before {}
        expect(System.nanoseconds > before)
    }

    @Test func eachThreadHasItsOwnSlot() async {
        let slot = ThreadSlot()
        let facts = await withCheckedContinuation { done in
            Thread {
                let wasEmpty = slot.value == nil
                slot.value = UnsafeMutableRawPointer(bitPattern: 1)
                let name = CurrentThread.identity
                let ended = DispatchSemaphore(value: 0)
                Thread {
                    let isOther = slot.value == nil && CurrentThread.identity != name
                    done.resume(returning: [wasEmpty, isOther, name != 0])
                    ended.signal()
                }.start()
                // Both threads are alive at the same time.
                ended.wait()
            }.start()
        }
        expect(facts, [true, true, true])
    }
}
#endif
