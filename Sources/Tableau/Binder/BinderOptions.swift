struct BinderOptions {
    var animatesChanges = true
    var planning = UpdateOptions()
    var registersAutomatically = true
    weak var updateDelegate: (any TableViewUpdateDelegate)?
}

/// The state for diagnostics that are reported only once.
struct ReportedOnce {
    var hasSetDisplayedSections = false
    var hasReportedNoSections = false
    var hasReportedFinish = false
    var hasReportedEstimate = false
    /// Whether another binder had finished on the same table.
    var replacesBinder = false
    /// Row types for which shared instances have been reported.
    var sharedClasses: Set<ObjectIdentifier> = []
}
