import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { consoleLink } from './console-menu.js';
import { expect, ownSiteTest } from './guest.js';
import { consoleTextsOf } from './console-texts.js';
import { logInAsOffice } from './log-in.js';
import { officeEnvironment } from './office.js';
import { expectUsable } from './usable.js';

const textsOf = {
  en: {
    outbox: 'Sent messages',
    sent: 'Sent',
    scheduled: 'Scheduled',
    preview: /^Preview/,
    heading: 'Your seat is booked',
    language: 'Language',
    other: 'Spanish',
    otherHeading: 'Su lugar está reservado',
    again: /^Send again/,
    question: 'Send to sam@example.com again?',
    done: 'The message to sam@example.com is queued again.',
    failed: '1 message could not be sent',
    markHandled: /^Mark handled/,
    handled: 'Handled',
    isHandled: 'The message to sam@example.com is marked as handled.',
    undo: 'Undo',
    isOpen: 'The message to sam@example.com is open again.',
    seeBooking: /^See booking/,
  },
  es: {
    outbox: 'Mensajes enviados',
    sent: 'Enviado',
    scheduled: 'Programado',
    preview: /^Vista previa/,
    heading: 'Su lugar está reservado',
    language: 'Idioma',
    other: 'Inglés',
    otherHeading: 'Your seat is booked',
    again: /^Enviar de nuevo/,
    question: '¿Enviar de nuevo a sam@example.com?',
    done: 'El mensaje para sam@example.com está otra vez en espera.',
    failed: 'No se pudo enviar 1 mensaje',
    markHandled: /^Marcar como atendido/,
    handled: 'Atendido',
    isHandled: 'El mensaje para sam@example.com quedó marcado como atendido.',
    undo: 'Deshacer',
    isOpen: 'El mensaje para sam@example.com quedó abierto otra vez.',
    seeBooking: /^Ver la reservación/,
  },
};

ownSiteTest(
  'an admin opens a sent mail, and sends it again @both @short-en',
  async ({ page, office, site, language }) => {
    const texts = textsOf[language];
    const person = { first_name: 'Sam', last_name: 'Lee', email: 'sam@example.com', language };
    await office.takeSeat(await office.addClass(), person);

    await page.goto('/login');
    await logInAsOffice(page, language);
    const { dashboard } = consoleTextsOf[language];
    await expect(page.getByRole('heading', { level: 1, name: dashboard.heading })).toBeVisible();
    await (await consoleLink(page, texts.outbox)).click();
    // Without the reminder, which is scheduled for the day before the class.
    await expect(page.getByRole('rowheader')).toHaveText('sam@example.com');
    await page.goto(`${page.url()}?state=scheduled`);
    await expect(page.getByRole('rowheader')).toHaveText('sam@example.com');
    await expect(page.getByRole('table').getByText(texts.scheduled, { exact: true })).toBeVisible();
    await page.goto(page.url().replace(/\?.*/, ''));
    await page.goto(`${page.url()}?kind=bookingConfirmation`);
    await expect(page.getByRole('rowheader')).toHaveText('sam@example.com');
    await expect
      .poll(() => site.query('SELECT id FROM outbox_message WHERE sent_at IS NOT NULL'))
      .toHaveLength(1);
    await page.reload();
    await expect(page.getByRole('table').getByText(texts.sent, { exact: true })).toBeVisible();

    await expectUsable(page, 'outbox');

    await page.getByRole('button', { name: texts.preview }).click();
    const mail = page.frameLocator('iframe');
    await expect(mail.getByRole('heading', { level: 1, name: texts.heading })).toBeVisible();
    // The site's content security policy does not remove the mail's styles.
    await expect(mail.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '24px');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await page.getByRole('table').getByLabel(texts.language).selectOption(texts.other);
    await expect(mail.getByRole('heading', { level: 1, name: texts.otherHeading })).toBeVisible();

    await page.getByRole('button', { name: texts.again }).click();
    const question = page.getByRole('dialog', { name: texts.question });
    // A sentence that ends with 'a.m.' has no second period.
    await expect(question).not.toContainText('..');
    await question.getByRole('button', { name: texts.again }).click();
    await expect(page.getByText(texts.done)).toBeVisible();
    await expect(page.getByRole('rowheader')).toHaveCount(2);
  },
);

