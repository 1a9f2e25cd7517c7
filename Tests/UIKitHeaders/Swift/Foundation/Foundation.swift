// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Apple's Foundation re-exports. Its Swift part is that of the toolchain, as far as that does
// without Objective-C.

@_exported public import Dispatch
@_exported public import Foundation
@_exported public import FoundationEssentials
@_exported public import Glibc
@_exported public import ObjectiveC

public typealias CGFloat = Double
public typealias Bundle = NSBundle
