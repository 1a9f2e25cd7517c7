/// Something that can be ended: a subscription, a scheduled piece of work, a group of such.
public protocol Disposable {
    /// Ends it. Further calls do nothing; any thread may call.
    func dispose()
}
