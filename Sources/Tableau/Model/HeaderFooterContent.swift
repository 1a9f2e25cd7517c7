/// What a section's header or footer shows: a title, or a view with its view model.
///
/// ```swift
/// let header = HeaderFooterContent.title("Checking")
/// let footer = HeaderFooterContent.view(reuseIdentifier: "Sum", viewModel: Sum(of: accounts))
/// footer.reuseIdentifier  // "Sum"
/// ```
///
/// It is not a view: views belong to the table and are asked for when they become visible.
package struct HeaderFooterContent {
    /// What must happen to a header or footer on screen.
    package enum Change: Sendable, Hashable {
        /// Nothing: it shows this content already.
        case none
        /// Same kind of view, other content: reconfigure the visible view in place.
        case rebind
        /// Another kind of view, or none where there was one, or one where there was none.
        case replace
    }

    private enum Storage {
        case title(String)
        case view(HeaderFooterModel)
    }

    private let storage: Storage

    /// A header or footer in the table's own style that shows a title.
    package static func title(_ title: String) -> HeaderFooterContent {
        HeaderFooterContent(storage: .title(title))
    }

    /// A header or footer view with its view model.
    ///
    /// - Parameters:
    ///   - reuseIdentifier: What the view's type is registered with: another one is another kind.
    ///   - viewModel: Anything. Where it is `Equatable` an equal one changes nothing; otherwise a
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

    /// The view's view model, still erased; nil for a title.
    package var viewModel: Any? { model?.viewModel }

    private var model: HeaderFooterModel? {
        if case .view(let model) = storage { return model }
        return nil
    }

    /// What must happen so that a header or footer goes from one content to another.
    ///
    /// - Parameters:
    ///   - old: What is shown now; nil for nothing.
    ///   - new: What is to be shown; nil for nothing.
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

/// A view model with its type erased.
///
/// A class, so that content kept from one update to the next is recognised by reference, however
/// costly its `==`.
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
