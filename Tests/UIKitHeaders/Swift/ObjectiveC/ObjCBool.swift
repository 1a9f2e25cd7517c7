// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The compiler's conversions between Swift's `Bool` and Objective-C's `BOOL`.

@frozen
public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
    public let boolValue: Bool

    public init(_ value: Bool) { boolValue = value }
    public init(booleanLiteral value: Bool) { boolValue = value }
}

public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(value) }

public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.boolValue }
