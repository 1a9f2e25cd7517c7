/// A weak reference that many closures share.
///
/// A closure's own `[weak object]` takes an allocation, and each read checks for exclusive access,
/// which takes longer than the read.
@MainActor
final class WeakReference<Object: AnyObject> {
    @exclusivity(unchecked) weak var object: Object?

    init(_ object: Object? = nil) { self.object = object }
}
