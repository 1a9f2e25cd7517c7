enum SectionCoverage<Section: TableViewSection>: Equatable {
    case named([Section])
    /// All sections that no other chain names.
    case allOthers
    /// Every section, in addition to what other chains bind.
    case any

    var isNamed: Bool { if case .named = self { true } else { false } }
}
