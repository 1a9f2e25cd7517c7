#if !canImport(UIKit)
package import Tableau
package import TableauTimeline

/// The effects of a batch on rows and sections, as motion.
extension AppliedBatch {
    package func departure(ofRow path: RowPath) -> TimelineSlot.Fate {
        switch fate(ofRow: path) {
        case .kept, .reloaded: .stays
        case .moved: .moves
        case .deleted(let animation): .deletes(TimelineMotion(animation, automatic: .left))
        }
    }

    /// Returns the departure of an old section's header and footer.
    package func departure(ofSection section: Int) -> TimelineSlot.Fate {
        switch fate(ofSection: Int32(section)) {
        case .kept, .reloaded: .stays
        case .moved: .moves
        case .deleted(let animation): .deletes(TimelineMotion(animation, automatic: .left))
        }
    }

    /// Returns the arrival of a new row.
    ///
    /// - Parameter wasSeen: Whether it was visible before, so that its move or change is shown.
    package func arrival(ofRow path: RowPath, wasSeen: Bool = true) -> TimelineSlot.Fate {
        switch origin(ofRow: path) {
        case .kept:
            reconfigureAnimation(ofRow: path).map {
                wasSeen ? .reloads(TimelineMotion($0, automatic: .fade)) : .stays
            } ?? .stays
        case .moved: wasSeen ? .moves : .stays
        case .reloaded(_, let animation): .reloads(TimelineMotion(animation, automatic: .fade))
        case .inserted(let animation): .inserts(TimelineMotion(animation, automatic: .right))
        }
    }

    /// Returns the arrival of a section's header and footer.
    ///
    /// - Parameter wasSeen: Whether they were visible before; if not, they fade in.
    package func arrival(ofSection section: Int, wasSeen: Bool = true) -> TimelineSlot.Fate {
        switch origin(ofSection: Int32(section)) {
        case .kept, .reloaded: wasSeen ? .stays : .inserts(.fade)
        case .moved: wasSeen ? .moves : .stays
        case .inserted(let animation): .inserts(TimelineMotion(animation, automatic: .right))
        }
    }
}

extension TimelineMotion {
    /// Creates the motion for a table's animation.
    ///
    /// - Parameters:
    ///   - animation: The requested animation.
    ///   - automatic: The motion for `automatic`.
    fileprivate init(_ animation: TableView.RowAnimation, automatic: TimelineMotion) {
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
