import { readFile } from 'node:fs/promises';
import { consoleLink } from './console-menu.js';
import { expect, ownSiteTest } from './guest.js';
import { consoleTextsOf } from './console-texts.js';
import { logInAsOffice } from './log-in.js';
import { expectUsable } from './usable.js';

const textsOf = {
  en: {
    reports: 'Reports',
    report: 'Emergency contacts of a class',
    class: 'Class',
    show: 'Show the report',
    rows: '3 rows',
    file: 'CSV, all rows',
    byEmail: 'By email',
  },
  es: {
    reports: 'Informes',
    report: 'Contactos de emergencia de una clase',
    class: 'Clase',
    show: 'Ver el informe',
    rows: '3 filas',
    file: 'CSV, todas las filas',
    byEmail: 'Por correo',
  },
};

ownSiteTest(
  'an admin chooses a report, runs it, and downloads it @both @short-en @smoke',
  async ({ page, office, language }) => {
    const texts = textsOf[language];
    const { dashboard } = consoleTextsOf[language];
    await office.takeSeats(await office.addClass(), 3);

    await page.goto('/login');
    await logInAsOffice(page, language);
    await expect(page.getByRole('heading', { level: 1, name: dashboard.heading })).toBeVisible();

    await (await consoleLink(page, texts.reports)).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(13);
    await expectUsable(page, 'reports');
    await page.getByRole('link', { name: texts.report }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.report })).toBeVisible();

    await page.getByRole('button', { name: texts.show }).click();
    await expect(page.getByLabel(texts.class, { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expectUsable(page, 'report-errors');
    await page.getByLabel(texts.class, { exact: true }).selectOption({ index: 1 });
    await page.getByRole('button', { name: texts.show }).click();
    await expect(page.getByText(texts.rows)).toBeVisible();
    await expectUsable(page, 'report');
    await page.reload();
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveText(['Seat 1', 'Seat 2', 'Seat 3']);

    // In print, whatever the width: a single table, with the name of the class.
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('columnheader')).toHaveCount(6);
    for (const head of await page.getByRole('columnheader').all()) await expect(head).toBeVisible();
    await expect(page.getByRole('definition')).toBeVisible();
    await expect(page.getByRole('button', { name: texts.show })).toBeHidden();
    await page.emulateMedia({ media: null });
    await expect(page.getByRole('definition')).toBeHidden();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: texts.file }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('emergency-contacts.csv');
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toBe('Seat 1,Sam,,Pat Seat,801-555-0111,');
  },
);

ownSiteTest(
  'the columns of the rosters fit on small screens, and their head is printed on each page @both',
  async ({ page, office, language }) => {
    const { byEmail } = textsOf[language];
    const { dashboard } = consoleTextsOf[language];
    await office.takeSeats(await office.addClass({ seats: 40, inDays: 3 }), 40);
    await page.goto('/login');
    await logInAsOffice(page, language);
    await expect(page.getByRole('heading', { level: 1, name: dashboard.heading })).toBeVisible();
    await page.goto('/admin/reports/week-rosters?classFrom=2020-01-01&classTo=2099-12-31');
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(40);

    const heads = page.locator('thead th');
    for (const width of [1280, 1024]) {
      await page.setViewportSize({ width, height: 1200 });
      await expect(heads).toHaveCount(10);
      await expect(heads.last()).toBeInViewport({ ratio: 1 });
    }
    const mailing = page.getByRole('region', { name: byEmail, exact: true });
    await expect(mailing).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(mailing).toBeHidden();
    // Browsers print a button of a table head on the first page only.
    for (const button of await heads.getByRole('button').all())
      await expect(button).toHaveCSS('display', 'contents');
  },
);
