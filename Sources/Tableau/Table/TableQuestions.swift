/// What a table asks only a delegate that implements the method: the method should exist only if a
/// chain binds an answer, because a delegate's value overrides the table's property.
///
/// The bits are in the order in which explanations list what chains bind; others are of what no table
/// asks for.
package struct TableQuestions: OptionSet, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static func actions(_ place: RowActionPlace) -> Self {
        Self(rawValue: 1 << (3 + place.rawValue))
    }
    package static let moves = Self(rawValue: 1 << 6)
    package static func height(_ kind: DimensionKind) -> Self {
        Self(rawValue: 1 << (9 + kind.rawValue))
    }

    static let heights = Self(rawValue: 0b111111 << 9)
}
