#pragma once

#include "UIKitDefines.h"

NS_ASSUME_NONNULL_BEGIN

@interface UIColor : NSObject
@property(class, nonatomic, readonly) UIColor *labelColor NS_SWIFT_NAME(label);
@property(class, nonatomic, readonly) UIColor *secondaryLabelColor NS_SWIFT_NAME(secondaryLabel);
@property(class, nonatomic, readonly) UIColor *systemGreenColor NS_SWIFT_NAME(systemGreen);
@property(class, nonatomic, readonly) UIColor *systemOrangeColor NS_SWIFT_NAME(systemOrange);
@property(class, nonatomic, readonly) UIColor *systemRedColor NS_SWIFT_NAME(systemRed);
@property(class, nonatomic, readonly) UIColor *tintColor NS_SWIFT_NAME(tintColor);
@end

NS_ASSUME_NONNULL_END
