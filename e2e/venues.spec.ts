import { expect, ownSiteTest } from './guest.js';
import { logInAsOffice } from './log-in.js';
import { expectUsable } from './usable.js';

const texts = {
  en: {
    add: 'Add a venue',
    save: 'Save',
    missing: 'Name required',
    name: 'Name',
    street: 'Street 1',
    city: 'City',
    zip: 'ZIP',
    capacity: /^Capacity/,
    parking: /^Parking \(optional\)/,
    parkingEs: /^Parking in Spanish/,
    map: /^Link to a map/,
    saved: 'Ridgeline Training Center saved.',
    instructors: 'Instructors',
    addInstructor: 'Add an instructor',
    expires: /^Expires on/,
    location: 'Location name',
    instructor: /^Instructor/,
    seats: 'Max attendees',
    language: 'Language of instruction',
    date: 'Date',
    addDay: 'Add day',
    saveClass: 'Save class',
    hints: [
      /^The authorization of Teresa Villaseñor expires on/,
      'Teresa Villaseñor does not teach in the language of this class.',
      'The venue has room for 12 people.',
    ],
    dayMissing: 'Day 1: Date required',
    edit: 'Edit Ridgeline Training Center',
    question: '1 upcoming class is held here',
    people: /^1 person gets an email/,
    renamed: 'Ridgeline Campus saved.',
    more: 'More about Ridgeline Campus',
    delete: 'Delete',
    inUse: /^Ridgeline Campus cannot be deleted/,
    parkingTold: 'Behind the hall.',
    openMap: 'Open in maps',
  },
  es: {
    add: 'Agregar una sede',
    save: 'Guardar',
    missing: 'Escriba el nombre',
    name: 'Nombre',
    street: 'Calle y número',
    city: 'Ciudad',
    zip: 'Código postal',
    capacity: /^Cupo/,
    parking: /^Estacionamiento \(opcional\)/,
    parkingEs: /^Estacionamiento en español/,
    map: /^Enlace a un mapa/,
    saved: 'Se guardaron los datos de Ridgeline Training Center.',
    instructors: 'Instructores',
    addInstructor: 'Agregar instructor(a)',
    expires: /^Vence el/,
    location: 'Nombre de la sede',
    instructor: /^Instructor\(a\)/,
    seats: 'Cupo máximo',
    language: 'Idioma de la clase',
    date: 'Fecha',
    addDay: 'Agregar un día',
    saveClass: 'Guardar la clase',
    hints: [
      /^La autorización de Teresa Villaseñor vence el/,
      'Teresa Villaseñor no da clases en el idioma de esta clase.',
      'En la sede caben 12 personas.',
    ],
    dayMissing: 'Día 1: Escriba la fecha',
    edit: 'Editar Ridgeline Training Center',
    question: 'Aquí se impartirá 1 clase',
    people: /^1 persona recibe un correo/,
    renamed: 'Se guardaron los datos de Ridgeline Campus.',
    more: 'Más sobre Ridgeline Campus',
    delete: 'Eliminar',
    inUse: /^No se puede eliminar el registro de Ridgeline Campus/,
    parkingTold: 'Detrás del salón.',
    openMap: 'Abrir el mapa',
  },
} as const;
const map = 'https://maps.example.com/?q=ridgeline';

ownSiteTest(
  'a venue and an instructor are added, chosen for a class by keyboard, and displayed to guests; renaming the venue changes its class @both @short-es',
  async ({ page, office, language }) => {
    const said = texts[language];
    await page.goto('/admin/venues');
    await logInAsOffice(page, language);
    await page.getByRole('button', { name: said.add }).click();
    await page.getByRole('button', { name: said.save, exact: true }).click();
    await expect(page.getByRole('link', { name: said.missing })).toBeVisible();
    await expectUsable(page, 'venue-problems');
    await page.getByLabel(said.name, { exact: true }).fill('Ridgeline Training Center');
    await page.getByLabel(said.street, { exact: true }).fill('2155 S Quarry Road');
    await page.getByLabel(said.city, { exact: true }).fill('West Valley City');
    await page.getByLabel(said.zip, { exact: true }).fill('84119');
    await page.getByLabel(said.capacity).fill('12');
    await page.getByLabel(said.parking).fill('Behind the hall.');
    await page.getByLabel(said.parkingEs).fill('Detrás del salón.');
    await page.getByLabel(said.map).fill(map);
    await page.getByRole('button', { name: said.save, exact: true }).click();
    await expect(page.getByText(said.saved)).toBeVisible();
    await expectUsable(page, 'venues');

    await page.getByRole('link', { name: said.instructors, exact: true }).click();
    await page.getByRole('button', { name: said.addInstructor }).click();
    await page.getByLabel(said.name, { exact: true }).fill('Teresa Villaseñor');
    await page.getByLabel(said.expires).fill('2026-01-31');
    await page.getByRole('button', { name: said.save, exact: true }).click();
    await expect(page.getByRole('row', { name: /Teresa Villaseñor/ })).toBeVisible();
    await expectUsable(page, 'instructors');

    await office.addClassType();
    await page.goto('/admin/schedule?new');
    await page.getByRole('button', { name: said.saveClass }).click();
    await expect(page.getByRole('link', { name: said.dayMissing })).toBeVisible();
    await page.getByLabel(said.location).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await expectUsable(page, 'class-venues');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(said.zip, { exact: true })).toHaveValue('84119');
    await expect(page.getByLabel(said.seats)).toHaveValue('12');
    await page.getByLabel(said.instructor).fill('teresa');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(said.instructor)).toHaveValue('Teresa Villaseñor');
    await page.getByLabel(said.seats).fill('13');
    await page.getByLabel(said.language).selectOption('es');
    await page.getByLabel(said.date).first().fill('2027-06-04');
    await page.getByRole('button', { name: said.addDay }).click();
    // Friday is followed by Monday.
    await expect(page.getByLabel(said.date).nth(1)).toHaveValue('2027-06-07');
    for (const hint of said.hints) await expect(page.getByText(hint)).toBeVisible();
    await expectUsable(page, 'class-planned');

    // REST has only the texts of a venue.
    const id = await office.addClass();
    const bookingId = await office.takeSeat(id, {
      first_name: 'Ana',
      last_name: 'Ruiz',
      email: 'ana@example.com',
    });
    await page.goto(`/booking-confirmation/${bookingId}`);
    await expect(page.getByText(said.parkingTold)).toBeVisible();
    await expect(page.getByRole('link', { name: said.openMap })).toHaveAttribute('href', map);
    await expectUsable(page, 'confirmation-venue');

    await page.goto('/admin/venues');
    await page.getByRole('button', { name: said.edit }).click();
    await page.getByLabel(said.name, { exact: true }).fill('Ridgeline Campus');
    await page.getByRole('button', { name: said.save, exact: true }).click();
    const question = page.getByRole('dialog', { name: said.question });
    await expect(question.getByText(said.people)).toBeVisible();
    await expectUsable(page, 'venue-question');
    await question.getByRole('button', { name: said.save, exact: true }).click();
    await expect(page.getByText(said.renamed)).toBeVisible();
    await page.getByRole('button', { name: said.more }).click();
    await page.getByRole('menuitem', { name: said.delete }).click();
    await expect(page.getByText(said.inUse)).toBeVisible();
    await page.goto(`/booking-confirmation/${bookingId}`);
    await expect(page.getByText('Ridgeline Campus')).toBeVisible();
  },
);
