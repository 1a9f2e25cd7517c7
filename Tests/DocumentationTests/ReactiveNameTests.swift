import Foundation
import TestEnvironment
import Testing

/// *The reactive layer* lists every name of RxSwift and Combine and its counterpart here: the lists
/// are complete and correct.
struct ReactiveNameTests {
    private struct Row {
        let known: [String]
        let here: [String]
        let isThere: Bool
    }

    private func rows(of heading: String) throws -> [Row] {
        let file = Project.root.appending(path: "Documentation/ReactiveLayer.md")
        let page = try String(contentsOf: file, encoding: .utf8)
        let section = page.components(separatedBy: "\n## \(heading)\n")
        try #require(section.count == 2)
        let lines = section[1].components(separatedBy: "\n## ")[0].split(separator: "\n")
        return lines.filter { $0.hasPrefix("| `") }.map { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            return Row(
                known: Self.names(cells[0]), here: Self.names(cells[1]),
                isThere: !cells[1].hasPrefix("none"))
        }
    }

    private static func names(_ cell: String) -> [String] {
        cell.matches(of: /`(\w+(?:\.\w+)?)`/).map { String($0.1) }
    }

    /// All public names of MiniRx and MiniRxTest.
    private func declared() throws -> Set<String> {
        let folder = Project.root.appending(path: "Sources/MiniRx")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var names: Set<String> = []
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            let declaration =
                /(?:public|open) (?:static |final |override )*(?:func|var|class|struct|enum|protocol|typealias) `?(\w+)/
            for match in text.matches(of: declaration) { names.insert(String(match.1)) }
        }
        return names
    }

    @Test(arguments: ["Every name of RxSwift", "Every name of Combine"])
    func namedCounterpartsExist(heading: String) throws {
        let declared = try declared()
        expect(declared.count > 100)
        let isRxSwift = heading.hasSuffix("RxSwift")
        for row in try rows(of: heading) {
            for name in row.here {
                let last = String(name.split(separator: ".").last ?? "")
                expect(declared.contains(last), "\(name)")
            }
            guard isRxSwift else { continue }
            for name in row.known {
                // A name listed as missing must be missing, unless its row names a counterpart.
                if !row.isThere { expect(!declared.contains(name), "\(name) is here") }
            }
        }
    }

    /// The names of RxSwift 6.10's operators and types that a user writes.
    @Test func everyNameOfRxSwiftIsListed() throws {
        let names = """
            amb asCompletable asDriver asInfallible asMaybe asObservable asObserver asSignal asSingle \
            bind buffer catch catchAndReturn combineLatest compactMap concat concatMap connect create \
            debounce debug deferred delay delaySubscription dematerialize distinctUntilChanged do \
            drive element emit empty enumerated error filter first flatMap flatMapFirst \
            flatMapLatest from generate groupBy ifEmpty ignoreElements interval just map \
            materialize merge multicast never observe of publish range reduce refCount repeatElement \
            replay replayAll retry sample scan sequenceEqual share single skip startWith subscribe \
            switchLatest take takeLast throttle timeout timer toArray using values window \
            withLatestFrom withUnretained zip andThen Maybe Infallible AsyncSubject ReplayRelay \
            ConnectableObservable BehaviorRelay Driver Signal Binder
            """
        let known = Set(try rows(of: "Every name of RxSwift").flatMap(\.known))
        for name in names.split(separator: " ") { expect(known.contains(String(name)), "\(name)") }
    }

    /// The names of Combine's operators and types that a user writes.
    @Test func everyNameOfCombineIsListed() throws {
        let names = """
            allSatisfy append assertNoFailure assign autoconnect breakpoint breakpointOnError buffer \
            catch collect combineLatest compactMap contains count debounce decode delay drop dropFirst \
            encode eraseToAnyPublisher filter first flatMap handleEvents ignoreOutput last \
            makeConnectable map mapError max measureInterval merge min multicast output prefix \
            prepend print receive reduce removeDuplicates replaceEmpty replaceError replaceNil retry \
            scan setFailureType share sink store subscribe switchToLatest throttle timeout tryCatch \
            tryCompactMap tryFilter tryMap tryReduce tryRemoveDuplicates tryScan values zip Just \
            Empty Fail Future Deferred Record PassthroughSubject CurrentValueSubject AnyPublisher \
            AnyCancellable Published
            """
        let known = Set(try rows(of: "Every name of Combine").flatMap(\.known))
        for name in names.split(separator: " ") { expect(known.contains(String(name)), "\(name)") }
    }
}
