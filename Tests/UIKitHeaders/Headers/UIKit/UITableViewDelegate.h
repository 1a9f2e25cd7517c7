#pragma once

#include "UIContextualAction.h"
#include "UIScrollView.h"
#include "UITableViewCell.h"

NS_ASSUME_NONNULL_BEGIN

@class UITableView;

NS_SWIFT_UI_ACTOR
@protocol UITableViewDelegate <NSObject, UIScrollViewDelegate>
@optional

// Display.
- (void)tableView:(UITableView *)tableView
      willDisplayCell:(UITableViewCell *)cell
    forRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView
    willDisplayHeaderView:(UIView *)view
               forSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView
    willDisplayFooterView:(UIView *)view
               forSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView
    didEndDisplayingCell:(UITableViewCell *)cell
       forRowAtIndexPath:(NSIndexPath *)indexPath;

// Heights.
- (double)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath;
- (double)tableView:(UITableView *)tableView heightForHeaderInSection:(NSInteger)section;
- (double)tableView:(UITableView *)tableView heightForFooterInSection:(NSInteger)section;
- (double)tableView:(UITableView *)tableView
    estimatedHeightForRowAtIndexPath:(NSIndexPath *)indexPath;
- (double)tableView:(UITableView *)tableView estimatedHeightForHeaderInSection:(NSInteger)section;
- (double)tableView:(UITableView *)tableView estimatedHeightForFooterInSection:(NSInteger)section;

// Headers and footers.
- (nullable UIView *)tableView:(UITableView *)tableView viewForHeaderInSection:(NSInteger)section;
- (nullable UIView *)tableView:(UITableView *)tableView viewForFooterInSection:(NSInteger)section;

// Taps.
- (BOOL)tableView:(UITableView *)tableView shouldHighlightRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable NSIndexPath *)tableView:(UITableView *)tableView
           willSelectRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable NSIndexPath *)tableView:(UITableView *)tableView
         willDeselectRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didDeselectRowAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)tableView:(UITableView *)tableView
    canPerformPrimaryActionForRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView
    performPrimaryActionForRowAtIndexPath:(NSIndexPath *)indexPath;

// Editing mode.
- (UITableViewCellEditingStyle)tableView:(UITableView *)tableView
           editingStyleForRowAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)tableView:(UITableView *)tableView
    shouldIndentWhileEditingRowAtIndexPath:(NSIndexPath *)indexPath;

// Row actions and reordering.
- (nullable UISwipeActionsConfiguration *)tableView:(UITableView *)tableView
    leadingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable UISwipeActionsConfiguration *)tableView:(UITableView *)tableView
    trailingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable UIContextMenuConfiguration *)tableView:(UITableView *)tableView
         contextMenuConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath
                                             point:(CGPoint)point;
- (void)tableView:(UITableView *)tableView
    willDisplayContextMenuWithConfiguration:(UIContextMenuConfiguration *)configuration
                                   animator:(nullable id<UIContextMenuInteractionAnimating>)animator
    NS_SWIFT_NAME(tableView(_:willDisplayContextMenu:animator:));
- (void)tableView:(UITableView *)tableView
    willEndContextMenuInteractionWithConfiguration:(UIContextMenuConfiguration *)configuration
                                          animator:
                                              (nullable id<UIContextMenuInteractionAnimating>)animator
    NS_SWIFT_NAME(tableView(_:willEndContextMenuInteraction:animator:));
- (NSIndexPath *)tableView:(UITableView *)tableView
    targetIndexPathForMoveFromRowAtIndexPath:(NSIndexPath *)sourceIndexPath
                         toProposedIndexPath:(NSIndexPath *)proposedDestinationIndexPath;
@end

NS_ASSUME_NONNULL_END
