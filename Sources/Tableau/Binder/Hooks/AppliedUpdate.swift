/// What a turn has done to a table.
public enum AppliedUpdate {
    /// The table was loaded for the first time, by `finish()`.
    case firstLoad
    /// Batches were applied, one after the other; most turns have one.
    case batches([CollectionUpdate])
    /// The table was reloaded, for a reason.
    case reload(String)
}
