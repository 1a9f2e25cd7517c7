#pragma once

#include "UIBarButtonItem.h"

NS_ASSUME_NONNULL_BEGIN

@class UINavigationController;

NS_SWIFT_UI_ACTOR
@interface UINavigationItem : NSObject
@property(nullable, nonatomic, strong) UIBarButtonItem *leftBarButtonItem;
@property(nullable, nonatomic, strong) UIBarButtonItem *rightBarButtonItem;
@end

NS_SWIFT_UI_ACTOR
@interface UIViewController : UIResponder <NSCoding>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(null_resettable, nonatomic, strong) UIView *view;
@property(nullable, nonatomic, copy) NSString *title;
- (void)viewDidLoad;
- (void)viewWillAppear:(BOOL)animated;
@property(nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property(nullable, nonatomic, readonly, strong) UINavigationController *navigationController;
@end

NS_ASSUME_NONNULL_END
