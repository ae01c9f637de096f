import { OfficeKeyboard } from './console-keyboard.js';
import { expect, ownSiteTest } from './guest.js';
import { logInAsOffice } from './log-in.js';
import { dateInDays } from './office.js';

const textsOf = {
  en: {
    name: 'OSHA 10-Hour Construction',
    table: 'Table',
    week: 'Week',
    month: 'Month',
    next: /^Next (week|month)$/,
    today: 'Today',
    day: 'Day 2 of 2',
    actions: /^Actions for OSHA/,
    open: 'Open class',
    markPaid: /^Mark paid/,
    paid: 'The booking of Sam Seat is marked paid.',
    history: 'History',
    edit: 'Edit',
    most: 'Max attendees',
    save: 'Save class',
    saved: 'OSHA 10-Hour Construction saved.',
    change: 'Max attendees: 20 → 15',
    copy: 'Copy to new dates',
    repeat: 'Repeat',
    weekly: 'Every week',
    number: /^Number of classes/,
    firstDate: 'First date',
    skip: /^Skip Christmas,/,
    schedule: 'Schedule 3 classes',
    copied: '3 copies of OSHA 10-Hour Construction are scheduled.',
    undo: 'Undo',
    gone: 'The 3 copies were deleted.',
    delete: 'Delete',
    more: 'More actions',
    cancel: 'Cancel class',
  },
  es: {
    name: 'OSHA 10 horas, construcción',
    table: 'Tabla',
    week: 'Semana',
    month: 'Mes',
    next: /^(Semana|Mes) siguiente$/,
    today: 'Hoy',
    day: 'Día 2 de 2',
    actions: /^Acciones de OSHA/,
    open: 'Abrir la clase',
    markPaid: /^Marcar pagada/,
    paid: 'La reservación de Sam Seat quedó pagada.',
    history: 'Historial',
    edit: 'Editar',
    most: 'Cupo máximo',
    save: 'Guardar la clase',
    saved: 'Se guardó OSHA 10 horas, construcción.',
    change: 'Cupo máximo: 20 → 15',
    copy: 'Copiar a otras fechas',
    repeat: 'Repetir',
    weekly: 'Cada semana',
    number: /^Número de clases/,
    firstDate: 'Primera fecha',
    skip: /^Omitir Navidad,/,
    schedule: 'Programar 3 clases',
    copied: 'Se programaron 3 copias de OSHA 10 horas, construcción.',
    undo: 'Deshacer',
    gone: 'Las 3 copias se eliminaron.',
    delete: 'Eliminar',
    more: 'Más acciones',
    cancel: 'Cancelar la clase',
  },
};

ownSiteTest(
  'the schedule is displayed as table and calendar, by keyboard, with links to the page of a class @both @short-es',
  async ({ page, office, language }) => {
    const texts = textsOf[language];
    const typeId = await office.addClassType();
    const id = await office.addClass({ typeId, dayCount: 2 });
    await office.takeSeat(id, { first_name: 'Sam', last_name: 'Seat', email: 'sam@example.com', language });
    await page.goto('/admin/schedule');
    await logInAsOffice(page, language);
    const keyboard = new OfficeKeyboard(page);
    const { main } = keyboard;

    await keyboard.press(main.getByRole('button', { name: texts.table, exact: true }));
    await expect(main.getByRole('row').filter({ hasText: texts.name })).toBeVisible();
    await keyboard.expectUsableInBothThemes('schedule-table');

    await keyboard.press(main.getByRole('button', { name: texts.week, exact: true }));
    await keyboard.press(main.getByRole('button', { name: texts.next }));
    await expect(page).toHaveURL(/view=week&date=/);
    await keyboard.press(main.getByRole('button', { name: texts.today, exact: true }));
    await expect(page).toHaveURL(/view=week$/);
    const date = dateInDays(11);
    const secondDay = main.getByRole('cell').getByRole('link').filter({ hasText: texts.day });
    await page.goto(`/admin/schedule?view=week&date=${date}`);
    await expect(secondDay).toBeVisible();
    await keyboard.expectUsableInBothThemes('schedule-week');
    await keyboard.press(main.getByRole('button', { name: texts.month, exact: true }));
    await expect(page).toHaveURL(/view=month/);
    await expect(secondDay).toBeVisible();
    await keyboard.expectUsableInBothThemes('schedule-month');

    await keyboard.press(secondDay);
    await expect(main.getByRole('heading', { level: 1, name: texts.name })).toBeVisible();
    await expect(main.getByRole('button', { name: texts.markPaid })).toBeVisible();
    await keyboard.expectUsableInBothThemes('class-page');
    await keyboard.press(main.getByRole('button', { name: texts.markPaid }));
    await expect(main.getByText(texts.paid)).toBeVisible();

    await keyboard.press(main.getByRole('button', { name: texts.edit, exact: true }));
    await keyboard.type(main.getByLabel(texts.most), '15');
    await keyboard.press(main.getByRole('button', { name: texts.save }));
    await expect(main.getByText(texts.saved)).toBeVisible();
    await expect(main.getByRole('region', { name: texts.history }).getByText(texts.change)).toBeVisible();

    await page.reload();
    // A class with a booking cannot be deleted, only cancelled.
    await expect(main.getByRole('button', { name: texts.cancel, exact: true })).toBeVisible();
    await keyboard.press(main.getByRole('button', { name: texts.more }));
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await expect(page.getByRole('menuitem', { name: texts.delete, exact: true })).toHaveCount(0);
  },
);

