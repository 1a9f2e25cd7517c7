#pragma once

#include "UIKitDefines.h"

NS_ASSUME_NONNULL_BEGIN

@interface UIColor : NSObject
@property(class, nonatomic, readonly) UIColor *systemRedColor NS_SWIFT_NAME(systemRed);
@end

NS_ASSUME_NONNULL_END
