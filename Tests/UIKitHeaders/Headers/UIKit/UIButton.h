#pragma once

#include "UIControl.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(UIButtonType, UIButton.ButtonType) {
    UIButtonTypeCustom,
    UIButtonTypeSystem
};

NS_SWIFT_UI_ACTOR
@interface UIButton : UIControl
@property(nullable, nonatomic, readonly, strong) NSString *currentTitle;
+ (instancetype)buttonWithType:(UIButtonType)buttonType;
- (void)setTitle:(nullable NSString *)title
        forState:(UIControlState)state NS_SWIFT_NAME(setTitle(_:for:));
@end

NS_ASSUME_NONNULL_END
