import { bookingTest, expect, ownSiteTest } from './guest.js';
import { waitForHydration } from './navigation.js';
import { expectMail, mailedLink } from './mailed-link.js';
import { fakeClockTest } from './fake-clock.js';
import { expectUsable } from './usable.js';

const textsOf = {
  en: {
    until: /^You can cancel until .+(AM|PM) Mountain Time, with a full refund\./,
    over: /^The time to cancel ended on .+ Mountain Time/,
    cancel: 'Cancel the booking',
    yes: 'Yes, cancel my booking',
    cancelled: 'This booking is cancelled',
    move: 'Move to another date',
    choose: 'Choose a date',
    moveIt: 'Move my booking',
    moved: /^Done: your new date is/,
    isMoved: 'This booking was moved: this is its date now.',
    other: 'See other dates',
    change: 'Correct or change name, email or phone',
    first: 'First name',
    email: 'Email',
    save: 'Save the changes',
    gone: 'You have passed this seat on',
    required: 'First name required',
    corrected: /^Done: messages go to maria\.pena@example\.com now\./,
    forYou: 'A seat for you',
    passedOn: 'Your seat was passed on',
    spring: 'Saturday, March 13 at 7:00 AM Mountain Time',
    autumn: 'Saturday, November 6 at 9:00 AM Mountain Time',
    number: 'Confirmation number',
    send: 'Email me the link',
    sent: 'Check your email',
    find: 'Find my booking',
  },
  es: {
    until: /^Puede cancelar hasta el .+[ap]\.\s?m\., hora de la montaña, con reembolso completo\./,
    over: /^El plazo para cancelar terminó el .+ hora de la montaña/,
    cancel: 'Cancelar la reservación',
    yes: 'Sí, cancelar mi reservación',
    cancelled: 'Esta reservación está cancelada',
    move: 'Cambiar de fecha',
    choose: 'Elija una fecha',
    moveIt: 'Cambiar la fecha',
    moved: /^Listo: su nueva fecha es/,
    isMoved: 'Esta reservación se cambió de fecha: esta es la fecha actual.',
    other: 'Ver otras fechas',
    change: 'Corregir o cambiar nombre, correo o teléfono',
    first: 'Nombre',
    email: 'Correo electrónico',
    save: 'Guardar los cambios',
    gone: 'Usted cedió este lugar',
    required: 'Escriba el nombre',
    corrected: /^Listo: .*maria\.pena@example\.com/,
    forYou: 'Un lugar para usted',
    passedOn: 'Su lugar se cedió a otra persona',
    spring: 'sábado 13 de marzo a las 7:00 a.m., hora de la montaña',
    autumn: 'sábado 6 de noviembre a las 9:00 a.m., hora de la montaña',
    number: 'Número de confirmación',
    send: 'Enviarme el enlace',
    sent: 'Revise su correo',
    find: 'Buscar mi reservación',
  },
};

const maria = { first_name: 'María', last_name: 'Peña', email: 'maria@example.com', phone: '(801) 555-0117' };

bookingTest(
  'a guest cancels in time, and a second tab displays the cancellation too @both @smoke',
  async ({ page, office, language }) => {
    const texts = textsOf[language];
    const id = await office.takeSeat(await office.addClass({ inDays: 20 }), maria);
    await page.goto(`/booking-confirmation/${id}`);
    const other = await page.context().newPage();
    await other.goto(`/booking-confirmation/${id}`);
    await expect(page.getByText(texts.until)).toBeVisible();
    for (const tab of [page, other]) {
      await tab.getByRole('button', { name: texts.cancel }).click();
      const yes = tab.getByRole('button', { name: texts.yes });
      await yes.waitFor();
      if (tab === page) await expectUsable(page, 'own-booking-cancel');
      await yes.click();
      const heading = tab.getByRole('heading', { level: 1, name: texts.cancelled });
      await expect(heading).toBeFocused();
    }
    await expect(page.getByRole('button', { name: texts.cancel })).toHaveCount(0);
    await expect(page.getByRole('link', { name: texts.other })).toBeVisible();
    const response = await page.request.get(`/api/bookings/${id}`);
    expect(await response.json()).toMatchObject({ booking_status: 'cancelled' });
  },
);

