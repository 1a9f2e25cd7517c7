/// A bound value, with the chains that bound it.
class AnyBound {
    let kind: BindingKind
    /// The chain that bound it first, then those that have added to it.
    let chains: [ChainLabel]

    init(_ kind: BindingKind, _ chains: [ChainLabel]) {
        self.kind = kind
        self.chains = chains
    }

    var chain: ChainLabel { chains[0] }
}

final class Bound<Value>: AnyBound {
    let value: Value

    init(_ kind: BindingKind, _ chains: [ChainLabel], _ value: Value) {
        self.value = value
        super.init(kind, chains)
    }
}

/// All that chains have bound at one level: for a named section, for all others, or for any.
final class SectionBindings {
    // The bindings of data; for any section, there are none.
    @exclusivity(unchecked) private var cells: DataBinding?
    @exclusivity(unchecked) private var edges = HeaderFooterPair<DataBinding?>(
        header: nil, footer: nil)
    // In order of binding. A search compares a few numbers and retains nothing.
    @exclusivity(unchecked) private var bound: [(id: BindingKind.ID, value: AnyBound)] = []
    /// Chains whose binding was replaced by a later one at this level, by what was bound.
    var replaced: [String: [ChainLabel]] = [:]

    var isEmpty: Bool { bound.isEmpty && !bindsData }

    var bindsData: Bool { cells != nil || edges.header != nil || edges.footer != nil }

    /// The binding of the header or the footer, or of the cells for nil.
    subscript(part edge: HeaderFooterKind?) -> DataBinding? {
        get { if let edge { edges[edge] } else { cells } }
        set { if let edge { edges[edge] = newValue } else { cells = newValue } }
    }

    /// All bound values, in the order of explanations.
    var all: [AnyBound] { bound.map(\.value).sorted { BindingKind.precedes($0.kind, $1.kind) } }

    subscript(id: BindingKind.ID) -> AnyBound? {
        for index in bound.indices where bound[index].id == id { return bound[index].value }
        return nil
    }

    /// Returns the value of a kind, which must be of the type of its values.
    ///
    /// Inlined, so that no type is looked up at run time for each displayed row.
    @inline(__always)
    func value<Value>(_ id: BindingKind.ID) -> Value? {
        self[id].map { unsafeDowncast($0, to: Bound<Value>.self).value }
    }

    /// Binds a value, in place of another one of its kind.
    func set(_ value: AnyBound) {
        if let index = bound.firstIndex(where: { $0.id == value.kind.id }) {
            bound[index].value = value
        } else {
            bound.append((value.kind.id, value))
        }
    }
}
