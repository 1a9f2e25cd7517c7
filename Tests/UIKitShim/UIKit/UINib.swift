// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names and signatures are UIKit's; Apple documents them.

public import Foundation

// Nibs are immutable, so they can be shared.
open class UINib: NSObject, @unchecked Sendable {
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        public var rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The top-level objects of each nib, in place of the files of an app bundle.
    @MainActor public static var shimTopLevelObjects: [String: @MainActor () -> [Any]] = [:]

    let name: String

    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    @MainActor
    open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
    ) -> [Any] {
        guard let make = Self.shimTopLevelObjects[name] else {
            fatalError("Could not load a nib: the bundle has no nib named '\(name)'.")
        }
        return make()
    }
}
