/// The bound of publishing: an array of closures and a loop.
final class PlainPublisher {
    private var observers: [(Int) -> Void] = []

    func add(_ observer: @escaping (Int) -> Void) { observers.append(observer) }

    @inline(never)
    func send(_ value: Int) {
        for observer in observers { observer(value) }
    }
}
