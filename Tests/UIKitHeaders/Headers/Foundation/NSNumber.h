#pragma once

#include "NSDefines.h"

@interface NSNumber : NSObject
@end