ownSiteTest(
  'a class is copied weekly around a holiday, and the copies are undone @both @short-en',
  async ({ page, office, language }) => {
    const texts = textsOf[language];
    const id = await office.addClass();
    const christmas = `${String(new Date().getUTCFullYear() + 1)}-12-25`;
    await page.goto(`/admin/schedule/${id}?copy`);
    await logInAsOffice(page, language);
    const keyboard = new OfficeKeyboard(page);
    const { main } = keyboard;
    await keyboard.choose(main.getByLabel(texts.repeat), texts.weekly);
    await keyboard.type(main.getByLabel(texts.number), '3');
    await main.getByLabel(texts.firstDate).fill(christmas);
    // Not the holiday of the previous dates, which was in the current year.
    const skip = main.getByRole('checkbox', { name: texts.skip }).and(main.locator(`[id$="${christmas}"]`));
    await expect(skip).toBeChecked();
    await expect(main.locator(`time[datetime="${christmas}"]`)).toHaveCount(0);
    await keyboard.press(skip, 'Space');
    await expect(skip).not.toBeChecked();
    await expect(main.locator(`time[datetime="${christmas}"]`)).toHaveCount(1);
    await keyboard.expectUsableInBothThemes('class-copy');
    await keyboard.press(main.getByRole('button', { name: texts.schedule }));
    await expect(main.getByText(texts.copied)).toBeVisible();
    await keyboard.expectUsableInBothThemes('class-copied');
    await keyboard.press(main.getByRole('button', { name: texts.undo }));
    await expect(main.getByText(texts.gone)).toBeVisible();
  },
);

ownSiteTest(
  'the table has the whole name of a class, and on paper no buttons and no broken words',
  async ({ page, office }) => {
    const name = 'Permit-Required Confined Space Entry, Attendant and Supervisor Refresher';
    const typeId = await office.addClassType({ name });
    await office.takeSeats(await office.addClass({ typeId, language: 'bilingual', seats: 1 }), 1);
    await page.goto('/admin/schedule?view=table');
    await logInAsOffice(page, 'en');
    const table = page.getByRole('table');
    const cell = table.getByRole('rowheader').locator('> *');
    await expect(cell).toHaveText(name);
    expect(await cell.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);

    await page.setViewportSize({ width: 740, height: 980 });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button')).toHaveCount(0);
    const linesOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    };
    expect(await table.getByText('Bilingual').evaluate(linesOf)).toBe(1);
  },
);

ownSiteTest('the buttons of a class are on one line in Spanish', async ({ page, office }) => {
  const id = await office.addClass();
  await office.takeSeat(id, { first_name: 'Sam', last_name: 'Lee', email: 'sam@example.com' });
  await page.goto(`/admin/schedule/${id}?lang=es`);
  await logInAsOffice(page, 'es');
  const main = page.getByRole('main');
  const edit = await main.getByRole('button', { name: textsOf.es.edit, exact: true }).boundingBox();
  const cancel = await main.getByRole('button', { name: textsOf.es.cancel, exact: true }).boundingBox();
  expect(cancel?.y).toBe(edit?.y);
});
