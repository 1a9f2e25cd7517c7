#pragma once

#include "UIKitDefines.h"

NS_ASSUME_NONNULL_BEGIN

// Not isolated to the main actor: images can be made on any thread.
@interface UIImage : NSObject
+ (nullable UIImage *)systemImageNamed:(NSString *)name;
@end

NS_ASSUME_NONNULL_END
