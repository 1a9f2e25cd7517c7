#pragma once

#include "NSDefines.h"

NS_SWIFT_BRIDGED_TO("Foundation.IndexSet")
@interface NSIndexSet : NSObject
@end
