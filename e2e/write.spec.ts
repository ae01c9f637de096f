import { consoleLink } from './console-menu.js';
import { OfficeKeyboard } from './console-keyboard.js';
import { expect, ownSiteTest } from './guest.js';
import { logInAsOffice } from './log-in.js';
import { expectUsable } from './usable.js';

const textsOf = {
  en: {
    write: 'Write to everybody',
    more: /^More actions/,
    heading: 'Write to attendees',
    template: 'Start from',
    first: 'What to bring',
    english: 'In English',
    spanish: 'In Spanish',
    subject: 'Subject',
    next: 'Next person',
    sms: 'Text message',
    send: 'Send to 2 people',
    counts: '2 emails, 1 text message',
    undo: 'Undo',
    onItsWay: 'Your message is on its way',
    withdrawn: 'Withdrawn: nobody gets it.',
    problem: 'There is a problem',
    unknown: /^\{price\} cannot be replaced/,
    outbox: 'Sent messages',
    kind: 'Message from the office',
  },
  es: {
    write: 'Escribir a todos',
    more: /^Más acciones/,
    heading: 'Escribir a participantes',
    template: 'Comenzar con',
    first: 'Qué traer',
    english: 'En inglés',
    spanish: 'En español',
    subject: 'Asunto',
    next: 'Persona siguiente',
    sms: 'Mensaje de texto',
    send: 'Enviar a 2 personas',
    counts: '2 correos, 1 mensaje de texto',
    undo: 'Deshacer',
    onItsWay: 'Su mensaje está en camino',
    withdrawn: 'Mensaje retirado: nadie lo recibe.',
    problem: 'Hay un problema',
    unknown: /^\{price\} no se puede reemplazar/,
    outbox: 'Mensajes enviados',
    kind: 'Mensaje de la oficina',
  },
};

ownSiteTest(
  'the office writes to a class by keyboard, previews each message, and withdraws it @both @short-es',
  async ({ page, office, language }) => {
    const texts = textsOf[language];
    const id = await office.addClass();
    const seat = { phone: '(801) 555-0117', email: 'sam@example.com' };
    await office.takeSeat(id, {
      first_name: 'Sam',
      last_name: 'Able',
      ...seat,
      text_notifications: true,
      language: 'en',
    });
    await office.takeSeat(id, {
      first_name: 'Ana',
      last_name: 'Baker',
      ...seat,
      email: 'ana@example.com',
      language: 'es',
    });
    await page.goto('/admin/schedule');
    await logInAsOffice(page, language);
    const keyboard = new OfficeKeyboard(page);
    const card = page.getByRole('article').first();
    await expect(card).toBeVisible();
    const menu = card.getByRole('button', { name: texts.more });
    await keyboard.chooseFrom(menu, texts.write);
    await expect(page.getByRole('heading', { level: 1, name: texts.heading })).toBeVisible();
    await keyboard.chooseFirst(page.getByLabel(texts.template), texts.first);
    await expect(page.getByText(texts.counts)).toBeVisible();

    const mail = page.frameLocator('iframe');
    await expect(mail.getByText('Hello Sam,')).toBeVisible();
    await keyboard.press(page.getByRole('button', { name: texts.next }));
    await expect(mail.getByText('Hola, Ana:')).toBeVisible();
    // The first item follows the last.
    await page.keyboard.press('Enter');
    await expect(mail.getByText('Hello Sam,')).toBeVisible();
    await keyboard.press(page.getByRole('tab', { selected: true }));
    await page.keyboard.press('End');
    await expect(page.getByRole('tabpanel', { name: texts.sms })).toContainText('Reply STOP to stop.');
    await keyboard.expectUsableInBothThemes('write');

    const subject = page.getByRole('group', { name: texts.english }).getByLabel(texts.subject);
    const good = await subject.inputValue();
    await subject.fill('{price}');
    await keyboard.press(page.getByRole('button', { name: texts.send }));
    const problem = page.getByRole('group', { name: texts.problem });
    await expect(problem.getByRole('link', { name: texts.unknown })).toBeVisible();
    await expectUsable(page, 'write-errors');
    await subject.fill(good);
    await keyboard.press(page.getByRole('button', { name: texts.send }));
    await expect(page.getByRole('heading', { name: texts.onItsWay })).toBeVisible();
    await expectUsable(page, 'write-sent');
    await keyboard.press(page.getByRole('button', { name: texts.undo }));
    await expect(page.getByRole('status').filter({ hasText: texts.withdrawn })).toBeVisible();

    await keyboard.press(page.getByRole('button', { name: texts.send }));
    await expect(page.getByRole('heading', { name: texts.onItsWay })).toBeVisible();
    await (await consoleLink(page, texts.outbox)).click();
    await expect(page.getByRole('table').getByText(texts.kind, { exact: true })).toHaveCount(2);
  },
);

ownSiteTest(
  'the console has one bar on a phone, and its menu opens by keyboard @es-360',
  async ({ page, language }) => {
    await page.goto('/admin/bookings');
    await logInAsOffice(page, language);
    const header = page.locator('header').first();
    const menu = page.locator('[aria-controls=console-nav]');
    await expect(menu).toBeVisible();
    expect((await header.boundingBox())?.height).toBeLessThanOrEqual(56);
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    // The page takes the focus when it has loaded.
    await expect(page.locator('main h1')).toBeFocused();
    await menu.press('Enter');
    await expect(page.locator('#console-nav')).toBeVisible();
    await page.locator('#console-nav').getByRole('link', { name: 'Informes' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Informes' })).toBeVisible();
    await expect(page.locator('#console-nav')).toBeHidden();
  },
);
