#if !canImport(UIKit)
import Foundation
import Tableau
import TableauPlatform
import TableauTerminal

// The program that tests run on a pseudo-terminal: a table, and a key for every way to crash.
// `--rows N` and `--sections N` determine its size. `--log FILE` writes there when it quits,
// `--slow-quit` never finishes that, `--limit N` gives it N milliseconds instead of two seconds.

func value(after name: String, in arguments: [String]) -> String? {
    guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else {
        return nil
    }
    return arguments[index + 1]
}

func number(after name: String, in arguments: [String], otherwise: Int) -> Int {
    value(after: name, in: arguments).flatMap { Int($0) } ?? otherwise
}

/// Appends a line to a file, and gets there whatever happens next.
func log(_ line: String, to path: String) {
    if !FileManager.default.fileExists(atPath: path) {
        _ = FileManager.default.createFile(atPath: path, contents: nil)
    }
    guard let file = FileHandle(forWritingAtPath: path) else { return }
    file.seekToEndOfFile()
    file.write(Data((line + "\n").utf8))
    file.closeFile()
}

/// Not optimised, since the optimiser would remove the double free.
@inline(never) @_optimize(none) func free(_ block: UnsafeMutableRawPointer) { block.deallocate() }

@inline(never) func overflow(_ depth: Int) -> Int {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 512) { memory in
        memory.initialize(repeating: depth)
        return overflow(depth + 1) + memory[depth % 512]
    }
}

var details: [FixtureTable] = []

do {
    var options = try TerminalOptions(arguments: Array(CommandLine.arguments.dropFirst()))
    let rest = options.remaining
    options.answerTime = Double(number(after: "--limit", in: rest, otherwise: 2000)) / 1000
    options.captureLimit = number(after: "--capture", in: rest, otherwise: options.captureLimit)
    let fixture = FixtureTable(
        rows: number(after: "--rows", in: rest, otherwise: 12),
        sections: number(after: "--sections", in: rest, otherwise: 3),
        style: rest.contains("--plain-style") ? .plain : .grouped)
    let screen = TerminalScreen(fixture.table, title: "Fixture")
    let app = TerminalApplication(root: screen, options: options)
    fixture.onTap = { row in
        let detail = FixtureTable(rows: 3, sections: 1)
        screen.push(TerminalScreen(detail.table, title: row))
        details.append(detail)
    }
    screen.addAction(key: "r", title: "Refresh") {
        screen.isLoading = true
        app.clock.schedule(after: 0.6) {
            fixture.insert("New", at: 1)
            fixture.delete(at: 3)
            screen.isLoading = false
            app.status("Updated")
        }
    }
    screen.addAction(key: "a", title: "Add") { fixture.insert("Added", at: 0) }
    screen.addAction(key: "d", title: "Delete") { fixture.delete(at: 0) }
    screen.addAction(key: "m", title: "Rotate") { fixture.rotate() }
    screen.addAction(key: "s", title: "Spin") { screen.isLoading.toggle() }
    screen.addAction(key: "P", title: "Print") {
        print("stray print")
        System.writeError("stray error\n")
    }
    screen.addAction(key: "1", title: "fatalError") { fatalError("boom") }
    screen.addAction(key: "2", title: "out of bounds") {
        _ = rest[rest.count + number(after: "--beyond", in: rest, otherwise: 7)]
    }
    screen.addAction(key: "3", title: "abort") { abort() }
    screen.addAction(key: "4", title: "overflow") { exit(Int32(overflow(1) & 1)) }
    screen.addAction(key: "5", title: "exit") { exit(3) }
    screen.addAction(key: "6", title: "flood") {
        for _ in 0..<2000 { screen.title = String(screen.title.reversed()) }
    }
    screen.addAction(key: "e", title: "Edit") {
        do throws(TerminalError) {
            let script = "trap 'echo caught; exit 7' INT; echo editing; read line; echo got $line"
            app.status("ended with \(try app.runProgram(["sh", "-c", script]))")
        } catch {
            app.status("\(error.code)")
        }
    }
    screen.addAction(key: "E", title: "Edit by nothing") {
        do throws(TerminalError) {
            try app.runProgram(["no-such-program"])
        } catch {
            app.status(error.description)
        }
    }
    screen.addAction(key: "N", title: "Edit meanwhile") {
        app.suspend {
            _ = try? app.runProgram(["sh", "-c", "echo editing; read line"])
            print("edited; more?")
            app.status("read \(readLine() ?? "nothing")")
        }
    }
    screen.addAction(key: "Q", title: "Edit last") {
        app.quit()
        _ = try? app.runProgram(["sh", "-c", "echo editing; read line; echo got $line"])
    }
    // Glibc detects it while it holds the lock of its heap.
    screen.addAction(key: "7", title: "double free") {
        let block = UnsafeMutableRawPointer.allocate(byteCount: 5000, alignment: 1)
        let next = UnsafeMutableRawPointer.allocate(byteCount: 5000, alignment: 1)
        free(block)
        free(block)
        free(next)
    }
    screen.addAction(key: "b", title: "busy") {
        if let path = value(after: "--log", in: rest) { log("busy", to: path) }
        while true { Thread.sleep(forTimeInterval: 1) }
    }
    // Busy until the file has another line.
    screen.addAction(key: "B", title: "busy for a while") {
        guard let path = value(after: "--log", in: rest) else { return }
        log("busy", to: path)
        while (try? String(contentsOfFile: path, encoding: .utf8))?.hasSuffix("go\n") != true {
            Thread.sleep(forTimeInterval: 0.005)
        }
    }
    screen.addAction(key: "L", title: "print lines") {
        for line in 1...number(after: "--lines", in: rest, otherwise: 3000) {
            print("line \(line) of those that the program prints")
        }
        app.status("Printed")
    }
    if let path = value(after: "--log", in: rest) {
        app.onQuit {
            log("quit", to: path)
            print("bye")
            while rest.contains("--slow-quit") { Thread.sleep(forTimeInterval: 1) }
        }
    }
    try app.run()
    if let path = value(after: "--log", in: rest) { log("after", to: path) }
    if !options.isPlain { print("goodbye") }
} catch {
    System.writeError("\(error)\n")
    exit(2)
}
#endif
