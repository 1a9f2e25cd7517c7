/// A dictionary by section that distinguishes sections as the table does: by `collectionId` if the
/// section type has one, by `==` otherwise.
struct SectionMap<Section: TableViewSection, Value> {
    private let hasIDs = Section.self is any CollectionIdentifiable.Type
    private var bySection: [Section: Value] = [:]
    private var byID: [AnyHashable: Value] = [:]

    subscript(section: Section) -> Value? {
        get { hasIDs ? byID[sectionIdentity(of: section)] : bySection[section] }
        set {
            if hasIDs {
                byID[sectionIdentity(of: section)] = newValue
            } else {
                bySection[section] = newValue
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
