/// A resource that can be disposed: a subscription, scheduled work, or a group of them.
public protocol Disposable {
    /// Disposes it. Further calls do nothing. May be called on any thread.
    func dispose()
}