bookingTest(
  'within 48 hours a guest cannot cancel, which page and server report @both',
  async ({ page, office, language }) => {
    const texts = textsOf[language];
    const id = await office.takeSeat(await office.addClass({ inDays: 1 }), maria);
    await page.goto(`/booking-confirmation/${id}`);
    await expect(page.getByText(texts.over)).toBeVisible();
    await expect(page.getByRole('button', { name: texts.cancel })).toHaveCount(0);
    await expect(page.getByRole('button', { name: texts.move })).toBeVisible();
    const refused = await page.request.post(`/api/bookings/${id}/cancel`, { data: {} });
    expect(refused.status()).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'POLICY' });
  },
);

bookingTest(
  'a guest moves the booking to another date of the same class type @both @smoke',
  async ({ page, office, language }) => {
    const texts = textsOf[language];
    const typeId = await office.addClassType();
    const from = await office.addClass({ typeId, inDays: 10 });
    const to = await office.addClass({ typeId, inDays: 17, seats: 1 });
    const id = await office.takeSeat(from, maria);
    await page.goto(`/booking-confirmation/${id}`);
    await page.getByRole('button', { name: texts.move }).click();
    await page.getByRole('button', { name: texts.moveIt }).click();
    await expect(page.getByRole('group').getByRole('link', { name: texts.choose })).toBeVisible();
    await expectUsable(page, 'own-booking-move');
    await page.getByRole('radio').check();
    await page.getByRole('button', { name: texts.moveIt }).click();
    await expect(page.getByText(texts.moved)).toBeVisible();
    await expect(page.getByText(texts.isMoved)).toBeVisible();
    const response = await page.request.get(`/api/bookings/${id}`);
    expect(await response.json()).toMatchObject({ class_instance_id: to });
  },
);

bookingTest(
  'a guest changes the attendee, and missing values are reported at their fields @both',
  async ({ page, office, language }) => {
    const texts = textsOf[language];
    const id = await office.takeSeat(await office.addClass({ inDays: 5 }), { ...maria, language });
    await page.goto(`/booking-confirmation/${id}`);
    await page.getByRole('button', { name: texts.change }).click();
    await page.getByLabel(texts.first, { exact: true }).fill('');
    await page.getByRole('button', { name: texts.save }).click();
    await expect(page.getByRole('link', { name: texts.required })).toBeVisible();
    await expectUsable(page, 'own-booking-change');
    await page.getByLabel(texts.first, { exact: true }).fill('Tomás');
    await page.getByLabel(texts.email, { exact: true }).fill('tomas@example.com');
    await page.getByRole('button', { name: texts.save }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.gone })).toBeFocused();
    await expect(page.getByText('Tomás Peña')).toBeVisible();
    await expectUsable(page, 'own-booking-passed-on');
    expect((await page.request.get(`/api/bookings/${id}`)).status()).toBe(404);
    await expectMail(office.dataFolder, 'tomas@example.com', texts.forYou);
    await expectMail(office.dataFolder, maria.email, texts.passedOn);
  },
);

bookingTest(
  'a guest who corrects the email address sees the notice, and then the top of the page after passing the seat on @both',
  async ({ page, office, language }) => {
    const texts = textsOf[language];
    const id = await office.takeSeat(await office.addClass({ inDays: 5 }), { ...maria, language });
    await page.goto(`/booking-confirmation/${id}`);
    await page.getByRole('button', { name: texts.change }).click();
    await page.getByLabel(texts.email, { exact: true }).fill('maria.pena@example.com');
    await page.getByRole('button', { name: texts.save }).click();
    const news = page.getByText(texts.corrected);
    await expect(news).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('status').filter({ has: news })).toBeFocused();
    expect(page.url()).not.toContain(id);

    await page.getByRole('button', { name: texts.change }).click();
    await page.getByLabel(texts.first, { exact: true }).fill('Tomás');
    await page.getByLabel(texts.email, { exact: true }).fill('tomas@example.com');
    await page.getByRole('button', { name: texts.save }).click();
    const heading = page.getByRole('heading', { level: 1, name: texts.gone });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
  },
);

