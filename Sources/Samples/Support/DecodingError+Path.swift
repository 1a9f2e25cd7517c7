import Foundation

extension DecodingError {
    /// Returns the place and the reason of a JSON error: `$.sections[1].title: expected a string`.
    ///
    /// - Parameter data: The text, which is searched for the place if all of it was rejected.
    func pathAndReason(in data: Data) -> String {
        switch self {
        case .keyNotFound(let key, let context):
            "\(Self.path(context.codingPath + [key])): the value is missing"
        case .valueNotFound(let type, let context):
            "\(Self.path(context.codingPath)): expected \(Self.name(of: type)), but found null"
        case .typeMismatch(let type, let context):
            "\(Self.path(context.codingPath)): expected \(Self.name(of: type))"
        case .dataCorrupted(let context) where context.codingPath.isEmpty:
            JSONFlaw.first(in: data, checksLimits: true)?.description
                ?? "$: \(Self.reason(context))"
        case .dataCorrupted(let context):
            "\(Self.path(context.codingPath)): \(Self.reason(context))"
        @unknown default: "\(self)"
        }
    }

    /// Returns a path in JSONPath syntax, from the root `$`.
    private static func path(_ keys: [any CodingKey]) -> String {
        keys.reduce(into: "$") { path, key in
            if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += ".\(key.stringValue)"
            }
        }
    }

    /// Returns the JSON name of a type.
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

    /// Returns the decoder's reason as the end of a sentence.
    private static func reason(_ context: Context) -> String {
        var text = context.debugDescription
        if text.last == "." { text.removeLast() }
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}
