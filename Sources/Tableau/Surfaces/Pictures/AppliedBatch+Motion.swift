#if !canImport(UIKit)
package import Tableau
package import TableauTimeline

/// What a batch does to rows and sections, as motion.
extension AppliedBatch {
    /// How a row of before goes.
    package func departure(ofRow path: RowPath) -> TimelineSlot.Fate {
        switch fate(ofRow: path) {
        case .kept, .reloaded: .stays
        case .moved: .moves
        case .deleted(let animation): .deletes(TimelineMotion(animation, automatic: .left))
        }
    }

    /// How the header and footer of a section of before go.
    package func departure(ofSection section: Int) -> TimelineSlot.Fate {
        switch fate(ofSection: Int32(section)) {
        case .kept, .reloaded: .stays
        case .moved: .moves
        case .deleted(let animation): .deletes(TimelineMotion(animation, automatic: .left))
        }
    }

    /// How a row came.
    ///
    /// - Parameter wasSeen: Whether it was visible before, so that it is seen to move or change.
    package func arrival(ofRow path: RowPath, wasSeen: Bool = true) -> TimelineSlot.Fate {
        switch origin(ofRow: path) {
        case .kept: isReconfigured(row: path) && wasSeen ? .reloads(.fade) : .stays
        case .moved: wasSeen ? .moves : .stays
        case .reloaded(_, let animation): .reloads(TimelineMotion(animation, automatic: .fade))
        case .inserted(let animation): .inserts(TimelineMotion(animation, automatic: .right))
        }
    }

    /// How the header and footer of a section came.
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
    /// The motion that an animation of a table is.
    ///
    /// - Parameters:
    ///   - animation: The animation that was asked for.
    ///   - automatic: What `automatic` means here.
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
