// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
// The names are those of the Objective-C runtime.

public enum objc_AssociationPolicy: Sendable {
    case OBJC_ASSOCIATION_RETAIN
}

/// Retains a value until the object ends; nil releases what the key stands for.
@MainActor
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedObjects.set(value, key, of: object as AnyObject)
}

/// Values that live as long as another object.
///
/// Without the runtime nobody notices an object's end at once. It is early enough to notice it before
/// a table next calls anyone.
@MainActor
enum AssociatedObjects {
    private struct Association {
        weak var owner: AnyObject?
        let key: UnsafeRawPointer
        let value: Any
    }

    private static var all: [Association] = []

    fileprivate static func set(_ value: Any?, _ key: UnsafeRawPointer, of owner: AnyObject) {
        remove { $0.owner === owner && $0.key == key }
        if let value { all.append(Association(owner: owner, key: key, value: value)) }
    }

    static func releaseThoseOfEndedObjects() { remove { $0.owner == nil } }

    private static func remove(_ isRemoved: (Association) -> Bool) {
        let removed = all.filter(isRemoved)
        if removed.isEmpty { return }
        all.removeAll(where: isRemoved)
        // The values end here, when the list may be read and changed again.
        withExtendedLifetime(removed) {}
    }
}
