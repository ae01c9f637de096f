import type { Page } from '@playwright/test';
import { expect, ownSiteTest } from './guest.js';
import { logInAsOffice } from './log-in.js';
import { tabTo } from './keyboard.js';

const widths = [360, 768, 1024, 1152, 1280, 1440, 1920];
const row = 'tr[data-row]';

/** The number of rows that are fully within the window, and their heights. */
function rowsOf(page: Page): Promise<{ whole: number; heights: number[]; first: number; sideways: number }> {
  return page.evaluate((selector) => {
    const boxes = [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      whole: boxes.filter(({ bottom }) => bottom <= window.innerHeight).length,
      heights: boxes.map(({ height }) => height),
      first: boxes[0]?.top ?? Infinity,
      sideways: scrollWidth - clientWidth,
    };
  }, row);
}

function linesOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .evaluate((each) => Math.round(each.clientHeight / parseFloat(getComputedStyle(each).lineHeight)));
}

async function fillClass(
  office: { takeSeat: (id: string, person: Record<string, unknown>) => Promise<unknown> },
  classId: string,
) {
  for (let seat = 1; seat <= 16; seat += 1)
    await office.takeSeat(classId, {
      first_name: 'María Fernanda',
      last_name: `Gutiérrez Hernández ${String(seat).padStart(2, '0')}`,
      email: `maria.fernanda.gutierrez.hernandez${String(seat)}@construcciones-del-valle.example.com`,
    });
}

ownSiteTest(
  'twelve bookings fit on the first screen, without overflow at any width',
  async ({ page, office }) => {
    await fillClass(office, await office.addClass({ seats: 30 }));
    await page.goto('/admin/bookings');
    await logInAsOffice(page, 'en');
    await expect(page.locator(row).first()).toBeVisible();
    for (const language of ['en', 'es']) {
      await page.goto(`/admin/bookings?lang=${language}`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 600 ? 740 : 900 });
        await expect(page.locator(row)).toHaveCount(16);
        const { whole, heights, first, sideways } = await rowsOf(page);
        expect(sideways, `${language} at ${String(width)}`).toBeLessThanOrEqual(0);
        if (width >= 1024)
          expect(Math.max(...heights), `${language} at ${String(width)}`).toBeLessThanOrEqual(45);
        if (width >= 1440) expect(whole, `${language} at ${String(width)}`).toBeGreaterThanOrEqual(12);
        if (width !== 360) continue;
        expect(first).toBeLessThan(740);
        expect(await linesOf(page, 'label[for=booking-search]'), language).toBeLessThanOrEqual(2);
      }
    }
  },
);

ownSiteTest(
  'on a phone the bar of selected bookings does not cover the focused row',
  async ({ page, office }) => {
    await fillClass(office, await office.addClass({ seats: 30 }));
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/admin/bookings');
    await logInAsOffice(page, 'en');
    await page
      .getByRole('checkbox', { name: /^Select María Fernanda/ })
      .first()
      .check();
    const bar = page.getByRole('region', { name: 'Selected bookings' });
    await expect(bar).toBeVisible();
    await page.locator(row).first().focus();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('ArrowDown');
      const focused = await page.locator(`${row}:focus`).boundingBox();
      const edge = await bar.boundingBox();
      expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual((edge?.y ?? 0) + 1);
    }
  },
);

