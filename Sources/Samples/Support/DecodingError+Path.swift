import Foundation

extension DecodingError {
    /// Where in the JSON decoding failed, and why: `$.sections[1].stores[0].name: expected String,
    /// but found a number`.
    var pathAndReason: String {
        switch self {
        case .keyNotFound(let key, let context):
            "\(Self.path(context.codingPath + [key])): the value is missing"
        case .valueNotFound(let type, let context):
            "\(Self.path(context.codingPath)): expected \(type), but found null"
        case .typeMismatch(let type, let context):
            "\(Self.path(context.codingPath)): expected \(Self.name(of: type))"
        case .dataCorrupted(let context):
            "\(Self.path(context.codingPath)): \(Self.reason(context))"
        @unknown default: "\(self)"
        }
    }

    /// A path as JSONPath writes it, from the root `$`.
    private static func path(_ keys: [any CodingKey]) -> String {
        keys.reduce(into: "$") { path, key in
            if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += ".\(key.stringValue)"
            }
        }
    }

    /// A type as somebody who writes JSON would call it.
    private static func name(of type: any Any.Type) -> String {
        switch type {
        case is String.Type: "a string"
        case is Bool.Type: "true or false"
        case is Int.Type: "a whole number"
        case is Double.Type: "a number"
        case is [Any].Type: "an array"
        case is [String: Any].Type: "an object"
        default: "\(type)"
        }
    }

    private static func reason(_ context: Context) -> String {
        let text = context.debugDescription
        return (text.last == "." ? String(text.dropLast()) : text)
            .prefix(1).lowercased() + (text.last == "." ? text.dropLast() : text[...]).dropFirst()
    }
}
