/// The tail of `subscribe(onNext:)`, the most frequent one; half the size of the next one.
@usableFromInline
final class NextTail<Element>: BoundarySink<Element> {
    private let onNext: (Element) -> Void
    private let site: SubscriptionSite

    @usableFromInline
    init(_ onNext: @escaping (Element) -> Void, file: StaticString, line: UInt) {
        self.onNext = onNext
        site = SubscriptionSite(file: file, line: line)
        super.init()
    }

    override func next(_ element: Element) { if !subscription.isStopped { onNext(element) } }

    override func sourceEnded(_ error: (any Error)?) {
        guard subscription.stop() else { return }
        if let error { Hooks.report(error, site) }
        subscription.dispose()
    }
}

/// The tail of a `subscribe` with closures; an unhandled error goes to the hook.
@usableFromInline
final class SubscribeSink<Element>: BoundarySink<Element> {
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

    override func next(_ element: Element) {
        if subscription.isStopped { return }
        onNext?(element)
    }

    override func sourceEnded(_ error: (any Error)?) {
        guard subscription.stop() else { return }
        if let error {
            if let onError { onError(error) } else { Hooks.report(error, site) }
        } else {
            onCompleted?()
        }
        subscription.dispose()
    }
}

/// The tail of a subscription that passes everything to an observer or a subject.
final class ObserverTail<Element>: BoundarySink<Element> {
    private let observer: any Observer<Element>
    private let site: SubscriptionSite

    init(_ observer: any Observer<Element>, file: StaticString, line: UInt) {
        self.observer = observer
        site = SubscriptionSite(file: file, line: line)
        super.init()
    }

    override func next(_ element: Element) {
        if subscription.isStopped { return }
        observer.onNext(element)
    }

    override func sourceEnded(_ error: (any Error)?) {
        guard subscription.stop() else { return }
        if let error {
            if (observer as? any ElementObserver)?.dropsErrors == true {
                Hooks.report(error, site)
            }
            observer.onError(error)
        } else {
            observer.onCompleted()
        }
        subscription.dispose()
    }
}

/// An observer that may ignore errors; they go to the hook instead.
package protocol ElementObserver {
    var dropsErrors: Bool { get }
}

extension ElementObserver {
    package var dropsErrors: Bool { true }
}
