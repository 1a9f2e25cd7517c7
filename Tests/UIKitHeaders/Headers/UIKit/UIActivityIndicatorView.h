#pragma once

#include "UIView.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(UIActivityIndicatorViewStyle, UIActivityIndicatorView.Style) {
    UIActivityIndicatorViewStyleMedium = 100,
    UIActivityIndicatorViewStyleLarge = 101
};

NS_SWIFT_UI_ACTOR
@interface UIActivityIndicatorView : UIView
- (instancetype)initWithActivityIndicatorStyle:(UIActivityIndicatorViewStyle)style
    NS_SWIFT_NAME(init(style:)) NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nonatomic, readonly, getter=isAnimating) BOOL animating NS_SWIFT_NAME(isAnimating);
- (void)startAnimating;
- (void)stopAnimating;
@end

NS_ASSUME_NONNULL_END
