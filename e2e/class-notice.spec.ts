import { OfficeKeyboard } from './console-keyboard.js';
import { expect, ownSiteTest } from './guest.js';
import { logInAsOffice } from './log-in.js';

const textsOf = {
  en: {
    edit: /^Edit/,
    status: 'Status',
    cancelled: 'Cancelled',
    save: 'Save class',
    question: /^Cancel OSHA 10-Hour Construction on /,
    people: '8 people have a seat in this class.',
    channels: /^8 emails and 8 text messages, after one minute/,
    heading: 'Your class is cancelled',
    otherHeading: 'Su clase se canceló',
    textMessage: 'SMS, Spanish',
    back: 'Back to the form',
    tell: 'Cancel class and notify',
    undo: 'Undo',
    told: 'OSHA 10-Hour Construction is cancelled. 8 people will be told in a minute.',
    undone: 'Undone: the class is as it was before.',
    scheduled: 'Scheduled',
  },
  es: {
    edit: /^Editar/,
    status: 'Estado de la clase',
    cancelled: 'Cancelada',
    save: 'Guardar la clase',
    question: /^¿Cancelar OSHA 10 horas, construcción del /,
    people: '8 personas tienen lugar reservado en esta clase.',
    channels: /^8 correos y 8 mensajes de texto, al cabo de un minuto/,
    heading: 'Su clase se canceló',
    otherHeading: 'Your class is cancelled',
    textMessage: 'Mensaje de texto en inglés',
    back: 'Volver al formulario',
    tell: 'Cancelar la clase y avisar',
    undo: 'Deshacer',
    told: 'Se canceló OSHA 10 horas, construcción. En un minuto se avisará a 8 personas.',
    undone: 'Se deshizo el cambio: la clase está como antes.',
    scheduled: 'Programada',
  },
};

ownSiteTest(
  'a class with eight attendees is cancelled by keyboard after a preview of the notices, and restored @both @short-es',
  async ({ page, office, language }) => {
    const texts = textsOf[language];
    const typeId = await office.addClassType();
    const id = await office.addClass({ typeId });
    await office.addClass({ typeId, inDays: 30, seats: 9 });
    for (let seat = 1; seat <= 8; seat += 1)
      await office.takeSeat(id, {
        first_name: 'Sam',
        last_name: `Seat ${String(seat)}`,
        email: `seat${String(seat)}@example.com`,
        phone: '(801) 555-0117',
        text_notifications: true,
        language,
      });
    await page.goto('/admin/schedule');
    await logInAsOffice(page, language);
    const keyboard = new OfficeKeyboard(page);
    const card = page.getByRole('article').first();
    await keyboard.press(card.getByRole('button', { name: texts.edit }));
    const form = page.locator('form');
    await keyboard.choose(form.getByLabel(texts.status, { exact: true }), texts.cancelled);
    await keyboard.press(form.getByRole('button', { name: texts.save }));

    const dialog = page.getByRole('dialog', { name: texts.question });
    await expect(dialog.getByText(texts.people)).toBeVisible();
    await expect(dialog.getByText(texts.channels)).toBeVisible();
    const mail = page.frameLocator('iframe');
    await expect(mail.getByRole('heading', { level: 1, name: texts.heading })).toBeVisible();
    await keyboard.press(dialog.getByRole('tab', { selected: true }));
    await page.keyboard.press('ArrowRight');
    await expect(mail.getByRole('heading', { level: 1, name: texts.otherHeading })).toBeVisible();
    await page.keyboard.press('End');
    await expect(dialog.getByRole('tabpanel', { name: texts.textMessage })).toBeVisible();
    await keyboard.expectUsableInBothThemes('class-notice');
    await keyboard.press(dialog.getByRole('button', { name: texts.tell }));

    await expect(page.getByRole('status').filter({ hasText: texts.told })).toBeVisible();
    await expect(card.getByText(texts.cancelled, { exact: true })).toBeVisible();
    await keyboard.press(page.getByRole('button', { name: texts.undo }));
    await expect(page.getByRole('status').filter({ hasText: texts.undone })).toBeVisible();
    await expect(card.getByText(texts.scheduled, { exact: true })).toBeVisible();
    await keyboard.expectUsableInBothThemes('class-notice-undone');
  },
);
