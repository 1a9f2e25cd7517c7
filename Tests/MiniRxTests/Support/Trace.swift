import MiniRx

/// A log that closures share.
final class Trace {
    var entries: [String] = []

    var text: String { entries.joined(separator: " ") }

    func note(_ entry: some CustomStringConvertible) { entries.append("\(entry)") }
}

struct TestError: Error, Equatable {}

extension Observable {
    /// Everything the sequence emits synchronously on subscription: `1 2 done disposed`.
    func trace() -> String {
        let trace = Trace()
        subscribe(into: trace).dispose()
        return trace.text
    }

    func subscribe(into trace: Trace, _ name: String = "") -> any Disposable {
        subscribe(
            onNext: { trace.note("\(name)\($0)") }, onError: { _ in trace.note("\(name)error") },
            onCompleted: { trace.note("\(name)done") },
            onDisposed: { trace.note("\(name)disposed") })
    }
}
