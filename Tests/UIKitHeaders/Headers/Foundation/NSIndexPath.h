#pragma once

#include "NSDefines.h"

// The Swift value is FoundationEssentials' own: see Swift/Foundation/IndexPath+Bridging.swift.
NS_SWIFT_BRIDGED_TO("FoundationEssentials.IndexPath")
@interface NSIndexPath : NSObject
@end
