/// One source of a `combineLatest`.
@usableFromInline
final class CombineArgument<Element>: JoinArgument<Element> {
    // Guarded by the lock.
    private let latest: Latest<Element>

    @usableFromInline
    init(_ join: JoinBase, _ latest: Latest<Element>) {
        self.latest = latest
        super.init(join)
    }

    override func next(_ element: Element) {
        if subscription.isStopped { return }
        let join = join
        join.lock.lock()
        if !latest.isSet { join.ready += 1 }
        latest.set(element)
        if join.ready == join.count {
            join.emit()
        } else if join.ended == join.count - 1 {
            // All other sources have ended, one of them without an element: no combination can
            // follow.
            join.end(nil)
        }
        join.lock.unlock()
    }
}
