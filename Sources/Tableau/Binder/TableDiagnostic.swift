/// A likely mistake in a binding.
///
/// ```swift
/// binder.diagnosticHandler = { diagnostic in
///     log.warning("\(diagnostic)")
///     assert(diagnostic.kind != .unboundSection)
/// }
/// ```
///
/// It isn't an error: the binder continues as the text describes.
public struct TableDiagnostic: Sendable, Hashable, CustomStringConvertible {
    /// The kind of mistake.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A displayed section has no cells, header or footer bound by any chain.
        case unboundSection
        /// Two chains bind the same thing for one section; the later one is used.
        case sectionBoundTwice
        /// A handler expects a cell or model that its section does not have.
        case handlerCannotRun
        /// A data set has a key outside its chain's sections; that entry is ignored.
        case dataOutsideScope
        /// Rows of one section have the same identity; only these rows may animate imprecisely.
        case duplicateIdentities
        /// A section is displayed twice; only the first is shown.
        case duplicateSections
        /// Two rows are `==` but have different identities.
        case identityContradictsEquality
        /// `displayedSections` was set while the sections are managed automatically; ignored.
        case displayedSectionsIgnored
        /// A chain was started or continued after `finish()`; its new bindings are ignored.
        case chainAfterFinish
        /// A binder with chains was released, or kept for a second, without `finish()`.
        case neverFinished
        /// A binder was released before its table, which now shows nothing.
        case binderReleased
        /// Rows are bound, but no section is displayed because `displayedSections` was never set.
        case noDisplayedSections
        /// Two binders finished on one table; only the later one is used.
        case tableBoundTwice
        /// `finish()` replaced a data source or delegate that the table had.
        case delegateReplaced
        /// A bound observable failed; its last rows stay.
        case sourceFailed
        /// The order of live rows contradicts itself; they were sorted again.
        case inconsistentOrder
        /// Data sets share class instances; changes made in place cannot be detected.
        case sharedInstances
        /// An update could not be animated, so the table was reloaded.
        case reloadedInsteadOfAnimated
        /// A row moved back to its place because the app threw an error.
        case moveFailed
        /// An estimated height is so small that UIKit may reject it; a greater one is used.
        case estimateTooSmall
        /// A row was asked for by an identity of another type than the rows of its section have.
        case identityOfOtherType
        /// The bundle of a class with a nib layout doesn't contain its nib.
        case nibNotFound
    }

    /// The kind of mistake.
    public let kind: Kind
    /// A description of the section; `nil` if the diagnostic concerns the whole table.
    public let section: String?
    /// The chain with its source location; `nil` if no chain is involved.
    public let chain: String?
    /// What happened.
    public let message: String
    /// The way to fix it.
    public let advice: String

    /// The diagnostic in one line, with the control characters of names replaced with symbols.
    public var description: String {
        var text = "Tableau: \(message)"
        if let chain { text += " (\(chain))" }
        return PrintableText.line(text + " " + advice)
    }
}
