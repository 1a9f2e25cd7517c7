/// What a table asks only a delegate that implements the method: the method should exist only if a
/// chain binds an answer, because a delegate's value overrides the table's property.
package struct TableQuestions: OptionSet, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static func height(_ kind: DimensionKind) -> Self { Self(rawValue: 1 << kind.rawValue) }
    package static func actions(_ place: RowActionPlace) -> Self {
        Self(rawValue: 1 << (6 + place.rawValue))
    }
    package static let moves = Self(rawValue: 1 << 9)

    static let heights = Self(rawValue: (1 << 6) - 1)
}
