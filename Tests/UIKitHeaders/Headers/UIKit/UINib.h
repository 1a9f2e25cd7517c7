#pragma once

#include "UIKitDefines.h"

NS_ASSUME_NONNULL_BEGIN

@interface UINib : NSObject
+ (UINib *)nibWithNibName:(NSString *)name bundle:(nullable NSBundle *)bundleOrNil;
@end

NS_ASSUME_NONNULL_END
