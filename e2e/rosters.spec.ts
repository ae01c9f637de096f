import type { Page } from '@playwright/test';
import { consoleLink } from './console-menu.js';
import { consoleTextsOf } from './console-texts.js';
import { expect, ownSiteTest } from './guest.js';
import { logInAsOffice } from './log-in.js';
import { expectUsable } from './usable.js';

const textsOf = {
  en: {
    signIn: /^Sign-in sheet/,
    heading: 'Sign-in sheet',
    record: 'Class record',
    days: 'Sheets for',
    dayOf: ['Day 1 of 3', 'Day 2 of 3', 'Day 3 of 3'],
    count: '60 attendees',
    total: 'Total, breaks included',
    instructor: 'The class has no instructor yet.',
    nobody: 'Nobody has booked yet',
  },
  es: {
    signIn: /^Lista de asistencia/,
    heading: 'Lista de asistencia',
    record: 'Registro de la clase',
    days: 'Días que se imprimen',
    dayOf: ['Día 1 de 3', 'Día 2 de 3', 'Día 3 de 3'],
    count: '60 participantes',
    total: 'Total con descansos',
    instructor: 'La clase todavía no tiene instructor(a).',
    nobody: 'Todavía no hay reservaciones',
  },
};

async function logInto(page: Page, language: 'en' | 'es'): Promise<void> {
  const { dashboard } = consoleTextsOf[language];
  await page.goto('/login');
  await logInAsOffice(page, language);
  await expect(page.getByRole('heading', { level: 1, name: dashboard.heading })).toBeVisible();
}

/** The number of letter-size sheets that the page takes. */
async function paperCount(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** Letter size without margins, in CSS pixels. */
const letter = { width: 740, height: 980 };

/** What is printed: only the sheets, not clipped. */
async function onPaper(page: Page) {
  const screen = page.viewportSize();
  await page.setViewportSize(letter);
  await page.emulateMedia({ media: 'print' });
  const seen = await page.evaluate(() => {
    const paper = document.documentElement;
    const cells = [...document.querySelectorAll<HTMLElement>('article td, article th')];
    return {
      isTooWide: paper.scrollWidth > paper.clientWidth,
      cutCells: cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length,
    };
  });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: null });
  if (screen) await page.setViewportSize(screen);
  return seen;
}

ownSiteTest(
  'an admin prints the sign-in sheets of a class and its class record @both @short-es @smoke',
  async ({ page, office, language }) => {
    const texts = textsOf[language];
    const { schedule } = consoleTextsOf[language];
    const classId = await office.addClass({ seats: 64, dayCount: 3, language: 'bilingual' });
    await office.takeSeats(classId, 8);

    await logInto(page, language);
    await (await consoleLink(page, schedule.link)).click();
    await page.getByRole('article').getByRole('link', { name: texts.signIn }).click();

    await expect(page.getByRole('heading', { level: 1, name: texts.heading })).toBeVisible();
    const sheets = page.getByRole('article');
    for (const [index, dayOf] of texts.dayOf.entries())
      await expect(sheets.nth(index).getByText(dayOf, { exact: true })).toBeVisible();
    await expect(sheets).toHaveCount(3);
    await expectUsable(page, 'sign-in-sheets');
    // One sheet per day.
    expect(await paperCount(page)).toBe(3);

    for (let seat = 9; seat <= 60; seat += 1)
      await office.takeSeat(classId, {
        first_name: 'María Guadalupe',
        last_name: `Fernández de Castro-Zubizarreta Goikoetxea ${String(seat)}`,
        email: `seat${String(seat)}@example.com`,
        company_name: 'Constructora e Impermeabilizaciones del Valle de Salt Lake, S.A. de C.V.',
      });
    await page.reload();
    await expect(page.getByText(texts.count)).toBeVisible();
    expect(await onPaper(page)).toEqual({ isTooWide: false, cutCells: 0 });
    const papers = await paperCount(page);
    await page.getByLabel(texts.days).selectOption({ index: 2 });
    await expect(sheets).toHaveCount(1);
    await expect(page).toHaveURL(/\?day=2$/);
    expect(await paperCount(page)).toBe(papers / 3);
    await page.reload();
    await expect(sheets.getByRole('rowheader')).toHaveCount(60);
    await expectUsable(page, 'sign-in-sheet-of-sixty');

    await page.getByRole('link', { name: texts.record }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.record })).toBeVisible();
    await expect(page.getByText(texts.instructor)).toBeVisible();
    await expect(page.getByRole('row', { name: texts.total })).toContainText('16 h 30 min');
    await expectUsable(page, 'class-record');
    expect(await onPaper(page)).toEqual({ isTooWide: false, cutCells: 0 });
  },
);

ownSiteTest(
  'an admin prints a sheet without bookings, also in the dark theme @both @short-en',
  async ({ page, office, language }) => {
    const texts = textsOf[language];
    const classId = await office.addClass();
    await page.emulateMedia({ colorScheme: 'dark' });
    await logInto(page, language);

    await page.goto(`/admin/schedule/${classId}/sign-in-sheet`);
    await expect(page.getByText(texts.nobody)).toBeVisible();
    await expectUsable(page, 'sign-in-sheet-empty');
    expect(await paperCount(page)).toBe(1);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('article')).toHaveCSS('color', 'rgb(22, 25, 29)');
  },
);

ownSiteTest('a name badge with a long name has its class within its edges', async ({ page, office }) => {
  const typeId = await office.addClassType({
    name: 'Permit-Required Confined Space Entry, Attendant and Supervisor Refresher',
  });
  const id = await office.takeSeat(await office.addClass({ typeId }), {
    first_name: 'María de los Ángeles Guadalupe',
    last_name: 'Gutiérrez-Villaseñor de la Cruz',
    company_name: 'Intermountain Scaffolding, Rigging & Heavy Equipment Services LLC',
    email: 'maria@example.com',
  });
  await logInto(page, 'en');
  await page.goto(`/admin/bookings/badges?ids=${id}`);
  const badge = page.getByRole('main').getByRole('listitem');
  await expect(badge).toBeVisible();
  await page.setViewportSize(letter);
  await page.emulateMedia({ media: 'print' });
  expect(await badge.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});
