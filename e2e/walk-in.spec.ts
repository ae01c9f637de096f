import { fakeClockTest } from './fake-clock.js';
import { expect } from './guest.js';
import { logInAsOffice } from './log-in.js';
import { expectUsable } from './usable.js';

const textsOf = {
  en: {
    add: 'Add walk-in',
    notMailed: 'This class has begun, so no confirmation is sent.',
    create: 'Create Booking',
    seatLeft: '1 seat left',
    newStudent: 'New student',
    onRecord:
      'Booking created with what you entered. Luis Vega was on record already; the record was not changed and differs in: Phone and Company.',
    openStudent: 'Open student',
    select: 'Select Luis Vega',
    attended: 'Mark attended',
    counts: '1 attended, 0 absent, 1 not recorded',
    full: 'This class is full, so nobody can be added.',
  },
  es: {
    add: 'Agregar sin reservación',
    notMailed: 'Esta clase ya empezó; no se envía ninguna confirmación.',
    create: 'Crear reservación',
    seatLeft: 'queda 1 lugar',
    newStudent: 'Participante nuevo',
    onRecord:
      'Reservación creada con los datos que usted escribió. Luis Vega ya estaba en el registro, que no se modificó y difiere en: Teléfono y Empresa.',
    openStudent: 'Ver al participante',
    select: 'Seleccionar Luis Vega',
    attended: 'Marcar asistencia',
    counts: 'Asistieron: 1; no asistieron: 0; sin registrar: 1',
    full: 'El cupo de esta clase está lleno; no se puede agregar a nadie.',
  },
};

const day = 86_400_000;
const person = (firstName: string, lastName: string) => ({
  first_name: firstName,
  last_name: lastName,
  email: `${firstName.toLowerCase()}@example.com`,
});

fakeClockTest.describe(() => {
  // The class is over by the clock of the browser, but could be booked by that of the server.
  fakeClockTest.use({ startsAt: new Date(Date.now() - 20 * day).toISOString() });
  fakeClockTest(
    'the office adds somebody who came without a booking, although the class has begun @both',
    async ({ page, office, site, clock, language, hasTouch }) => {
      const texts = textsOf[language];
      const id = await office.addClass({ inDays: -10, seats: 2 });
      await office.takeSeat(id, person('Ana', 'Ruiz'));
      const earlier = await office.addClass({ inDays: -12 });
      await office.takeSeat(earlier, { ...person('Luis', 'Vega'), phone: '801-555-0120' });
      await clock.moveTo(new Date().toISOString());

      await page.goto(`/admin/schedule/${id}`);
      await logInAsOffice(page, language);
      const add = page.getByRole('link', { name: texts.add });
      await expect(add).toBeVisible();
      await expectUsable(page, 'walk-in-class');
      await add.click();
      const form = page.getByRole('region', { name: texts.add });
      await expect(form.getByText(texts.notMailed)).toBeVisible();
      await expect(form.locator('#booking-classInstanceId')).toHaveValue(/^OSHA 10/);
      await expect(form.locator('#booking-classInstanceId-hint')).toContainText(texts.seatLeft);
      await expect(form.locator('#booking-amountCents')).toHaveValue('165.00');
      const student = form.locator('#booking-studentId');
      await student.fill('example.com');
      const found = form.getByRole('listbox').getByRole('option');
      await expect(found).toHaveCount(2);
      const option = found.filter({ hasText: 'Luis Vega' });
      await (hasTouch ? option.tap() : option.click());
      await expect(student).toHaveValue('Luis Vega');
      await expect(student).toBeFocused();
      await form.getByRole('button', { name: texts.newStudent }).click();
      const entered = {
        firstName: 'Luis',
        lastName: 'Vega',
        email: 'luis@example.com',
        phone: '801-555-0177',
        companyName: 'Vega Roofing',
        emergencyContactName: 'Pat Seat',
        emergencyContactPhone: '(801) 555-0111',
      };
      for (const [field, text] of Object.entries(entered)) await form.locator(`#caller-${field}`).fill(text);
      await expectUsable(page, 'walk-in-form');
      await form.getByRole('button', { name: texts.create }).click();
      await expect(page.getByText(texts.onRecord)).toBeVisible();
      await expectUsable(page, 'walk-in-on-record');
      expect(await site.query('SELECT email FROM student ORDER BY email')).toEqual([
        { email: 'ana@example.com' },
        { email: 'luis@example.com' },
      ]);
      const messages = `SELECT template FROM outbox_message JOIN booking ON booking.id = subject_id
        WHERE class_instance_id = '${id}' AND booking.email = 'luis@example.com'`;
      expect(await site.query(messages)).toEqual([]);

      await page.getByRole('checkbox', { name: texts.select }).check();
      await page.getByRole('button', { name: texts.attended, exact: true }).click();
      await page.goto(`/admin/schedule/${id}`);
      await expect(page.getByText(texts.counts)).toBeVisible();
      await expect(page.getByText(texts.full)).toBeVisible();
      await expect(add).toHaveCount(0);
      await expectUsable(page, 'walk-in-full');

      await page.goto(`/admin/bookings?classId=${id}&new=booking`);
      await expect(page.getByRole('region', { name: texts.create }).getByText(texts.full)).toBeVisible();
    },
  );
});
