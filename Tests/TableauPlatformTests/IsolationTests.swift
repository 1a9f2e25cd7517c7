import Foundation
import TestEnvironment
import Testing

/// All differences between operating systems are in one folder.
struct IsolationTests {
    private static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Where checks are allowed: in that folder, and in the stand-ins for other systems' modules.
    private static let exceptions = [
        "Sources/Tableau/Platform/", "Tests/DarwinShim/", "Tests/MuslShim/",
        "Tests/UIKitHeaders/Swift/",
    ]

    /// What is wrong with a line, or nil.
    static func violation(_ line: some StringProtocol) -> String? {
        let isOfAWord = { (character: Character) in
            character.isLetter || character.isNumber || character == "_"
        }
        let words = line.split(whereSeparator: { !isOfAWord($0) }).map { String($0) }
        let before = words.prefix { $0 != "import" }
        if before.count < words.count,
            line.drop(while: { $0 == " " || $0 == "@" }).first?.isLetter == true,
            before.allSatisfy(modifiers.contains),
            words[before.count...].contains(where: modules.contains)
        {
            return "imports a C library"
        }
        guard line.drop(while: { $0 == " " }).hasPrefix("#") else { return nil }
        if line.contains("canImport"), words.contains(where: modules.contains) {
            return "asks for a C library"
        }
        // UIKit lacks parts on some systems, so both may be checked together.
        if line.contains("os("), !line.contains("canImport(UIKit)") { return "asks for a system" }
        return nil
    }

    private static let modifiers: Set = [
        "preconcurrency", "_exported", "public", "package", "internal", "fileprivate", "private",
    ]

    private static let modules: Set = [
        "Glibc", "Musl", "Darwin", "Android", "Bionic", "WinSDK", "ucrt", "WASILibc",
        "TableauCLibrary",
    ]

    @Test func onlyOneFolderChecksTheSystem() throws {
        var files = 0
        for folder in ["Sources", "Tests", "Benchmarks"] {
            let start = Self.root.appendingPathComponent(folder).path
            let paths = try #require(FileManager.default.enumerator(atPath: start))
            for case let path as String in paths where path.hasSuffix(".swift") {
                let name = "\(folder)/\(path)"
                guard !Self.exceptions.contains(where: name.hasPrefix) else { continue }
                let text = try String(contentsOfFile: "\(start)/\(path)", encoding: .utf8)
                files += 1
                for (number, line) in text.utf8.split(
                    separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
                ).enumerated() {
                    let line = Substring(line)
                    // What violates the rule has one of these.
                    guard line.utf8.contains(UInt8(ascii: "#")) || line.contains("import") else {
                        continue
                    }
                    let violation = Self.violation(line)
                    expect(violation == nil, "\(name):\(number + 1)")
                }
            }
        }
        expect(files > 400)
    }

    @Test(arguments: [
        ("import Glibc", "imports a C library"),
        ("@preconcurrency import Musl", "imports a C library"),
        ("internal import Darwin.POSIX", "imports a C library"), ("import Foundation", nil),
        ("import TableauCLibrary", "imports a C library"),
        ("#if os(Linux)", "asks for a system"), ("    #elseif os(macOS)", "asks for a system"),
        ("#if canImport(Glibc)", "asks for a C library"), ("// import Glibc", nil),
        ("#if canImport(UIKit) && !os(watchOS)", nil), ("let pos(x)", nil),
    ])
    func linesAreChecked(line: String, violation: String?) {
        expect(Self.violation(line), violation)
    }
}
