// How the tasks are done with this version, by the same rules. Unchanged tasks are imported.
import { cancelOnForm, landed, onCard, openBookingsOf, printSheet, typedDate, typedTime } from './landed.mjs';

/** @type {import('./landed.mjs').Ways} */
export const now = {
  ...landed,

  /** Venue and instructor from the lists, then three weekly copies of the class. */
  async scheduleWeeks(hand, { series }) {
    const [first = ''] = series.dates;
    const form = hand.main.locator('form');
    const field = (/** @type {string} */ label) => form.getByLabel(label, { exact: true });
    await hand.click(hand.main.getByRole('link', { name: 'Schedule class', exact: true }));
    await hand.choose(field('Class type'), new RegExp(series.name));
    await hand.click(form.getByLabel(/^Instructor/));
    await hand.sees(form.getByRole('option', { name: series.place.instructorName }));
    await hand.press('ArrowDown');
    await hand.press('Enter');
    await hand.press('Tab');
    await hand.press('ArrowDown');
    await hand.press('Enter');
    await hand.typeParts(field('Date'), typedDate(first));
    await hand.typeParts(field('Start'), typedTime(series.hours.startTime));
    await hand.typeParts(field('End'), typedTime(series.hours.endTime));
    await hand.press('Enter');
    await hand.click(onCard(hand, 'link', 'Copy to new dates', series.name, first));
    const copy = hand.main.getByRole('region', { name: 'Copy to new dates' });
    await hand.choose(copy.getByLabel('Repeat'), /^Every week$/);
    await hand.click(copy.getByLabel('Number of classes'));
    await hand.press('Control+A');
    await hand.type(String(series.dates.length - 1));
    await hand.press('Enter');
    await hand.sees(hand.main.getByRole('list', { name: 'Copies just scheduled' }));
  },

  /** A new student is entered in the form of the booking. */
  async bookCaller(hand, { caller, callerClass }) {
    const { firstName, lastName, email, emergencyName, emergencyPhone } = caller;
    await hand.goTo('Bookings');
    await hand.click(hand.main.getByRole('button', { name: 'Create Booking' }));
    const booking = hand.main.getByRole('region', { name: 'Create Booking' });
    await hand.choose(booking.getByLabel('Class', { exact: true }), optionOf(callerClass));
    await hand.click(booking.getByRole('button', { name: 'New student' }));
    await hand.sees(booking.getByRole('group', { name: 'New student' }));
    await hand.type(firstName);
    for (const text of [lastName, email]) {
      await hand.press('Tab');
      await hand.type(text);
    }
    await hand.typeInto(booking.getByLabel('Emergency contact name'), emergencyName);
    await hand.press('Tab');
    await hand.type(emergencyPhone);
    await hand.press('Enter');
    await hand.sees(hand.page.getByText('Booking created successfully!'));
  },

  /** Both at once. */
  async moveTwo(hand, { move }) {
    await openBookingsOf(hand, move.name, move.from.date);
    for (const { fullName } of move.people)
      await hand.click(hand.main.getByRole('checkbox', { name: new RegExp(fullName) }));
    const bar = hand.main.getByRole('region', { name: 'Selected bookings' });
    await hand.click(bar.getByRole('button', { name: 'Move', exact: true }));
    await hand.choose(bar.getByLabel('Move 2 bookings to'), optionOf(move.to));
    await hand.click(bar.getByRole('button', { name: 'Move 2 bookings' }));
    await hand.sees(hand.page.getByText('2 bookings are moved.'));
  },

  /** All attendees are notified by mail, after a preview. */
  async cancelClass(hand, { cancel }) {
    await cancelOnForm(hand, cancel);
    await hand.click(hand.page.getByRole('dialog').getByRole('button', { name: 'Save and notify' }));
    await hand.sees(hand.page.getByText(`${cancel.people} people will be told in a minute.`));
  },

  /** The whole class at once: paid bookings are not changed. */
  async markPaid(hand, { pay }) {
    await openBookingsOf(hand, pay.name, pay.date);
    await hand.click(hand.main.getByRole('checkbox', { name: 'Select all on this page' }));
    const bar = hand.main.getByRole('region', { name: 'Selected bookings' });
    await hand.click(bar.getByRole('button', { name: 'Mark paid' }));
    await hand.sees(hand.page.getByText(/bookings are marked paid\./));
  },

  /** From the dashboard, which lists tomorrow's classes. */
  async printRoster(hand, { print }) {
    await hand.goTo('Dashboard');
    await hand.click(hand.main.getByRole('link', { name: new RegExp(`^Sign-in sheet.*${print.name}`) }));
    await printSheet(hand);
  },
};

/**
 * The label of a class in a select: 'Forklift Operator: Sat, Dec 5, 8:00 AM, Training yard (Provo), English, 3 seats left'
 *
 * @param {{ name: string, date: string }} scheduled
 */
function optionOf({ name, date }) {
  const shown = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return new RegExp(`^${name}: .*${shown.format(new Date(date))}, `);
}
