import type { Locator } from '@playwright/test';
import { expect, ownSiteTest } from './guest.js';
import { logInAsOffice } from './log-in.js';

/** The colours of a button, and the contrast of its text with its background. */
function stylesOf(button: Locator): Promise<{ ground: string; frame: string; contrast: number }> {
  return button.evaluate((element) => {
    const { backgroundColor, borderTopColor, color } = getComputedStyle(element);
    const luminance = (rgb: string) => {
      const [red = 0, green = 0, blue = 0] = [...rgb.matchAll(/[\d.]+/g)].map(([part]) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const [light = 0, dark = 0] = [luminance(backgroundColor), luminance(color)].toSorted((a, b) => b - a);
    return { ground: backgroundColor, frame: borderTopColor, contrast: (light + 0.05) / (dark + 0.05) };
  });
}

ownSiteTest('destructive buttons look different from Save, in both themes', async ({ page, office }) => {
  await office.addClassType();
  await page.goto('/admin/class-types');
  await logInAsOffice(page, 'en');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const expectDangers = async () => {
    await button(/^Edit/).click();
    const save = await stylesOf(button('Save class type'));
    const offered = await stylesOf(button(/^Delete/));
    await page.getByLabel('Name', { exact: true }).fill('Another name');
    await button('Cancel').click();
    // Away from the button, because hovering changes its colours.
    await page.mouse.move(0, 0);
    const discard = await stylesOf(button('Discard changes'));
    await button('Discard changes').click();
    await button(/^Delete/).click();
    await page.mouse.move(0, 0);
    const confirm = await stylesOf(page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
    await button('Keep it').click();
    expect(confirm).toEqual(discard);
    expect(confirm.ground).not.toBe(save.ground);
    expect(confirm.ground).toBe(offered.frame);
    expect(offered.frame).not.toBe(save.frame);
    for (const { contrast } of [offered, confirm]) expect(contrast).toBeGreaterThanOrEqual(4.5);
  };
  await expectDangers();
  await button('Dark theme').click();
  await expectDangers();

  // With forced colours the border replaces the red.
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(button(/^Delete/)).toHaveCSS('border-top-style', 'double');
  await expect(button(/^Edit/)).toHaveCSS('border-top-style', 'solid');
});
