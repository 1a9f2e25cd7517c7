/// The sections that a chain covers.
///
/// ```swift
/// chain._target.scope.coverage == .named([.first, .second])
/// ```
public enum SectionCoverage<Section: TableViewSection>: Equatable {
    /// Sections given by name.
    case named([Section])
    /// All sections no other chain has bound by name.
    case allOthers
    /// Every section, in addition to what other chains bind.
    case any
}

extension SectionCoverage: Sendable where Section: Sendable {}
