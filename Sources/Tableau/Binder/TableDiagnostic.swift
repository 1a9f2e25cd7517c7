/// A likely mistake in a binding.
///
/// ```swift
/// binder.diagnosticHandler = { diagnostic in
///     log.warning("\(diagnostic)")
///     assert(diagnostic.kind != .unboundSection)
/// }
/// ```
///
/// It is not an error: the binder continues as the text describes.
public struct TableDiagnostic: Sendable, Hashable, CustomStringConvertible {
    /// The kinds of mistakes.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A displayed section has no cells, header or footer bound by any chain.
        case unboundSection
        /// Two chains bind the same thing for one section; the later one is used.
        case sectionBoundTwice
        /// A handler expects a cell or model that its section does not have.
        case handlerCannotRun
        /// A data set has a key outside its chain's sections; that entry is ignored.
        case dataOutsideScope
        /// Rows of one section have the same identity; only they may animate imprecisely.
        case duplicateIdentities
        /// A section is displayed twice; only the first is shown.
        case duplicateSections
        /// Two rows are `==`, but have different identities.
        case identityContradictsEquality
        /// `displayedSections` was set while the sections are managed automatically; ignored.
        case displayedSectionsIgnored
        /// A chain was started or continued after `finish()`; nothing it binds then is used.
        case chainAfterFinish
        /// A binder with chains was released without `finish()`: it never showed anything.
        case neverFinished
        /// A binder was released while its table lives on: the table shows nothing.
        case binderReleased
        /// Rows are bound, but no section is displayed because `displayedSections` was never set.
        case noDisplayedSections
        /// Two binders finished on one table; only the later one is used.
        case tableBoundTwice
        /// `finish()` replaced a data source or delegate that the table had.
        case delegateReplaced
        /// A bound observable failed; the rows it gave before stay.
        case sourceFailed
        /// Data sets share instances of a class; changes made in place cannot be seen.
        case sharedInstances
        /// An update could not be animated; the table was reloaded.
        case reloadedInsteadOfAnimated
        /// A row that was moved by hand went back, because the app threw an error.
        case moveFailed
        /// An estimated height is so small that UIKit may refuse it; it is given a greater one.
        case estimateTooSmall
        /// The bundle of a class that is laid out in a nib has no such nib.
        case nibNotFound
    }

    /// The kind of mistake.
    public let kind: Kind
    /// The section, as text; `nil` if it concerns the whole table.
    public let section: String?
    /// How and where the chain was started; `nil` if no chain is involved.
    public let chain: String?
    /// What happened.
    public let message: String
    /// How to fix it.
    public let advice: String

    /// All of it in one line; controls in names from data are visible symbols.
    public var description: String {
        var text = "Tableau: \(message)"
        if let chain { text += " (\(chain))" }
        return PrintableText.line(text + " " + advice)
    }
}
