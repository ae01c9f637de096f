import { expect, bookingTest as test } from './guest.js';
import { logInAsOffice } from './log-in.js';
import { mailedLink } from './mailed-link.js';
import { expectUsable } from './usable.js';

const TEXTS = {
  en: {
    more: 'More actions',
    bookCrew: 'Book for a crew',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company (optional)',
    emergencyName: 'Emergency contact name',
    emergencyPhone: 'Emergency contact phone',
    terms: 'The contact agrees to the terms.',
    contact: 'Contact',
    seat: 'Seat 1',
    book: 'Book 2 seats',
    crew: 'Crew: Vigil Concrete',
    nameMissing: 'Type at least one name',
    saveNames: 'Save the names',
    named: '1 name was added.',
    recordPayment: 'Record payment',
    reference: 'Reference (optional)',
    markPaid: 'Mark 1 booking paid',
    markedPaid: '1 booking is marked paid.',
    unnamed: 'Seats without a name',
    saveCount: 'Save the number',
    counted: 'The crew now has 3 seats without a name.',
    moveTo: 'Move to',
    move: 'Move 4 seats',
    moved: /^The crew was moved to /,
    editContact: 'Edit the contact',
    save: 'Save',
    contactSaved: 'The contact is saved.',
    contactsPage: "The contact's page",
    noCrew: 'Crew not found',
  },
  es: {
    more: 'Más acciones',
    bookCrew: 'Reservar para un grupo',
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    company: 'Empresa (opcional)',
    emergencyName: 'Nombre del contacto de emergencia',
    emergencyPhone: 'Teléfono del contacto de emergencia',
    terms: 'El contacto acepta las condiciones.',
    contact: 'Contacto',
    seat: 'Lugar 1',
    book: 'Reservar 2 lugares',
    crew: 'Grupo: Vigil Concrete',
    nameMissing: 'Escriba al menos un nombre',
    saveNames: 'Guardar los nombres',
    named: 'Se agregó 1 nombre.',
    recordPayment: 'Registrar el pago',
    reference: 'Referencia (opcional)',
    markPaid: 'Marcar 1 reservación como pagada',
    markedPaid: '1 reservación quedó pagada.',
    unnamed: 'Lugares sin nombre',
    saveCount: 'Guardar el número',
    counted: 'Ahora el grupo tiene 3 lugares sin nombre.',
    moveTo: 'Clase nueva',
    move: 'Cambiar la fecha de 4 lugares',
    moved: /^La nueva fecha del grupo es: /,
    editContact: 'Editar el contacto',
    save: 'Guardar',
    contactSaved: 'El contacto está guardado.',
    contactsPage: 'La página del contacto',
    noCrew: 'No se encontró el grupo',
  },
};

test('the office books for a crew, names a seat, records its payment, adds seats, and moves all to another date @both', async ({
  page,
  office,
  language,
}) => {
  const texts = TEXTS[language];
  const typeId = await office.addClassType();
  const from = await office.addClass({ typeId, seats: 6 });
  const to = await office.addClass({ typeId, inDays: 20 });
  await page.goto(`/admin/schedule/${from}`);
  await logInAsOffice(page, language);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: texts.more, exact: true }).click();
  await page.getByRole('menuitem', { name: texts.bookCrew }).click();
  await expect(main.getByRole('heading', { level: 1, name: texts.bookCrew })).toBeVisible();
  await main.getByRole('button', { name: texts.book }).click();
  await expectUsable(page, 'crew-of-office-errors');
  const contact = main.getByRole('group', { name: texts.contact, exact: true });
  await contact.getByLabel(texts.firstName).fill('Elena');
  await contact.getByLabel(texts.lastName).fill('Vigil');
  await contact.getByLabel(texts.email, { exact: true }).fill('elena.vigil@example.com');
  await contact.getByLabel(texts.phone, { exact: true }).fill('(801) 555-0161');
  await contact.getByLabel(texts.company).fill('Vigil Concrete');
  await main.getByLabel(texts.emergencyName).fill('Marta Vigil');
  await main.getByLabel(texts.emergencyPhone).fill('(801) 555-0162');
  await main.getByRole('checkbox', { name: texts.terms }).check();
  await main.getByRole('button', { name: texts.book }).dblclick();

  await expect(main.getByRole('heading', { level: 1, name: texts.crew })).toBeVisible();
  expect(await office.seatsLeft(from)).toBe(4);
  await main.getByRole('button', { name: texts.saveNames }).click();
  await expect(main.getByText(texts.nameMissing)).toBeVisible();
  await expectUsable(page, 'crew-of-office');
  const seat = main.getByRole('group', { name: texts.seat });
  await seat.getByLabel(texts.firstName).fill('Ana');
  await seat.getByLabel(texts.lastName).fill('Ruiz');
  await main.getByRole('button', { name: texts.saveNames }).dblclick();
  await expect(page.getByText(texts.named)).toBeVisible();
  await expect(main.getByRole('rowheader', { name: 'Ana Ruiz' })).toBeVisible();
  expect(await office.seatsLeft(from)).toBe(4);

  const opener = main.getByRole('button', { name: texts.recordPayment });
  await opener.click();
  await main.getByLabel(texts.reference).fill('Check 1041');
  await expectUsable(page, 'crew-payment');
  await main.getByRole('button', { name: texts.markPaid }).dblclick();
  await expect(page.getByText(texts.markedPaid)).toBeVisible();
  await expect(opener).toHaveCount(0);

  await main.getByLabel(texts.unnamed).selectOption('3');
  await main.getByRole('button', { name: texts.saveCount }).click();
  await expect(page.getByText(texts.counted)).toBeVisible();
  expect(await office.seatsLeft(from)).toBe(2);

  await main.getByLabel(texts.moveTo).click();
  await main.getByRole('listbox').getByRole('option').click();
  await main.getByRole('button', { name: texts.move }).dblclick();
  await expect(page.getByText(texts.moved)).toBeVisible();
  expect(await office.seatsLeft(from)).toBe(6);
  expect(await office.seatsLeft(to)).toBe(16);
  await expectUsable(page, 'crew-of-office-moved');
});

test('the office corrects the email of a contact, who gets a new link @both', async ({
  page,
  office,
  language,
}) => {
  const texts = TEXTS[language];
  const email = `corrected-${language}@example.com`;
  const former = await office.takeCrew(await office.addClass(), {
    first_name: 'Elena',
    last_name: 'Vigil',
    email: `mistyped-${language}@example.com`,
    company_name: 'Vigil Concrete',
  });
  await page.goto(`/admin/bookings/crews/${former}`);
  await logInAsOffice(page, language);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: texts.editContact }).click();
  const form = main.getByRole('region', { name: texts.editContact });
  await form.getByLabel(texts.email, { exact: true }).fill(email);
  await expectUsable(page, 'crew-contact');
  await form.getByRole('button', { name: texts.save, exact: true }).dblclick();
  await expect(page.getByText(texts.contactSaved)).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(main.getByRole('link', { name: email, exact: true })).toBeVisible();

  const link = await mailedLink(office.dataFolder, email, '/crew-bookings/[^?]+');
  const contactsPage = main.getByRole('link', { name: texts.contactsPage });
  await expect(contactsPage).toHaveAttribute('href', new URL(link).pathname);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page.getByText('Vigil Concrete')).toBeVisible();
  await page.goto(`/crew-bookings/${former}?lang=${language}`);
  await expect(page.getByRole('heading', { level: 1, name: texts.noCrew })).toBeVisible();
});
