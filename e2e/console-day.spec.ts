import { expect, type Locator } from '@playwright/test';
import { OfficeKeyboard } from './console-keyboard.js';
import { consoleTextsOf, type ConsoleTexts } from './console-texts.js';
import { ownSiteTest } from './guest.js';
import { officeEnvironment } from './office.js';

interface OfficeDay {
  texts: ConsoleTexts;
  office: OfficeKeyboard;
}

const dayLength = 86_400_000;

/** The next dates with the same number for day and month, some weeks from now. */
function sameDayAndMonth(count: number): { month: number; year: number }[] {
  const found: { month: number; year: number }[] = [];
  for (let ahead = 21; found.length < count; ahead += 1) {
    const date = new Date(Date.now() + ahead * dayLength);
    const month = date.getUTCMonth() + 1;
    if (date.getUTCDate() === month) found.push({ month, year: date.getUTCFullYear() });
  }
  return found;
}

/** Expects the counts of users, class types, upcoming classes and bookings. */
async function expectNumbers({ main }: OfficeKeyboard, numbers: string[]): Promise<void> {
  await expect(main.getByRole('definition')).toHaveText(numbers);
}

async function logIn({ office, texts: { logIn, dashboard } }: OfficeDay): Promise<void> {
  await office.page.goto('/login');
  await office.type(office.page.getByLabel(logIn.email, { exact: true }), officeEnvironment.ADMIN_EMAIL);
  await office.type(
    office.page.getByLabel(logIn.password, { exact: true }),
    officeEnvironment.ADMIN_PASSWORD,
  );
  await office.page.keyboard.press('Enter');
  await expect(office.main.getByRole('heading', { level: 1, name: dashboard.heading })).toBeFocused();
}

async function makeType({ office, texts: { types, dashboard } }: OfficeDay): Promise<void> {
  const { main } = office;
  await office.press(main.getByRole('link', { name: dashboard.newType }));
  await expect(main.getByRole('button', { name: types.first })).toBeVisible();
  await office.press(main.getByRole('button', { name: types.save }));
  await office.expectUsableInBothThemes('class-type-errors');
  await office.type(main.getByLabel(types.name, { exact: true }), 'OSHA 30-Hour Construction');
  await office.type(main.getByLabel(types.nameEs), 'OSHA 30 horas, construcción');
  await office.choose(main.getByLabel(types.category), types.compliance);
  await office.type(main.getByLabel(types.duration), '30');
  await office.type(main.getByLabel(types.price), '549');
  await office.type(main.getByLabel(types.most), '12');
  await office.type(main.getByLabel(types.description, { exact: true }), 'Four weeks of evenings.');
  await office.press(main.getByRole('button', { name: types.save }));
  await expect(main.getByText(types.saved)).toBeVisible();
  await office.expectUsableInBothThemes('class-types');
}

async function scheduleClass(
  { office, texts: { schedule } }: OfficeDay,
  first: { month: number; year: number },
) {
  const { main } = office;
  await office.press(main.getByRole('button', { name: schedule.add }));
  const form = main.getByRole('region', { name: schedule.add });
  await office.chooseFirst(form.getByLabel(schedule.type), 'OSHA 30');
  await office.type(main.getByLabel(schedule.place), 'Training yard');
  await office.type(main.getByLabel(schedule.street), '2155 S Quarry Road');
  await office.type(main.getByLabel(schedule.city), 'West Valley City');
  await office.type(main.getByLabel(schedule.zip), '84119');
  await office.typeDate(main.getByLabel(schedule.date, { exact: true }), first);
  const addDay = main.getByRole('button', { name: schedule.addDay });
  await office.press(addDay);
  await office.page.keyboard.press('Enter');
  await expect(main.getByText(schedule.hint)).toBeVisible();
  await office.expectUsableInBothThemes('class-form');
  await office.press(main.getByRole('button', { name: schedule.save }));
  await expect(main.getByText(schedule.saved)).toBeVisible();
  await expect(main.getByRole('article').getByText(schedule.lastDay)).toBeVisible();
  await expect(main.getByRole('article').getByText('0/12')).toBeVisible();
}

async function copyClass({ office, texts: { schedule } }: OfficeDay, first: { month: number; year: number }) {
  const { main } = office;
  await office.chooseFrom(main.getByRole('button', { name: schedule.more }), schedule.copy);
  await expect(main.getByRole('heading', { name: schedule.copy })).toBeFocused();
  await office.typeDate(main.getByLabel(schedule.firstDate, { exact: true }), first);
  await office.expectUsableInBothThemes('class-copy-form');
  await office.press(main.getByRole('button', { name: schedule.makeCopy }));
  await expect(main.getByText(schedule.copied)).toBeVisible();
  await office.goTo(schedule.link, schedule.link);
  await expect(main.getByRole('article')).toHaveCount(2);
  await office.expectUsableInBothThemes('schedule');
}

