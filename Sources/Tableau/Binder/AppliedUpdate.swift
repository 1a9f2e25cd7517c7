/// The effect of a turn on a table.
public enum AppliedUpdate {
    /// The table was loaded for the first time, by `finish()`.
    case firstLoad
    /// Batches were applied in order; most turns have one.
    case batches([CollectionUpdate])
    /// The table was reloaded, with the reason.
    case reload(String)
}
