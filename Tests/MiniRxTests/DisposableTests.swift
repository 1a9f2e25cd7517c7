import MiniRx
import Testing

@Test func disposableIsAProtocolAnyoneCanMeet() {
    final class Probe: Disposable {
        var disposals = 0
        func dispose() { disposals += 1 }
    }
    let probe = Probe()
    probe.dispose()
    #expect(probe.disposals == 1)
}
