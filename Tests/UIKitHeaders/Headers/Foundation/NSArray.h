#pragma once

#include "NSDefines.h"

NS_SWIFT_BRIDGED_TO("Swift.Array")
@interface NSArray<__covariant ObjectType> : NSObject
@end
