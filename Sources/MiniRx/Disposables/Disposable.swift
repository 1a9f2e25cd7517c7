/// Something that can be ended: a subscription, a scheduled piece of work, a group of such.
///
/// ```swift
/// let subscription: any Disposable = relay.subscribe(onNext: { print($0) })
/// subscription.dispose()  // nothing more is printed
/// ```
public protocol Disposable {
    /// Ends it. Further calls do nothing; any thread may call.
    func dispose()
}
