#pragma once

#include "NSString.h"

NS_ASSUME_NONNULL_BEGIN

@interface NSItemProvider : NSObject
@end

NS_ASSUME_NONNULL_END
