#pragma once

#include "UIAction.h"
#include "UIImage.h"
#include "UIView.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR
@interface UIBarItem : NSObject
@property(nonatomic, getter=isEnabled) BOOL enabled NS_SWIFT_NAME(isEnabled);
@property(nullable, nonatomic, copy) NSString *title;
@property(nullable, nonatomic, strong) UIImage *image;
@end

NS_SWIFT_UI_ACTOR
@interface UIBarButtonItem : UIBarItem
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@property(nullable, nonatomic, copy) UIAction *primaryAction;
- (instancetype)initWithCustomView:(UIView *)customView;
@end

NS_ASSUME_NONNULL_END
