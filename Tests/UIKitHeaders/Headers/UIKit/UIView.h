#pragma once

#include "UIResponder.h"

NS_ASSUME_NONNULL_BEGIN

@class UIViewController;
@class UIWindow;

typedef NS_OPTIONS(UIViewAutoresizing, UIView.AutoresizingMask) {
    UIViewAutoresizingNone = 0,
    UIViewAutoresizingFlexibleWidth = 1 << 1,
    UIViewAutoresizingFlexibleHeight = 1 << 4
};

NS_SWIFT_UI_ACTOR
@interface UIView : UIResponder <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nullable, nonatomic, readonly) UIWindow *window;
@property(nonatomic) CGRect frame;
@property(nonatomic) CGRect bounds;
@property(nonatomic) UIViewAutoresizing autoresizingMask;
@property(nonatomic, getter=isHidden) BOOL hidden;
@property(nonatomic) double alpha;
- (void)willMoveToWindow:(nullable UIWindow *)newWindow NS_SWIFT_NAME(willMove(toWindow:));
- (void)didMoveToWindow;
- (void)addSubview:(UIView *)view;
- (void)removeFromSuperview;
- (void)layoutIfNeeded;
- (void)setNeedsLayout;
+ (void)performWithoutAnimation:(void(NS_NOESCAPE ^)(void))actionsWithoutAnimation;
@property(nonatomic, readonly, nullable) UIView *superview;
@property(nonatomic, readonly, copy) NSArray<__kindof UIView *> *subviews;
- (void)layoutSubviews;
@end

NS_SWIFT_UI_ACTOR
@interface UIWindow : UIView
@property(nullable, nonatomic, strong) UIViewController *rootViewController;
@end

NS_ASSUME_NONNULL_END
