/// What a subscription needs to know of the hub its chain is entered in.
class HubBase {
    func remove(_ subscription: Subscription) {}
}
