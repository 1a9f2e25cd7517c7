#pragma once

#include "UIKitDefines.h"

NS_ASSUME_NONNULL_BEGIN

// Not the main actor's: images may be made anywhere.
@interface UIImage : NSObject
+ (nullable UIImage *)systemImageNamed:(NSString *)name;
@end

NS_ASSUME_NONNULL_END
