#pragma once

#include "UIAction.h"
#include "UIView.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_OPTIONS(UIControlEvents, UIControl.Event) {
    UIControlEventTouchUpInside = 1 << 6,
    UIControlEventValueChanged = 1 << 12,
    UIControlEventPrimaryActionTriggered = 1 << 13,
    UIControlEventEditingChanged = 1 << 17,
    UIControlEventEditingDidEnd = 1 << 18,
    UIControlEventEditingDidEndOnExit = 1 << 19
};

typedef NS_OPTIONS(UIControlState, UIControl.State) {
    UIControlStateNormal = 0,
    UIControlStateHighlighted = 1 << 0,
    UIControlStateDisabled = 1 << 1
};

NS_SWIFT_UI_ACTOR
@interface UIControl : UIView
@property(nonatomic, getter=isEnabled) BOOL enabled NS_SWIFT_NAME(isEnabled);
- (void)addAction:(UIAction *)action
    forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(addAction(_:for:));
- (void)removeAction:(UIAction *)action
    forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(removeAction(_:for:));
@end

NS_ASSUME_NONNULL_END