async function bookStudent({ office, texts: { bookings } }: OfficeDay): Promise<void> {
  const { main } = office;
  const field = (name: string) => main.getByRole('textbox', { name, exact: true });
  await office.press(main.getByRole('button', { name: bookings.addStudent }));
  await office.type(field(bookings.firstName), 'María');
  await office.type(field(bookings.lastName), 'Gutiérrez');
  await office.type(field(bookings.email), 'maria@example.com');
  await office.type(field(bookings.emergencyName), 'Luis Gutiérrez');
  await office.type(field(bookings.emergencyPhone), '801-555-0117');
  await office.expectUsableInBothThemes('student-form');
  await office.press(main.getByRole('button', { name: bookings.save, exact: true }));
  await expect(main.getByText(bookings.added)).toBeVisible();

  await office.press(main.getByRole('button', { name: bookings.create }));
  const form = main.getByRole('region', { name: bookings.create });
  await office.chooseFound(form.getByRole('combobox', { name: bookings.student }), 'guti', 'María Gutiérrez');
  await office.chooseFirstSuggestion(form.getByLabel(bookings.class, { exact: true }), /^OSHA 30/);
  await expect(form.getByLabel(bookings.amount)).toHaveValue('549.00');
  await office.expectUsableInBothThemes('booking-form');
  await office.press(form.getByRole('button', { name: bookings.create }));
  await expect(main.getByText(bookings.created)).toBeVisible();
}

async function payAndMove({ office, texts: { bookings } }: OfficeDay): Promise<void> {
  const { main } = office;
  await office.press(main.getByRole('button', { name: bookings.markPaid }));
  await expect(main.getByText(bookings.paid)).toBeVisible();
  await office.chooseFrom(main.getByRole('button', { name: bookings.actions }), bookings.details);
  await office.expectUsableInBothThemes('booking-details');
  await office.press(main.getByRole('button', { name: bookings.move }));
  await office.chooseFirstSuggestion(main.getByLabel(bookings.moveTo), /^OSHA 30/);
  await office.expectUsableInBothThemes('booking-move');
  await office.press(main.getByRole('button', { name: bookings.moveNow, exact: true }));
  await expect(main.getByText(bookings.moved)).toBeVisible();
}

async function cancelBooking({ office, texts: { bookings } }: OfficeDay): Promise<void> {
  const { main } = office;
  await office.chooseFrom(main.getByRole('button', { name: bookings.actions }), bookings.details);
  await office.press(main.getByRole('button', { name: bookings.cancel }));
  await office.expectUsableInBothThemes('booking-cancel');
  await office.press(office.page.getByRole('dialog').getByRole('button', { name: bookings.cancel }));
  await expect(main.getByText(bookings.cancelled)).toBeVisible();
  await office.expectUsableInBothThemes('booking-cancelled');
}

/** Clicks a button that opens a confirmation. @returns the dialog */
async function ask({ office }: OfficeDay, button: Locator): Promise<Locator> {
  await office.press(button);
  const dialog = office.page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

async function confirmDialog(
  { office, texts: { confirmDelete } }: OfficeDay,
  dialog: Locator,
): Promise<void> {
  await office.press(dialog.getByRole('button', { name: confirmDelete, exact: true }));
  await expect(dialog).toBeHidden();
}

ownSiteTest('an office day from an empty site, by keyboard @both @short-en', async ({ page, language }) => {
  ownSiteTest.setTimeout(300_000);
  const office = new OfficeKeyboard(page);
  const day: OfficeDay = { texts: consoleTextsOf[language], office };
  const { dashboard, types, schedule, bookings } = day.texts;
  const { main } = office;
  const [first, second] = sameDayAndMonth(2);
  if (!first || !second) throw new Error('Every year has twelve of them.');

  await logIn(day);
  await expectNumbers(office, ['1', '0', '0', '0']);
  await expect(main.getByText(dashboard.noBookings)).toBeVisible();
  await expect(main.getByText(dashboard.noClasses)).toBeVisible();
  await office.expectUsableInBothThemes('dashboard-empty');

  await makeType(day);
  await office.goTo(schedule.link, schedule.link);
  await expect(main.getByText(schedule.none)).toBeVisible();
  await office.expectUsableInBothThemes('schedule-empty');
  await scheduleClass(day, first);
  await copyClass(day, second);

  await office.goTo(bookings.link, bookings.heading);
  await office.expectUsableInBothThemes('bookings-empty');
  await bookStudent(day);
  await payAndMove(day);
  await office.goTo(dashboard.link, dashboard.heading);
  await expectNumbers(office, ['1', '1', '2', '1']);
  await expect(main.getByText('María Gutiérrez')).toBeVisible();
  await expect(main.getByText('1/12')).toBeVisible();
  await office.expectUsableInBothThemes('dashboard');

  await office.goTo(bookings.link, bookings.heading);
  await cancelBooking(day);
  await office.goTo(schedule.link, schedule.link);
  const cards = main.getByRole('article');
  await expect(cards).toHaveCount(2);
  // The booking was moved from this class to the other one, which keeps it as cancelled.
  const question = await ask(day, cards.first().getByRole('button', { name: schedule.delete }));
  await office.expectUsableInBothThemes('delete-question');
  await confirmDialog(day, question);
  await expect(main.getByText(schedule.deleted)).toBeVisible();
  await expect(cards).toHaveCount(1);
  const refused = await ask(day, cards.getByRole('button', { name: schedule.delete }));
  await office.press(refused.getByRole('button', { name: day.texts.confirmDelete, exact: true }));
  await expect(refused.getByText(schedule.inUse)).toBeVisible();
  await office.expectUsableInBothThemes('class-in-use');
  await office.press(refused.getByRole('button', { name: schedule.keep }));
  await expect(refused).toBeHidden();

  await office.goTo(types.link, types.link);
  await confirmDialog(day, await ask(day, main.getByRole('button', { name: schedule.delete })));
  await expect(main.getByRole('alert').getByText(types.inUse)).toBeVisible();
  await office.expectUsableInBothThemes('class-type-in-use');

  await office.goTo(dashboard.link, dashboard.heading);
  await expectNumbers(office, ['1', '1', '1', '0']);
  await expect(main.getByText('0/12')).toBeVisible();
});
