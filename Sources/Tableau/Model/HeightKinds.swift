/// The kinds of heights that a table requests from its delegate, each by a separate method.
package struct HeightKinds: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let row = Self(rawValue: 1 << 0)
    package static let header = Self(rawValue: 1 << 1)
    package static let footer = Self(rawValue: 1 << 2)
    package static let estimatedRow = Self(rawValue: 1 << 3)
    package static let estimatedHeader = Self(rawValue: 1 << 4)
    package static let estimatedFooter = Self(rawValue: 1 << 5)
}
