/// The tail of a subscription, which the end reaches once.
@usableFromInline
class Tail<Element>: BoundarySink<Element> {
    init() { super.init() }

    final override func sourceEnded(_ error: (any Error)?) {
        guard subscription.stop() else { return }
        told(error)
        subscription.dispose()
    }

    /// Called with the end.
    func told(_ error: (any Error)?) {}
}

// What is read for each element comes first in memory, so that the site is not on its cache line.

/// The tail of `subscribe(onNext:)`, the most frequent one; half the size of the next one.
@usableFromInline
final class NextTail<Element>: Tail<Element> {
    private let onNext: (Element) -> Void
    private let site: SubscriptionSite

    @usableFromInline
    init(_ onNext: @escaping (Element) -> Void, file: StaticString, line: UInt) {
        self.onNext = onNext
        site = SubscriptionSite(file: file, line: line)
        super.init()
    }

    override func next(_ element: Element) { if !subscription.isStopped { onNext(element) } }

    override func told(_ error: (any Error)?) { if let error { Hooks.report(error, site) } }
}

/// The tail of a `subscribe` with closures; an unhandled error goes to the hook.
@usableFromInline
final class SubscribeSink<Element>: Tail<Element> {
    private let onNext: ((Element) -> Void)?
    private let onError: ((any Error) -> Void)?
    private let onCompleted: (() -> Void)?
    private let site: SubscriptionSite

    @usableFromInline
    init(
        onNext: ((Element) -> Void)?, onError: ((any Error) -> Void)?,
        onCompleted: (() -> Void)?, file: StaticString, line: UInt
    ) {
        self.onNext = onNext
        self.onError = onError
        self.onCompleted = onCompleted
        site = SubscriptionSite(file: file, line: line)
        super.init()
    }

    override func next(_ element: Element) { if !subscription.isStopped { onNext?(element) } }

    override func told(_ error: (any Error)?) {
        guard let error else {
            onCompleted?()
            return
        }
        if let onError { onError(error) } else { Hooks.report(error, site) }
    }
}

/// An observer that may ignore errors; they go to the hook instead.
package protocol ElementObserver {
    var dropsErrors: Bool { get }
}

extension ElementObserver {
    package var dropsErrors: Bool { true }
}
