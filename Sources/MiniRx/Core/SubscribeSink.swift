/// The tail of a subscription, or of a source beside a chain, which the end reaches once; an unhandled
/// error goes to the hook.
@usableFromInline
final class SubscribeSink<Element>: BoundarySink<Element> {
    // What is read for each element comes first in memory, so that the site is not on its cache
    // line.
    private let onNext: ((Element) -> Void)?
    private let onError: ((any Error) -> Void)?
    private let onCompleted: (() -> Void)?
    private let file: StaticString
    private let line: UInt

    @usableFromInline
    init(
        onNext: ((Element) -> Void)?, onError: ((any Error) -> Void)?,
        onCompleted: (() -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.onNext = onNext
        self.onError = onError
        self.onCompleted = onCompleted
        self.file = file
        self.line = line
        super.init()
    }

    override func next(_ element: Element) { if !subscription.isStopped { onNext?(element) } }

    override func sourceEnded(_ error: (any Error)?) {
        guard subscription.stop() else { return }
        if let error {
            if let onError { onError(error) } else { Hooks.report(error, file, line) }
        } else {
            onCompleted?()
        }
        subscription.dispose()
    }
}
