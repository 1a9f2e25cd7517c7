/// The content of a section's header or footer: a title, or a view with its view model.
///
/// It isn't a view: the table creates views when they become visible. A class, so that unchanged
/// content is recognised by reference, however costly its `==`.
package final class HeaderFooterContent {
    /// The update that a header or footer on screen needs.
    package enum Change: Sendable, Hashable {
        case none
        /// Same kind of view, different content: reconfigure the visible view in place.
        case rebind
        /// A different kind of view, or a view added or removed.
        case replace
    }

    /// The title; nil for a view.
    package let title: String?
    /// The reuse identifier of the view; nil for a title.
    package let reuseIdentifier: String?
    /// The view's type-erased view model; nil for a title.
    package let viewModel: Any?
    /// Nil if they can't be compared.
    private let isEqualToViewModel: ((Any?) -> Bool)?

    /// Creates the content of a view with its view model, or of one in the table's own style with a
    /// title.
    ///
    /// An equal view model needs no update; one that isn't `Equatable` always reconfigures the view.
    package init(title: String? = nil, reuseIdentifier: String? = nil, viewModel: Any? = nil) {
        self.title = title
        self.reuseIdentifier = reuseIdentifier
        self.viewModel = viewModel
        isEqualToViewModel = (viewModel as? any Equatable).map { Self.equality(with: $0) }
    }

    private static func equality<Model: Equatable>(with model: Model) -> (Any?) -> Bool {
        { other in other as? Model == model }
    }

    /// Returns the update from one content to another.
    package static func change(
        from old: HeaderFooterContent?, to new: HeaderFooterContent?
    ) -> Change {
        guard let old, let new else { return (old == nil) == (new == nil) ? .none : .replace }
        if old === new { return .none }
        if old.reuseIdentifier != new.reuseIdentifier { return .replace }
        let isSame =
            old.title == new.title
            && (new.title != nil || new.isEqualToViewModel?(old.viewModel) ?? false)
        return isSame ? .none : .rebind
    }
}