/** A site whose mail server refuses every recipient. */
const refusedMailTest = ownSiteTest.extend({
  environment: async ({}, use) => {
    const replies: Record<string, string> = { RCPT: '550 5.1.1 no such user', QUIT: '221 bye' };
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.write('220 mail.example\r\n');
      socket.on('data', (data) => {
        for (const line of data.toString().split('\r\n').filter(Boolean))
          socket.write(`${replies[line.slice(0, 4).toUpperCase()] ?? '250 OK'}\r\n`);
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    await use({
      ...officeEnvironment,
      SMTP_URL: `smtp://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    });
    server.close();
  },
});

refusedMailTest(
  'an admin marks a mail that could not be sent as handled @both @short-en',
  async ({ page, office, site, language }) => {
    const texts = textsOf[language];
    const { dashboard } = consoleTextsOf[language];
    const person = { first_name: 'Sam', last_name: 'Lee', email: 'sam@example.com', language };
    await office.takeSeat(await office.addClass(), person);
    await page.goto('/login');
    await logInAsOffice(page, language);
    await expect(page.getByRole('heading', { level: 1, name: dashboard.heading })).toBeVisible();
    const failed = page.getByRole('link', { name: texts.failed });
    await expect
      .poll(() => site.query('SELECT id FROM outbox_message WHERE failed_at IS NOT NULL'))
      .toHaveLength(1);
    await page.reload();
    await failed.click();

    const mark = page.getByRole('button', { name: texts.markHandled });
    await mark.click();
    await expect(page.getByText(texts.isHandled)).toBeVisible();
    await expect(page.getByRole('rowheader')).toHaveCount(0);
    await page.getByRole('button', { name: texts.undo }).click();
    await expect(page.getByText(texts.isOpen)).toBeVisible();
    await mark.click();
    await expect(page.getByText(texts.isHandled)).toBeVisible();

    await page.goto(page.url().replace('state=failed', 'state=handled'));
    await expect(page.getByRole('rowheader')).toHaveText('sam@example.com');
    await expect(page.getByRole('table').getByText(texts.handled, { exact: true })).toBeVisible();
    await expectUsable(page, 'outbox-handled');
    await page.getByRole('link', { name: texts.seeBooking }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sam Lee' })).toBeVisible();
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1, name: dashboard.heading })).toBeVisible();
    await expect(failed).toBeHidden();
  },
);

refusedMailTest(
  'the table with the actions of a failed mail fits in Spanish',
  async ({ page, office, site }) => {
    const person = { first_name: 'Sam', last_name: 'Lee', email: 'sam@example.com', language: 'es' };
    await office.takeSeat(await office.addClass(), person);
    await expect
      .poll(() => site.query('SELECT id FROM outbox_message WHERE failed_at IS NOT NULL'))
      .toHaveLength(1);
    await page.goto('/admin/outbox?state=failed&lang=es');
    await logInAsOffice(page, 'es');
    const table = page.getByRole('table');
    await expect(table.getByRole('button', { name: textsOf.es.markHandled })).toBeVisible();
    const overflow = () =>
      table.evaluate(
        (element) => element.getBoundingClientRect().width - (element.parentElement?.clientWidth ?? 0),
      );
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 960, height: 900 });
    expect(await overflow()).toBeLessThanOrEqual(0);
  },
);

ownSiteTest('with text of double size the list is readable on a phone @es-360', async ({ page, office }) => {
  await office.takeSeat(await office.addClass(), {
    first_name: 'Sam',
    last_name: 'Lee',
    email: 'sam@example.com',
  });
  await page.goto('/admin/outbox');
  await logInAsOffice(page, 'es');
  const kind = page.getByRole('cell').getByText('Confirmación de reservación', { exact: true });
  await expect(kind).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const box = await kind.boundingBox();
  expect(box?.width).toBeGreaterThan(180);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
