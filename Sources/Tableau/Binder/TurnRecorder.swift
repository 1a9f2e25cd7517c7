@MainActor
package protocol TurnRecorder: AnyObject {
    func note<Section: TableViewSection>(_ event: TurnEvent<Section>)
    func note(_ diagnostic: TableDiagnostic)
}

package enum TurnEvent<Section: TableViewSection> {
    package typealias Table = (sections: [Section], contents: SectionContents)
    package typealias Step = (update: CollectionUpdate, after: Table)

    /// The first data were loaded.
    case loaded(Table)
    /// The steps are about to be applied; without any, nothing changes on screen.
    case planned(from: Table, to: Table, [Step])
    case reloaded(from: Table, to: Table)
    /// The current turn ends with a reload for a reason.
    case reloadedInstead(String)
    case tapped(section: Section, row: Int, SectionContent)
}
