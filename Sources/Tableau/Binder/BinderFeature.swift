import Foundation

/// Something that a binder does with rows besides showing them, such as the selection or
/// reordering: its state, and its part of each turn.
///
/// The binder knows features only by this protocol, and has only those that are used. What chains
/// bind for a feature is a ``BindingKind``.
@MainActor
protocol BinderFeature<Section>: AnyObject {
    associatedtype Section: TableViewSection

    /// When the feature's part of a turn comes, among those of the others.
    static var order: FeatureOrder { get }

    init(_ binder: SectionedTableViewBinder<Section>)

    /// Returns the table to show instead of the one that the data describe; nil to show that.
    func arrange(_ next: ShownTable) -> ShownTable?
    /// Called before a turn changes the table.
    func willUpdate()
    /// Called after the first load, and before a batch or a reload.
    func note(_ update: AppliedUpdate)
    /// Called before rows leave the table for hidden sections, with what they are from then on.
    func rowsWillHide(_ rows: [(path: IndexPath, row: RowReference<Section>)])
    /// Called after a turn has changed the table, or the first rows were loaded; `before` is the
    /// table according to the data before.
    func didUpdate(from before: ShownTable)
    /// Called at the end of a turn, when all rows are in place.
    func settle()
    /// Returns whether a row is shown only because the feature keeps it: it has gone from the data.
    func hasGone(_ path: IndexPath) -> Bool
}

/// The features, in the order of their parts of a turn.
enum FeatureOrder: Int {
    case calm, reorder, selection, place, focus, hooks
    /// Features of other modules.
    case other
}

extension BinderFeature {
    static var order: FeatureOrder { .other }

    func arrange(_ next: ShownTable) -> ShownTable? { nil }
    func willUpdate() {}
    func note(_ update: AppliedUpdate) {}
    func rowsWillHide(_ rows: [(path: IndexPath, row: RowReference<Section>)]) {}
    func didUpdate(from before: ShownTable) {}
    func settle() {}
    func hasGone(_ path: IndexPath) -> Bool { false }
}

extension SectionedTableViewBinder {
    /// Returns a feature; nil if it isn't used.
    func existing<Feature: BinderFeature<Section>>(_ type: Feature.Type) -> Feature? {
        features.lazy.compactMap { $0 as? Feature }.first
    }

    /// Returns a feature, which is used from now on.
    func feature<Feature: BinderFeature<Section>>(_ type: Feature.Type) -> Feature {
        if let feature = existing(type) { return feature }
        let feature = Feature(self)
        let next = features.firstIndex {
            Swift.type(of: $0).order.rawValue > Feature.order.rawValue
        }
        features.insert(feature, at: next ?? features.endIndex)
        return feature
    }
}
