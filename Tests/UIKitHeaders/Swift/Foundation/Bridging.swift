// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The pairs of types that the importer bridges. The bodies only have to compile; they never run.

public import FoundationEssentials

extension Bool: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { fatalError() }

    public static func _forceBridgeFromObjectiveC(_ x: NSNumber, result: inout Bool?) {}

    public static func _conditionallyBridgeFromObjectiveC(
        _ x: NSNumber, result: inout Bool?
    ) -> Bool { false }

    public static func _unconditionallyBridgeFromObjectiveC(_ x: NSNumber?) -> Bool { false }
}

extension String: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSString { fatalError() }

    public static func _forceBridgeFromObjectiveC(_ x: NSString, result: inout String?) {}

    public static func _conditionallyBridgeFromObjectiveC(
        _ x: NSString, result: inout String?
    ) -> Bool { false }

    public static func _unconditionallyBridgeFromObjectiveC(_ x: NSString?) -> String { "" }
}

extension Array: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSArray { fatalError() }

    public static func _forceBridgeFromObjectiveC(_ x: NSArray, result: inout [Element]?) {}

    public static func _conditionallyBridgeFromObjectiveC(
        _ x: NSArray, result: inout [Element]?
    ) -> Bool { false }

    public static func _unconditionallyBridgeFromObjectiveC(_ x: NSArray?) -> [Element] { [] }
}

extension IndexPath: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSIndexPath { fatalError() }

    public static func _forceBridgeFromObjectiveC(
        _ x: NSIndexPath, result: inout IndexPath?
    ) {}

    public static func _conditionallyBridgeFromObjectiveC(
        _ x: NSIndexPath, result: inout IndexPath?
    ) -> Bool { false }

    public static func _unconditionallyBridgeFromObjectiveC(_ x: NSIndexPath?) -> IndexPath { [] }
}

extension IndexSet: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSIndexSet { fatalError() }

    public static func _forceBridgeFromObjectiveC(_ x: NSIndexSet, result: inout IndexSet?) {}

    public static func _conditionallyBridgeFromObjectiveC(
        _ x: NSIndexSet, result: inout IndexSet?
    ) -> Bool { false }

    public static func _unconditionallyBridgeFromObjectiveC(_ x: NSIndexSet?) -> IndexSet { [] }
}
