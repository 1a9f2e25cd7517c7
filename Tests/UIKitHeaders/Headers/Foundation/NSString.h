#pragma once

#include "NSDefines.h"

NS_SWIFT_BRIDGED_TO("Swift.String")
@interface NSString : NSObject
@end
