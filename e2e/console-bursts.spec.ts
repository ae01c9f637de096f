import { OfficeKeyboard } from './console-keyboard.js';
import { consoleTextsOf } from './console-texts.js';
import { expect, ownSiteTest } from './guest.js';
import { logInAsOffice } from './log-in.js';

ownSiteTest(
  'bursts are displayed on the dashboard and cancelled, or marked as fine, by keyboard @both @short-es',
  async ({ page, office, language }) => {
    const { bursts, dashboard } = consoleTextsOf[language];
    const classes = [await office.addClass({ seats: 8 }), await office.addClass({ seats: 8, inDays: 12 })];
    const takeEight = async () => {
      for (const id of classes) await office.takeSeats(id, 4);
    };
    await takeEight();
    await page.goto('/admin/dashboard');
    await logInAsOffice(page, language);
    const keyboard = new OfficeKeyboard(page);
    const region = page.getByRole('region', { name: bursts.region });
    await expect(region.getByRole('heading', { level: 2 })).toHaveText(bursts.heading);
    const names = region.getByText('Sam Seat 4').first();
    await expect(names).toBeHidden();
    await keyboard.press(region.locator('summary'));
    await expect(names).toBeVisible();
    await keyboard.expectUsableInBothThemes('bursts');

    await keyboard.press(region.getByRole('button', { name: bursts.cancel }));
    const dialog = page.getByRole('dialog', { name: bursts.question });
    await expect(dialog).toContainText(bursts.people);
    await keyboard.expectUsableInBothThemes('bursts-question');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(region.getByRole('button', { name: bursts.cancel })).toBeFocused();
    await page.keyboard.press('Enter');
    await keyboard.press(dialog.getByRole('button', { name: bursts.cancel }));
    await expect(page.getByRole('status').filter({ hasText: bursts.cancelled })).toBeVisible();
    await expect(region).toBeHidden();
    await expect(page.locator('div:focus').getByRole('status')).toContainText(bursts.cancelled);
    for (const id of classes) expect(await office.seatsLeft(id)).toBe(8);
    await keyboard.expectUsableInBothThemes('bursts-cancelled');

    await takeEight();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: dashboard.heading })).toBeVisible();
    await keyboard.press(region.getByRole('button', { name: bursts.fine }));
    await expect(page.getByRole('status').filter({ hasText: bursts.stay })).toBeVisible();
    // Ends the requests of this page.
    await page.goto('about:blank');
    const answered = page.waitForEvent('requestfinished', (request) =>
      Boolean(request.postData()?.includes('BookingBursts')),
    );
    await page.goto('/admin/dashboard');
    await answered;
    await expect(page.getByRole('definition').last()).toHaveText('8');
    await expect(region).toBeHidden();
  },
);
