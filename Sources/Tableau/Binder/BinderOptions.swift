/// What the user has set on the binder.
struct BinderOptions {
    var animatesChanges = true
    var planning = UpdateOptions()
    var registersAutomatically = true
    weak var updateDelegate: (any TableViewUpdateDelegate)?
    var transcript: TableTranscript?
}

/// What is reported once, or decides what is reported.
struct ReportedOnce {
    /// Whether the user has said which sections to display.
    var hasSetDisplayedSections = false
    var hasReportedNoSections = false
    var hasReportedEstimate = false
    /// Whether another binder had finished on the table before.
    var replacesBinder = false
    /// Row types of which it has been reported that data sets share instances.
    var sharedClasses: Set<ObjectIdentifier> = []
}
