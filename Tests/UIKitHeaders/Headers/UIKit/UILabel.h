#pragma once

#include "UIColor.h"
#include "UIView.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSTextAlignment, NSTextAlignment) {
    NSTextAlignmentLeft = 0,
    NSTextAlignmentCenter = 1,
    NSTextAlignmentRight = 2
};

NS_SWIFT_UI_ACTOR
@interface UILabel : UIView
@property(nullable, nonatomic, copy) NSString *text;
@property(null_resettable, nonatomic, strong) UIColor *textColor;
@property(nonatomic) NSInteger numberOfLines;
@property(nonatomic) NSTextAlignment textAlignment;
@end

NS_ASSUME_NONNULL_END
