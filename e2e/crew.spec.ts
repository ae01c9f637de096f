import type { Page } from '@playwright/test';
import { expect, bookingTest as test } from './guest.js';
import { loseResponses } from './network.js';
import { expectUsable } from './usable.js';

const TEXTS = {
  en: {
    link: 'Booking for a crew?',
    paste: 'Paste a list of names',
    put: 'Fill the seats',
    understood: '4 people found in your list:',
    placed: '4 seats were filled.',
    named: 'Rosa Vega was added.',
    book: 'Book 6 seats',
    booked: 'Your crew has its seats',
    toCome: 'Seat 5: name to come',
    add: 'Add the name',
    save: 'Save the name',
    firstName: 'First name',
    lastName: 'Last name',
    addSeat: 'Add a seat',
    added: 'One seat was added.',
    giveBack: 'Give back a seat without a name',
    returned: 'One seat was given back.',
    emergency: 'Own emergency contact',
    move: 'Move 3 seats',
    moveAll: 'Move the crew',
    chooseDate: 'Choose a date',
    moved: /^Your crew's new date is /,
    correct: 'Correct your details',
    hint: 'We have a number that ends in 0161.',
    problem: 'Enter a phone number, like (801) 555-0199',
    saveDetails: 'Save the changes',
    saved: 'Done: your details are saved.',
    detailsLost: /^No connection/,
    changedElsewhere:
      'The seats were changed in another window in the meantime: you have 7 seats now, 2 without a name. Nothing more was changed.',
  },
  es: {
    link: '¿Reserva para un grupo?',
    paste: 'Pegar una lista de nombres',
    put: 'Asignar los lugares',
    understood: 'Reconocimos 4 personas:',
    placed: 'Se asignaron lugares a 4 personas.',
    named: 'Se agregó el nombre de Rosa Vega.',
    book: 'Reservar 6 lugares',
    booked: 'Su grupo ya tiene sus lugares',
    toCome: 'Lugar 5: nombre pendiente',
    add: 'Agregar el nombre',
    save: 'Guardar el nombre',
    firstName: 'Nombre',
    lastName: 'Apellido',
    addSeat: 'Agregar un lugar',
    added: 'Se agregó un lugar.',
    giveBack: 'Devolver un lugar sin nombre',
    returned: 'Se devolvió un lugar.',
    emergency: 'Contacto de emergencia propio',
    move: 'Cambiar la fecha de 3 lugares',
    moveAll: 'Cambiar la fecha del grupo',
    chooseDate: 'Elija una fecha',
    moved: /^La nueva fecha de su grupo es el /,
    correct: 'Corregir sus datos',
    hint: 'Tenemos un número que termina en 0161.',
    problem: 'Escriba un número de teléfono, como (801) 555-0199',
    saveDetails: 'Guardar los cambios',
    saved: 'Listo: guardamos sus datos.',
    detailsLost: /^Sin conexión/,
    changedElsewhere:
      'Mientras tanto, los lugares cambiaron en otra ventana: ahora tiene 7 lugares, 2 sin nombre. No se cambió nada más.',
  },
};

test('a contact books for a crew of six with two unnamed seats, and names one later @both @smoke', async ({
  page,
  context,
  office,
  bookingForm,
}) => {
  const classId = await office.addClass({ seats: 12 });
  await bookingForm.open(classId);
  const language = (await page.locator('html').getAttribute('lang')) === 'es' ? 'es' : 'en';
  const texts = TEXTS[language];
  const main = page.getByRole('main');
  await main.getByRole('link', { name: texts.link }).click();

  await main.locator('#seats').selectOption('6');
  await main.getByText(texts.paste).click();
  const list = 'Ana Ruiz, ana@example.com\nOrtega, Luis\nEva Soto 801-555-0142\nJuan de la Cruz';
  await main.locator('#pasted').fill(list);
  await expect(main.getByText(texts.understood)).toBeVisible();
  await main.getByRole('button', { name: texts.put }).click();
  await expect(main.getByText(texts.placed)).toBeVisible();
  await expect(main.locator('[id="attendees.3.lastName"]')).toHaveValue('de la Cruz');
  // One member has an own emergency contact; the others use the crew's.
  await main.getByRole('button', { name: texts.emergency }).first().click();
  await page.keyboard.type('Tomás Ruiz');
  await expect(main.locator('[id="attendees.0.emergencyContactName"]')).toHaveValue('Tomás Ruiz');
  await main.locator('[id="attendees.0.emergencyContactPhone"]').fill('801 555 0170');
  await expectUsable(page, 'crew-form-with-people');

  const contact = {
    'contact.firstName': 'Elena',
    'contact.lastName': 'Vigil',
    'contact.email': 'elena.vigil@example.com',
    'contact.phone': '(801) 555-0161',
    purchaseOrder: 'PO/2027-15',
    emergencyContactName: 'Marta Vigil',
    emergencyContactPhone: '(801) 555-0162',
  };
  for (const [field, text] of Object.entries(contact)) await main.locator(`[id="${field}"]`).fill(text);
  await page.reload();
  await expect(main.locator('[id="attendees.0.firstName"]')).toHaveValue('Ana');
  await main.locator('#agreeToTerms').check();
  await main.getByRole('button', { name: texts.book }).dblclick();

  await expect(main.getByRole('heading', { level: 1, name: texts.booked })).toBeVisible();
  expect(await office.seatsLeft(classId)).toBe(6);
  await expect(main.getByText(texts.toCome)).toBeVisible();
  await main.getByRole('button', { name: texts.add }).click();
  await main.getByLabel(texts.firstName, { exact: true }).fill('Rosa');
  await main.getByLabel(texts.lastName, { exact: true }).fill('Vega');
  await main.getByRole('button', { name: texts.save }).click();
  await expect(main.getByText(texts.named)).toBeVisible();
  await expect(main.getByText('Rosa Vega', { exact: true })).toBeFocused();
  expect(await office.seatsLeft(classId)).toBe(6);

  // On one sheet of paper, with the number to call.
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner').locator('a[href^="tel:"]')).toBeVisible();
  await page.emulateMedia({ media: null });

  const otherTab = await context.newPage();
  await otherTab.goto(page.url());
  const inOtherTab = otherTab.getByRole('main');
  await expect(inOtherTab.getByRole('button', { name: texts.giveBack })).toBeVisible();
  await main.getByRole('button', { name: texts.addSeat }).click();
  await expect(main.getByText(texts.added)).toBeVisible();
  expect(await office.seatsLeft(classId)).toBe(5);
  // The other tab does not know of the added seat: its click changes nothing and displays a notice.
  await inOtherTab.getByRole('button', { name: texts.giveBack }).click();
  await expect(inOtherTab.getByText(texts.changedElsewhere)).toBeVisible();
  expect(await office.seatsLeft(classId)).toBe(5);
  await expectUsable(otherTab, 'crew-changed-elsewhere');
  await inOtherTab.getByRole('button', { name: texts.giveBack }).click();
  await expect(inOtherTab.getByText(texts.returned)).toBeVisible();
  expect(await office.seatsLeft(classId)).toBe(6);
  await otherTab.close();
  // The form is not displayed again.
  await page.goBack();
  await expect(main.getByRole('link', { name: texts.link })).toBeVisible();
  await expect(main.getByRole('button', { name: texts.book })).toHaveCount(0);
});

