/// The model type of chains without models.
///
/// ```swift
/// binder.onSection(.first).dimensions(.cellHeight { row, model in 44 })  // model: NoModel
/// ```
public struct NoModel {}