ownSiteTest(
  'a guest who has lost the link gets it by mail for email and number @both',
  async ({ page, office, site, language }) => {
    const texts = textsOf[language];
    const id = await office.takeSeat(await office.addClass({ inDays: 5 }), maria);
    const response = await page.request.get(`/api/bookings/${id}`);
    const { confirmation_number: number } = (await response.json()) as { confirmation_number: string };
    await page.goto('/login');
    await waitForHydration(page);
    await page.getByRole('main').locator('a[href="/find-booking"]').click();
    await page.getByRole('heading', { level: 1, name: texts.find }).waitFor();
    await page.getByLabel(texts.email, { exact: true }).fill('MARIA@example.com');
    await page
      .getByLabel(texts.number, { exact: true })
      .fill(`${number.slice(0, 4)} ${number.slice(4).toLowerCase()}`);
    await expectUsable(page, 'find-booking');
    await page.getByRole('button', { name: texts.send }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.sent })).toBeFocused();
    // The confirmation also contains the link, in English, and was sent earlier.
    await expect(async () => {
      const link = await mailedLink(site.dataFolder, 'maria@example.com', `/booking-confirmation/${id}`);
      expect(new URL(link).searchParams.get('lang')).toBe(language);
    }).toPass({ timeout: 60_000 });
  },
);

/** 48 elapsed hours before 8:00 at the venue, on the Monday after a clock change. */
const clockChanges = [
  {
    season: 'spring',
    startsAt: '2027-03-01T18:00:00.000Z',
    date: '2027-03-15',
    deadline: '2027-03-13T14:00:00.000Z',
  },
  {
    season: 'autumn',
    startsAt: '2027-10-25T18:00:00.000Z',
    date: '2027-11-08',
    deadline: '2027-11-06T15:00:00.000Z',
  },
] as const;

for (const { season, startsAt, date, deadline } of clockChanges) {
  fakeClockTest.describe(() => {
    fakeClockTest.use({ startsAt });
    fakeClockTest(
      `a guest can cancel until 48 hours before a class after the clock change in ${season} @both`,
      async ({ page, office, clock, language }) => {
        const texts = textsOf[language];
        const classId = await office.addClass({ date });
        const [inTime, late] = [
          await office.takeSeat(classId, maria),
          await office.takeSeat(classId, { ...maria, first_name: 'Tomás', email: 'tomas@example.com' }),
        ];
        const main = page.getByRole('main');
        const open = async (id: string) => {
          await page.goto(`/booking-confirmation/${id}`);
          await page.getByRole('button', { name: texts.move }).waitFor();
          await expect(main).toContainText(texts[season], { useInnerText: true });
        };
        await clock.moveTo(new Date(Date.parse(deadline) - 60_000).toISOString());
        await open(inTime);
        await page.getByRole('button', { name: texts.cancel }).click();
        await page.getByRole('button', { name: texts.yes }).click();
        await expect(page.getByRole('heading', { level: 1, name: texts.cancelled })).toBeVisible();

        await clock.moveTo(new Date(Date.parse(deadline) + 1).toISOString());
        await open(late);
        await expect(page.getByText(texts.over)).toBeVisible();
        await expect(page.getByRole('button', { name: texts.cancel })).toHaveCount(0);
        await expectUsable(page, `own-booking-after-${season}`);
        const refused = await page.request.post(`/api/bookings/${late}/cancel`, { data: {} });
        expect(await refused.json()).toMatchObject({ code: 'POLICY' });
      },
    );
  });
}
