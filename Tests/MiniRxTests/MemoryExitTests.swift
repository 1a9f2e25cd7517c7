#if !canImport(ObjectiveC)
import Foundation
import MiniRx
import TestEnvironment
import Testing

/// In a process of its own, since other tests allocate memory too.
struct MemoryExitTests {
    /// Inner sequences that overlap and end in any order, under a source that goes on.
    @Test func endedInnerSequencesAreFreed() async {
        await #expect(processExitsWith: .success) {
            /// The memory that the process uses, in pages of 4 kB; 0 where no file tells.
            func pages() -> Int {
                let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
                return text?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
            }
            let outer = PublishSubject<Observable<Int>>()
            let subscription = outer.flatMap { $0 }.subscribe()
            func run(rounds: Int) {
                for _ in 0..<rounds {
                    let inners = (0..<3).map { _ in PublishSubject<Int>() }
                    for inner in inners { outer.onNext(inner.asObservable()) }
                    for index in [0, 2, 1] { inners[index].onCompleted() }
                }
            }
            run(rounds: 1_000)
            let before = pages()
            run(rounds: 20_000)
            let grown = pages() - before
            // Sixty thousand inner subscriptions would take thousands of pages.
            expect(grown < 500, "\(grown) pages")
            subscription.dispose()
        }
    }
}
#endif