ownSiteTest(
  'several bookings are marked as paid and moved by keyboard, and that is undone',
  async ({ page, office }) => {
    const typeId = await office.addClassType();
    const classId = await office.addClass({ typeId, seats: 30 });
    await office.addClass({ typeId, seats: 2, inDays: 20 });
    await office.takeSeats(classId, 3);
    await page.goto('/admin/bookings?sort=name');
    await logInAsOffice(page, 'en');
    const main = page.getByRole('main');
    const bar = main.getByRole('region', { name: 'Selected bookings' });
    const paid = main.getByRole('cell').filter({ hasText: /^Paid$/ });
    const select = async () => {
      await tabTo(page, page.getByRole('row', { name: /Sam Seat 1/ }));
      await page.keyboard.press('x');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('x');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('x');
      await expect(bar).toContainText('3 bookings selected');
    };
    await select();
    await tabTo(page, bar.getByRole('button', { name: 'Mark paid' }));
    await page.keyboard.press('Enter');
    await expect(main.getByText('3 bookings are marked paid.')).toBeVisible();
    await expect(paid).toHaveCount(3);
    await tabTo(page, main.getByRole('button', { name: 'Undo' }));
    await page.keyboard.press('Enter');
    await expect(main.getByText('Undone.')).toBeVisible();
    await expect(paid).toHaveCount(0);

    await page.reload();
    await select();
    await tabTo(page, bar.getByRole('button', { name: 'Move', exact: true }));
    await page.keyboard.press('Enter');
    await expect(bar.getByRole('heading', { name: 'Move 3 bookings to another class' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(bar.getByLabel('Move to')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(bar.getByRole('option', { selected: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await tabTo(page, bar.getByRole('button', { name: 'Move 3 bookings' }));
    await page.keyboard.press('Enter');
    await expect(main.getByText('2 bookings are moved.')).toBeVisible();
    const left = main.getByRole('alert').filter({ hasText: 'Sam Seat 3' });
    await expect(left).toContainText('No seat was left for it.');

    // The history of one of them, with the actor.
    await main.getByRole('link', { name: 'Sam Seat 1' }).click();
    const history = main.getByRole('region', { name: 'History' });
    await expect(history.getByRole('listitem').filter({ hasText: 'Moved from' })).toBeVisible();
    await expect(history.getByText(/by the guest$/)).toBeVisible();
  },
);

ownSiteTest('the checkboxes of a new student have rows of their own', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/admin/bookings?new=student');
  await logInAsOffice(page, 'en');
  const form = page.getByRole('region', { name: 'Add New Student' });
  const edgeOf = async (name: string) => {
    const box = await form.getByLabel(name).boundingBox();
    return { top: box?.y ?? NaN, bottom: (box?.y ?? NaN) + (box?.height ?? NaN), left: box?.x };
  };
  const phone = await edgeOf('Emergency contact phone');
  const texts = await edgeOf('Wants SMS reminders');
  const welcome = await edgeOf('Send a welcome email');
  expect([texts.left, welcome.left]).toEqual([phone.left, phone.left]);
  expect(texts.top).toBeGreaterThan(phone.bottom);
  expect(welcome.top).toBeGreaterThan(texts.bottom);
});

ownSiteTest('a long email is displayed in whole in the list of bookings', async ({ page, office }) => {
  const classId = await office.addClass();
  await office.takeSeat(classId, {
    first_name: 'María Elena',
    last_name: 'Gutiérrez',
    email: 'maria.elena.gutierrez@constructora.example.com',
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin/bookings');
  await logInAsOffice(page, 'en');
  const cell = page.getByRole('rowheader', { name: /^María Elena/ });
  await expect(cell).toBeVisible();
  const edge = await cell.boundingBox();
  for (const part of ['.gutierrez', '@constructora', '.example.com']) {
    const box = await cell.getByText(part, { exact: true }).boundingBox();
    expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThanOrEqual(
      (edge?.x ?? NaN) + (edge?.width ?? NaN),
    );
    expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(
      (edge?.y ?? NaN) + (edge?.height ?? NaN),
    );
  }
});

ownSiteTest(
  'the page does not scroll when the head of the list, its bar or its notice is focused',
  async ({ page, office }) => {
    await fillClass(office, await office.addClass({ seats: 30 }));
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.goto('/admin/bookings');
    await logInAsOffice(page, 'en');
    const boxes = page.getByRole('checkbox', { name: /^Select María Fernanda/ });
    await boxes.nth(7).check();
    const scrolled = async () => page.evaluate(() => Math.round(window.scrollY));
    const start = 250;
    const focus = async (role: 'button' | 'link' | 'checkbox', name: string) => {
      await page.evaluate((top) => window.scrollTo(0, top), start);
      await page.getByRole(role, { name, exact: true }).last().focus();
      expect(await scrolled(), name).toBe(start);
    };
    await focus('button', 'Mark paid');
    await focus('button', 'Cancel bookings');
    await focus('checkbox', 'Select all on this page');
    await focus('link', 'Dashboard');
    await page.getByRole('button', { name: 'Mark paid', exact: true }).last().click();
    await expect(page.getByText('1 booking is marked paid.')).toBeVisible();
    await focus('button', 'Undo');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Undone.')).toBeVisible();
    expect(await scrolled()).toBe(start);
  },
);
