import MiniRx
import TableauRx
import TableauTerminal
import TestEnvironment
import Testing

/// MiniRx's operators wait by the clock of a terminal.
@MainActor struct ClockTests {
    @Test func aQueryIsSentOnceTheClockHasMovedOn() {
        let clock = TerminalVirtualClock()
        let query = PublishRelay<String>()
        var sent: [String] = []
        let subscription = query.debounce(.milliseconds(300), scheduler: ClockScheduler(clock))
            .subscribe(onNext: { sent.append($0) })
        query.accept("a")
        clock.advance(by: 0.2)
        query.accept("ab")
        clock.advance(by: 0.2)
        expect(sent, [])
        clock.advance(by: 0.2)
        expect(sent, ["ab"])
        query.accept("abc")
        subscription.dispose()
        clock.advance(by: 1)
        expect(sent, ["ab"], "nothing waits after the end")
        expect(ClockScheduler(clock).now == .seconds(clock.now))
    }
}
