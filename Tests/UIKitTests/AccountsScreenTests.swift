import MiniRxTest
import TestEnvironment
import Testing
import UIKit

@testable import SamplesKit

/// The first sample as an iOS app has it, from its first screen to a tap.
@MainActor
struct AccountsScreenTests {
    let scheduler = TestScheduler(resolution: .milliseconds(100))
    let controller: SamplesKit.Screen
    let phone: Phone

    init() {
        controller = .accounts(AccountsService(scheduler))
        phone = Phone(showing: controller)
    }

    private func answer() async {
        scheduler.start()
        await Phone.turn()
    }

    private var spinner: UIActivityIndicatorView? {
        controller.navigationItem.leftBarButtonItem?.customView as? UIActivityIndicatorView
    }

    @Test func theTableIsFullBeforeTheFirstAnswer() async {
        expect(
            phone.lines,
            [
                "Open a new account today",
                "[CHECKING]", "US Checking $1,204.11", "Canadian Checking $430.80",
                "[SAVINGS]", "Rainy Days $12,500.00", "New Bicycle $625.00",
                "Holidays $3,012.75",
                "[OTHER]", "Credit Card -$412.90",
                "(Includes your credit cards, mortgages and loans.)",
            ])
        expect(spinner?.isAnimating, true)
        await answer()
        expect(spinner?.isAnimating, false)
    }

    @Test func refreshingAnimatesTheDifference() async {
        let cell = phone.table?.cellForRow(at: [1, 0])
        await answer()
        expect(
            phone.lines,
            [
                "Open a new account today",
                "[CHECKING]", "Joint Account $800.00", "US Checking $982.16",
                "Canadian Checking $430.80",
                "[SAVINGS]", "Holidays $3,012.75", "Rainy Days $12,500.00",
                "New Bicycle $825.00",
                "[OTHER]", "Credit Card -$412.90", "Mortgage -$184,500.00",
                "(Includes your credit cards, mortgages and loans.)",
            ])
        // The row moved and its balance changed, but it has the same cell.
        expect(phone.table?.cellForRow(at: [1, 1]) === cell)
    }

    @Test func aSectionWithoutAccountsIsDeleted() async {
        await answer()
        phone.press("Refresh")
        await answer()
        expect(!phone.lines.contains("[OTHER]"))
        expect(phone.table?.numberOfSections, 3)
    }

    @Test func aTapOpensTheAccount() {
        phone.table?.tapRow(at: [2, 2])
        expect(phone.navigation.topViewController?.title, "Holidays")
        expect(
            phone.lines,
            [
                "[ACCOUNT]", "Name Holidays", "Kind Savings", "Number 200-3306",
                "Balance $3,012.75",
            ])
        phone.navigation.popViewController(animated: false)
        expect(phone.table?.indexPathForSelectedRow == nil)
    }

    @Test func theScreenIsReleased() {
        weak var weakController: SamplesKit.Screen?
        do {
            let controller = SamplesKit.Screen.accounts(AccountsService(scheduler))
            let phone = Phone(showing: controller)
            expect(phone.lines.count, 11)
            weakController = controller
        }
        expect(weakController == nil)
    }
}
