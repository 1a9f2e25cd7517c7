#pragma once

#include "UIViewController.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(UIAlertActionStyle, UIAlertAction.Style) {
    UIAlertActionStyleDefault = 0,
    UIAlertActionStyleCancel,
    UIAlertActionStyleDestructive
};

typedef NS_ENUM(UIAlertControllerStyle, UIAlertController.Style) {
    UIAlertControllerStyleActionSheet = 0,
    UIAlertControllerStyleAlert
};

NS_SWIFT_UI_ACTOR
@interface UIAlertAction : NSObject
+ (instancetype)actionWithTitle:(nullable NSString *)title
                          style:(UIAlertActionStyle)style
                        handler:(void (^_Nullable)(UIAlertAction *action))handler;
@end

NS_SWIFT_UI_ACTOR
@interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title
                                 message:(nullable NSString *)message
                          preferredStyle:(UIAlertControllerStyle)preferredStyle;
- (void)addAction:(UIAlertAction *)action NS_SWIFT_NAME(addAction(_:));
@end

NS_ASSUME_NONNULL_END
