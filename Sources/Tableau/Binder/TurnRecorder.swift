@MainActor
package protocol TurnRecorder: AnyObject {
    func note<Section: TableViewSection>(_ event: TurnEvent<Section>)
    func note(_ diagnostic: TableDiagnostic)
}

package enum TurnEvent<Section: TableViewSection> {
    /// The first data were loaded.
    case loaded(TableSnapshot<Section>)
    /// Nothing changed on screen.
    case unchanged(TableSnapshot<Section>)
    /// The plan is about to be applied, if it isn't empty.
    case planned(UpdatePlan<Section>)
    case reloaded(from: TableSnapshot<Section>, to: TableSnapshot<Section>)
    /// The current turn ends with a reload for a reason.
    case reloadedInstead(String)
    case tapped(section: Section, row: Int, SectionContent)
}
