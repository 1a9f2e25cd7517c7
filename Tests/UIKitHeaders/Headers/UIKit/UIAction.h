#pragma once

#include "UIKitDefines.h"

NS_ASSUME_NONNULL_BEGIN

@class UIAction;

typedef void (^UIActionHandler)(__kindof UIAction *action);

typedef NS_OPTIONS(UIMenuElementAttributes, UIMenuElement.Attributes) {
    UIMenuElementAttributesDisabled = 1 << 0,
    UIMenuElementAttributesDestructive = 1 << 1,
    UIMenuElementAttributesHidden = 1 << 2
};

NS_SWIFT_UI_ACTOR
@interface UIMenuElement : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface UIMenu : UIMenuElement
@end

NS_SWIFT_UI_ACTOR
@interface UIAction : UIMenuElement
+ (instancetype)actionWithHandler:(UIActionHandler)handler;
@property(nonatomic, readonly, nullable) id sender;
- (void)performWithSender:(nullable id)sender target:(nullable id)target;
@end

NS_ASSUME_NONNULL_END