/** Books for two people and an unnamed seat. @returns the id of the link */
async function bookCrew(page: Page, classId: string, language: keyof typeof TEXTS): Promise<string> {
  const response = await page.request.post('/api/crew-bookings', {
    data: {
      class_instance_id: classId,
      contact: {
        first_name: 'Elena',
        last_name: 'Vigil',
        email: 'elena.vigil@example.com',
        phone: '(801) 555-0161',
      },
      emergency_contact_name: 'Marta Vigil',
      emergency_contact_phone: '(801) 555-0162',
      attendees: [
        { first_name: 'Ana', last_name: 'Ruiz', email: 'ana@example.com' },
        { first_name: 'Luis', last_name: 'Ortega' },
      ],
      unnamed_seats: 1,
      agree_to_terms: true,
      language,
    },
  });
  return ((await response.json()) as { id: string }).id;
}

test('a contact moves all seats of a crew to another date, in one window @both', async ({
  page,
  context,
  office,
  language,
}) => {
  const typeId = await office.addClassType();
  const from = await office.addClass({ typeId });
  const to = await office.addClass({ typeId, inDays: 20 });
  await office.addClass({ typeId, inDays: 30, seats: 2 });
  const id = await bookCrew(page, from, language);
  const texts = TEXTS[language];
  await page.goto(`/crew-bookings/${id}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: texts.move }).click();
  // The class with two seats is not offered.
  await expect(main.getByRole('radio')).toHaveCount(1);
  await main.getByRole('button', { name: texts.moveAll }).click();
  await expect(main.getByRole('link', { name: texts.chooseDate })).toBeVisible();
  await main.getByRole('radio').check();
  await expectUsable(page, 'crew-move');

  const otherTab = await context.newPage();
  await otherTab.goto(page.url());
  const inOtherTab = otherTab.getByRole('main');
  await inOtherTab.getByRole('button', { name: texts.move }).click();
  await inOtherTab.getByRole('radio').check();

  await main.getByRole('button', { name: texts.moveAll }).dblclick();
  await expect(main.getByText(texts.moved)).toBeFocused();
  expect(await office.seatsLeft(from)).toBe(20);
  expect(await office.seatsLeft(to)).toBe(17);
  // Moving to the date that it has already changes nothing.
  await inOtherTab.getByRole('button', { name: texts.moveAll }).click();
  await expect(inOtherTab.getByText(texts.moved)).toBeVisible();
  expect(await office.seatsLeft(to)).toBe(17);
});

test('a contact corrects their details, across a reload and a lost response @both', async ({
  page,
  office,
  language,
}) => {
  const texts = TEXTS[language];
  const id = await bookCrew(page, await office.addClass(), language);
  await page.goto(`/crew-bookings/${id}`);
  const main = page.getByRole('main');
  const field = (name: string) => main.locator(`#crew-details-${name}`);
  const save = main.getByRole('button', { name: texts.saveDetails });
  await main.getByRole('button', { name: texts.correct }).click();
  await expect(main.getByRole('heading', { level: 3, name: texts.correct })).toBeFocused();
  await expect(main.getByText(texts.hint)).toBeVisible();
  await field('purchaseOrder').fill('PO/2027-16');
  await field('phone').fill('12');
  await save.click();
  await expect(main.getByRole('link', { name: texts.problem })).toBeVisible();
  await expectUsable(page, 'crew-details');

  await page.reload();
  await main.getByRole('button', { name: texts.correct }).click();
  await expect(field('purchaseOrder')).toHaveValue('PO/2027-16');
  await field('phone').fill('(801) 555-0170');
  const restore = await loseResponses(page);
  await save.click();
  await expect(main.getByRole('alert').filter({ hasText: texts.detailsLost })).toBeVisible();
  await restore();
  await save.click();
  await expect(main.getByText(texts.saved)).toBeFocused();
  await expect(main.getByText('PO/2027-16')).toBeVisible();
  await expectUsable(page, 'crew-details-saved');
  await main.getByRole('button', { name: texts.correct }).click();
  await expect(field('phone')).toHaveValue('');
});
