/// The content of a section's header or footer: a title, or a view with its view model.
///
/// ```swift
/// let header = HeaderFooterContent.title("Checking")
/// let footer = HeaderFooterContent.view(reuseIdentifier: "Sum", viewModel: Sum(of: accounts))
/// footer.reuseIdentifier  // "Sum"
/// ```
///
/// It isn't a view: the table creates views when they become visible.
package struct HeaderFooterContent {
    /// The update that a header or footer on screen needs.
    package enum Change: Sendable, Hashable {
        /// No update: it already shows this content.
        case none
        /// Same kind of view, different content: reconfigure the visible view in place.
        case rebind
        /// A different kind of view, or a view added or removed.
        case replace
    }

    private enum Storage {
        case title(String)
        case view(HeaderFooterModel)
    }

    private let storage: Storage

    /// Returns a header or footer in the table's own style that shows a title.
    package static func title(_ title: String) -> HeaderFooterContent {
        HeaderFooterContent(storage: .title(title))
    }

    /// Returns a header or footer view with its view model.
    ///
    /// - Parameters:
    ///   - reuseIdentifier: The reuse identifier of the view's class; a different one means another
    ///     kind.
    ///   - viewModel: Any value. If it is `Equatable`, an equal value needs no update; otherwise
    ///     new content always reconfigures the view.
    package static func view<Model>(
        reuseIdentifier: String, viewModel: Model
    ) -> HeaderFooterContent {
        HeaderFooterContent(
            storage: .view(
                HeaderFooterModel(reuseIdentifier: reuseIdentifier, viewModel: viewModel)))
    }

    /// The title; nil for a view.
    package var title: String? {
        if case .title(let title) = storage { return title }
        return nil
    }

    /// The reuse identifier of the view; nil for a title.
    package var reuseIdentifier: String? { model?.reuseIdentifier }

    /// The view's type-erased view model; nil for a title.
    package var viewModel: Any? { model?.viewModel }

    private var model: HeaderFooterModel? {
        if case .view(let model) = storage { return model }
        return nil
    }

    /// Returns the update from one content to another.
    ///
    /// - Parameters:
    ///   - old: The content shown now, if any.
    ///   - new: The content to show, if any.
    package static func change(
        from old: HeaderFooterContent?, to new: HeaderFooterContent?
    ) -> Change {
        guard let old, let new else { return (old == nil) == (new == nil) ? .none : .replace }
        switch (old.storage, new.storage) {
        case (.title(let old), .title(let new)): return old == new ? .none : .rebind
        case (.view(let old), .view(let new)):
            if old === new { return .none }
            if old.reuseIdentifier != new.reuseIdentifier { return .replace }
            return new.isEqual(to: old) ? .none : .rebind
        default: return .replace
        }
    }
}

/// A type-erased view model.
///
/// A class, so that unchanged content is recognised by reference, however costly its `==`.
private final class HeaderFooterModel {
    let reuseIdentifier: String
    let viewModel: Any
    private let equality: ((Any) -> Bool)?

    init<Model>(reuseIdentifier: String, viewModel: Model) {
        self.reuseIdentifier = reuseIdentifier
        self.viewModel = viewModel
        equality = (viewModel as? any Equatable).map { Self.equality(with: $0) }
    }

    func isEqual(to other: HeaderFooterModel) -> Bool { equality?(other.viewModel) ?? false }

    private static func equality<Model: Equatable>(with model: Model) -> (Any) -> Bool {
        { other in other as? Model == model }
    }
}
