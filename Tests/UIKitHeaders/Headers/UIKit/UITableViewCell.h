#pragma once

#include "UIImageView.h"
#include "UILabel.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(UITableViewCellStyle, UITableViewCell.CellStyle) {
    UITableViewCellStyleDefault,
    UITableViewCellStyleValue1,
    UITableViewCellStyleValue2,
    UITableViewCellStyleSubtitle
};

typedef NS_ENUM(UITableViewCellAccessoryType, UITableViewCell.AccessoryType) {
    UITableViewCellAccessoryNone,
    UITableViewCellAccessoryDisclosureIndicator,
    UITableViewCellAccessoryDetailDisclosureButton,
    UITableViewCellAccessoryCheckmark,
    UITableViewCellAccessoryDetailButton
};

typedef NS_ENUM(UITableViewCellSelectionStyle, UITableViewCell.SelectionStyle) {
    UITableViewCellSelectionStyleNone,
    UITableViewCellSelectionStyleBlue,
    UITableViewCellSelectionStyleGray,
    UITableViewCellSelectionStyleDefault
};

typedef NS_ENUM(UITableViewCellEditingStyle, UITableViewCell.EditingStyle) {
    UITableViewCellEditingStyleNone,
    UITableViewCellEditingStyleDelete,
    UITableViewCellEditingStyleInsert
};

NS_SWIFT_UI_ACTOR
@interface UITableViewCell : UIView
- (instancetype)initWithStyle:(UITableViewCellStyle)style
              reuseIdentifier:(nullable NSString *)reuseIdentifier NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nonatomic, readonly, strong) UIView *contentView;
@property(nonatomic, readonly, strong, nullable) UIImageView *imageView;
@property(nonatomic, readonly, strong, nullable) UILabel *textLabel;
@property(nonatomic, readonly, strong, nullable) UILabel *detailTextLabel;
@property(nonatomic, readonly, copy, nullable) NSString *reuseIdentifier;
@property(nonatomic, getter=isSelected) BOOL selected NS_SWIFT_NAME(isSelected);
- (void)prepareForReuse;
@property(nonatomic) UITableViewCellAccessoryType accessoryType;
@property(nonatomic, strong, nullable) UIView *accessoryView;
@property(nonatomic) UITableViewCellSelectionStyle selectionStyle;
@end

NS_ASSUME_NONNULL_END
