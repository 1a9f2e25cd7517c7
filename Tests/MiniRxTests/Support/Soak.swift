import Foundation

/// How many times longer than usual the stress tests run.
let soakFactor = ProcessInfo.processInfo.environment["TABLEAU_SOAK"] == "1" ? 100 : 1
