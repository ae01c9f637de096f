import type { Locator } from '@playwright/test';
import { waitForFonts } from './fonts.mjs';
import { expect, ownSiteTest } from './guest.js';
import { logInAsOffice } from './log-in.js';
import { delayApi } from './network.js';
import { expectUsable } from './usable.js';

const texts = {
  en: {
    classes: 'Today and tomorrow',
    day: /^Tomorrow, /,
    seats: '2 of 8 seats',
    paid: (count: number) => `${String(count)} of 2 paid`,
    noInstructor: 'No instructor',
    who: /^Who is coming \(2\)/,
    emergency: /^Emergency: Pat Seat/,
    unpaid: /^Payment pending/,
    owed: ['2 bookings, $330.00', '1 booking, $165.00'],
    markPaid: 'Mark paid for Sam Seat 1',
    marked: 'The booking of Sam Seat 1 is marked paid.',
    undo: 'Undo',
    sheet: /^Sign-in sheet/,
    refund: 'Refunds due: 1 booking, $165.00',
  },
  es: {
    classes: 'Hoy y mañana',
    day: /^Mañana, /,
    seats: '2 de 8 lugares',
    paid: (count: number) => `Pagadas: ${String(count)} de 2`,
    noInstructor: 'Sin instructor(a)',
    who: /^Quiénes vienen \(2\)/,
    emergency: /^Emergencia: Pat Seat/,
    unpaid: /^Pago pendiente/,
    owed: ['2 reservaciones, $330.00', '1 reservación, $165.00'],
    markPaid: 'Marcar pagada de Sam Seat 1',
    marked: 'La reservación de Sam Seat 1 quedó pagada.',
    undo: 'Deshacer',
    sheet: /^Lista de asistencia/,
    refund: 'Reembolsos pendientes: 1 reservación, $165.00',
  },
} as const;

const dateIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format();
/** The venue's tomorrow in days from the UTC date, from which `addClass` counts. */
const tomorrow = () => (dateIn('America/Denver') === dateIn('UTC') ? 1 : 0);

ownSiteTest(
  'tomorrow’s class lists its attendees, who are marked as paid, and their emergency contacts @both @short-es',
  async ({ page, office, language }) => {
    const said = texts[language];
    const id = await office.addClass({ inDays: tomorrow(), seats: 8 });
    await office.takeSeats(id, 2);
    await page.goto('/admin/dashboard');
    await logInAsOffice(page, language);
    const classes = page.getByRole('region', { name: said.classes });
    await expect(classes.getByRole('heading', { level: 3 })).toHaveText(said.day);
    for (const text of [said.seats, said.paid(0), said.noInstructor])
      await expect(classes).toContainText(text);
    await classes.getByRole('button', { name: said.who }).click();
    const call = classes.getByRole('link', { name: said.emergency }).first();
    await expect(call).toHaveAttribute('href', 'tel:8015550111');
    await expectUsable(page, 'today');

    const unpaid = page.getByRole('region', { name: said.unpaid });
    await expect(unpaid).toContainText(said.owed[0]);
    await unpaid.getByRole('button', { name: said.markPaid }).click();
    await expect(page.getByText(said.marked)).toBeVisible();
    await expect(unpaid).toContainText(said.owed[1]);
    await expect(classes).toContainText(said.paid(1));
    await page.getByRole('button', { name: said.undo }).click();
    await expect(classes).toContainText(said.paid(0));

    await classes.getByRole('link', { name: said.sheet }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/schedule/${id}/sign-in-sheet$`));
  },
);

ownSiteTest(
  'what can be tapped on the dashboard and above the students keeps its place while they load @both',
  async ({ page, office, language }) => {
    const said = texts[language];
    const classId = await office.addClass({ inDays: 9 });
    await office.cancelPaid(
      await office.takeSeat(classId, { first_name: 'Sam', last_name: 'Seat', email: 's@example.com' }),
    );
    await page.goto('/admin/dashboard');
    await logInAsOffice(page, language);
    await expect(page.getByRole('link', { name: said.refund })).toBeVisible();
    const heightOf = async (target: Locator) => {
      await expect(target).toBeVisible();
      await waitForFonts(page);
      return (await target.boundingBox())?.y;
    };
    for (const [path, target, loaded] of [
      [
        '/admin/dashboard',
        page.locator('a[href="/admin/schedule?new"]'),
        page.getByRole('link', { name: said.refund }),
      ],
      [
        '/admin/students',
        page.locator('#student-search'),
        page.getByRole('link', { name: 'Sam Seat', exact: true }),
      ],
    ] as const) {
      const release = await delayApi(page);
      await page.goto(path);
      const before = await heightOf(target);
      await release();
      await expect(loaded).toBeVisible();
      expect([path, await heightOf(target)]).toEqual([path, before]);
    }
  },
);
