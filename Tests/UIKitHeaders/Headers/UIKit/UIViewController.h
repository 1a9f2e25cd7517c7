#pragma once

#include "UIBarButtonItem.h"

NS_ASSUME_NONNULL_BEGIN

@class UINavigationController;

NS_SWIFT_UI_ACTOR
@interface UINavigationItem : NSObject
@property(nullable, nonatomic, copy) NSString *prompt;
@property(nullable, nonatomic, strong) UIBarButtonItem *leftBarButtonItem;
@property(nonatomic) BOOL leftItemsSupplementBackButton;
@property(nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *rightBarButtonItems;
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
@property(nullable, nonatomic, readonly) UIViewController *presentedViewController
    NS_SWIFT_NAME(presentedViewController);
- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(void (^_Nullable)(void))completion;
- (void)viewWillAppear:(BOOL)animated;
@property(nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property(nullable, nonatomic, readonly, strong) UINavigationController *navigationController;
@end

NS_ASSUME_NONNULL_END
