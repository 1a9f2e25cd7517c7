@_exported public import ObjectiveC
