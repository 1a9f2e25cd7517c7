#if !canImport(UIKit)
import Foundation
import SamplesKit

// A `main` that is not `async`: only so does the main actor stay on the main thread of a program on
// Linux, which a terminal needs.
exit(SamplesCommand.run(Array(CommandLine.arguments.dropFirst())))
#endif
