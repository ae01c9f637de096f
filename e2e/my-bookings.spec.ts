import { waitForFonts } from './fonts.mjs';
import { expect, ownSiteTest as test } from './guest.js';
import { layoutShift } from './layout-shift.js';
import { pretend, tokenOfClient } from './log-in.js';
import { mailedLink } from './mailed-link.js';
import { waitForHydration } from './navigation.js';
import { delayApi } from './network.js';
import { expectUsable } from './usable.js';

const textsOf = {
  en: {
    labels: ['First name', 'Last name', 'Email'],
    join: 'Put me on the list',
    lists: 'Waiting lists',
    waiting: 'You are on the waiting list',
    ahead: 'Nobody is ahead of you.',
    held: 'A seat is held for you',
    until: /^Book by .+ \(Mountain Time\)\. After that we offer it to the next person\.$/,
    book: /^Book or decline ?: OSHA 10-Hour Construction$/,
    view: /^View or leave the waiting list ?: OSHA 10-Hour Construction$/,
    decline: 'I do not need it',
    leave: 'Leave the list',
    leaveYes: 'Yes, leave it',
    left: 'You have left the waiting list',
    none: 'There is no booking with your email address yet.',
  },
  es: {
    labels: ['Nombre', 'Apellido', 'Correo electrónico'],
    join: 'Agregarme a la lista',
    lists: 'Listas de espera',
    waiting: 'Usted está en la lista de espera',
    ahead: 'Nadie está antes que usted.',
    held: 'Hay un lugar apartado para usted',
    until:
      /^Reserve a más tardar el .+ \(hora de la montaña\)\. Después, se lo ofreceremos a la siguiente persona\.$/,
    book: /^Reservar o rechazar ?: OSHA 10 horas, construcción$/,
    view: /^Ver la lista de espera o salir de ella ?: OSHA 10 horas, construcción$/,
    decline: 'No lo necesito',
    leave: 'Salir de la lista',
    leaveYes: 'Sí, salir',
    left: 'Usted salió de la lista de espera',
    none: 'Todavía no hay ninguna reservación con su correo electrónico.',
  },
};

const seated = {
  first_name: 'Tomás',
  last_name: 'Ruiz',
  email: 'tomas@example.com',
  phone: '(801) 555-0117',
};

test('My bookings lists who waits for a seat, and the seat that is held then @both', async ({
  page,
  office,
  site,
  language,
}) => {
  const texts = textsOf[language];
  const classId = await office.addClass({ seats: 1, inDays: 20 });
  const bookingId = await office.takeSeat(classId, seated);
  await page.goto(`/book/${classId}/wait`);
  await waitForHydration(page);
  for (const [index, value] of ['María', 'Peña', 'MARIA@example.com'].entries())
    await page.getByLabel(texts.labels[index] ?? '', { exact: true }).fill(value);
  await page.locator('#agreeToTerms').check();
  await page.getByRole('button', { name: texts.join }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.waiting })).toBeVisible();

  await pretend(page, 'client', await tokenOfClient(page, site.dataFolder));
  const release = await delayApi(page);
  await page.goto('/client/dashboard');
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  await waitForFonts(page);
  await release();
  const lists = page.getByRole('region', { name: texts.lists });
  await expect(lists.getByText(texts.waiting)).toBeVisible();
  await expect(lists.getByText(texts.ahead)).toBeVisible();
  expect(await layoutShift(page)).toBe(0);
  await expectUsable(page, 'my-waiting-list');

  await page.request.post(`/api/bookings/${bookingId}/cancel`, { data: {} });
  await mailedLink(site.dataFolder, 'MARIA@example.com', '/seat-offer/[0-9a-f-]+');
  await page.reload();
  await expect(lists.getByText(texts.held)).toBeVisible();
  await expect(lists.getByText(texts.until)).toBeVisible();
  await expectUsable(page, 'my-held-seat');
  await lists.getByRole('link', { name: texts.book }).click();
  await expect(page.getByRole('button', { name: texts.decline })).toBeVisible();

  await page.goto('/client/dashboard');
  await lists.getByRole('link', { name: texts.view }).click();
  await page.getByRole('button', { name: texts.leave }).click();
  await page.getByRole('button', { name: texts.leaveYes }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.left })).toBeVisible();
  await page.goto('/client/dashboard');
  await expect(page.getByText(texts.none)).toBeVisible();
  await expect(lists).toHaveCount(0);
});
