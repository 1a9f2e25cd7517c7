/// What a subscription needs to know of the list its chain is entered in.
class AnyObserverList {
    func remove(_ subscription: Subscription) {}
}
