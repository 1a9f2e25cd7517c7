#if !canImport(UIKit)
package import Tableau
package import TableauTimeline

extension TimelineMotion {
    /// The motion that an animation of a table is.
    ///
    /// - Parameters:
    ///   - animation: The animation that was asked for.
    ///   - automatic: What `automatic` means here.
    package init(_ animation: TableView.RowAnimation, automatic: TimelineMotion) {
        self =
            switch animation {
            case .fade: .fade
            case .right: .right
            case .left: .left
            case .top: .top
            case .bottom: .bottom
            case .middle: .middle
            case .none: .none
            case .automatic: automatic
            }
    }
}
#endif
