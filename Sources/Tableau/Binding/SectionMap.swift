/// A dictionary by section that distinguishes sections as the table does: by `collectionId` if the
/// section type has one, by `==` otherwise.
struct SectionMap<Section: TableViewSection, Value> {
    private enum Storage {
        case bySection([Section: Value])
        case byID([AnyHashable: Value])
    }

    private var storage: Storage

    init() {
        storage = Section.self is any CollectionIdentifiable.Type ? .byID([:]) : .bySection([:])
    }

    subscript(section: Section) -> Value? {
        get {
            switch storage {
            case .bySection(let values): values[section]
            case .byID(let values): values[sectionIdentity(of: section)]
            }
        }
        set {
            switch storage {
            case .bySection(var values):
                storage = .bySection([:])  // leaves `values` the only owner: no copy
                values[section] = newValue
                storage = .bySection(values)
            case .byID(var values):
                storage = .byID([:])
                values[sectionIdentity(of: section)] = newValue
                storage = .byID(values)
            }
        }
    }
}

/// Returns the identity of a section: its `collectionId` if it has one, otherwise itself.
package func sectionIdentity<Section: TableViewSection>(of section: Section) -> AnyHashable {
    func identity(_ identifiable: some CollectionIdentifiable) -> AnyHashable {
        AnyHashable(identifiable.collectionId)
    }
    if let identifiable = section as? any CollectionIdentifiable { return identity(identifiable) }
    return AnyHashable(section)
}
