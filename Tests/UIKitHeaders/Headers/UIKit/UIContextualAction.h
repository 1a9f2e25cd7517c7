#pragma once

#include "UIAction.h"
#include "UIColor.h"
#include "UIImage.h"
#include "UIViewController.h"

NS_ASSUME_NONNULL_BEGIN

@class UIContextualAction;

typedef NS_ENUM(UIContextualActionStyle, UIContextualAction.Style) {
    UIContextualActionStyleNormal,
    UIContextualActionStyleDestructive
};

typedef void (^UIContextualActionHandler)(UIContextualAction *action, __kindof UIView *sourceView,
                                          void (^completionHandler)(BOOL actionPerformed))
    NS_SWIFT_NAME(UIContextualAction.Handler);

NS_SWIFT_UI_ACTOR
@interface UIContextualAction : NSObject
+ (instancetype)contextualActionWithStyle:(UIContextualActionStyle)style
                                    title:(nullable NSString *)title
                                  handler:(UIContextualActionHandler)handler;
@property(nonatomic, copy, nullable) UIImage *image;
@property(nonatomic, copy, null_resettable) UIColor *backgroundColor;
@end

NS_SWIFT_UI_ACTOR
@interface UISwipeActionsConfiguration : NSObject
+ (instancetype)configurationWithActions:(NSArray<UIContextualAction *> *)actions;
@end

NS_SWIFT_UI_ACTOR
@protocol UIContextMenuInteractionAnimating <NSObject>
@end

NS_SWIFT_UI_ACTOR
@interface UIContextMenuConfiguration : NSObject
+ (instancetype)configurationWithIdentifier:(nullable id<NSObject>)identifier
                            previewProvider:(UIViewController *_Nullable (^_Nullable)(void))previewProvider
                             actionProvider:
                                 (UIMenu *_Nullable (^_Nullable)(NSArray<UIMenuElement *> *suggestedActions))
                                     actionProvider;
@end

NS_ASSUME_NONNULL_END
