/// An object that records when it is freed.
final class Tracked {
    let trace: Trace
    let name: String

    init(_ trace: Trace, _ name: String) {
        self.trace = trace
        self.name = name
    }

    deinit {
        trace.note("\(name) freed")
    }
}
