// How the tasks are done at commit 91c463c, with the least input that the rules of ../README.md allow.

/**
 * @typedef {import('./hand.mjs').Hand} Hand
 * @typedef {import('./office.mjs').Office} Office
 * @typedef {(hand: Hand, office: Office) => Promise<void>} Way
 * @typedef {'scheduleWeeks' | 'bookCaller' | 'moveTwo' | 'cancelClass' | 'markPaid' | 'printRoster' | 'answerMessage'} TaskName
 * @typedef {Record<TaskName, Way>} Ways
 */

/** @type {Ways} */
export const landed = {
  /** The first one in the empty form, the others as copies of it. */
  async scheduleWeeks(hand, { series }) {
    const { address, instructorName, locationName } = series.place;
    const [first = '', ...others] = series.dates;
    const form = hand.main.locator('form');
    const field = (/** @type {string} */ label) => form.getByLabel(label, { exact: true });
    await hand.click(hand.main.getByRole('link', { name: 'Schedule class', exact: true }));
    await hand.choose(field('Class type'), new RegExp(series.name));
    await hand.typeInto(form.getByLabel(/^Instructor/), instructorName);
    await hand.press('Tab');
    await hand.type(locationName);
    await hand.press('Tab');
    await hand.type(address.street1);
    await hand.typeInto(field('City'), address.city);
    await hand.typeInto(field('ZIP'), address.zip);
    await hand.typeParts(field('Date'), typedDate(first));
    await hand.typeParts(field('Start'), typedTime(series.hours.startTime));
    await hand.typeParts(field('End'), typedTime(series.hours.endTime));
    await hand.press('Enter');
    const copyOf = (/** @type {string} */ date) =>
      onCard(hand, 'button', 'Copy to new dates', series.name, date);
    for (const [index, date] of others.entries()) {
      await hand.click(copyOf(series.dates[index] ?? ''));
      await hand.typeParts(field('Date'), typedDate(date));
      await hand.press('Enter');
    }
    await hand.sees(copyOf(series.dates.at(-1) ?? ''));
  },

  /** A new student: first the student, then the booking. */
  async bookCaller(hand, { caller, callerClass }) {
    const { firstName, lastName, email, emergencyName, emergencyPhone } = caller;
    await hand.goTo('Bookings');
    await hand.click(hand.main.getByRole('button', { name: 'Add New Student' }));
    const student = hand.main.getByRole('region', { name: 'Add New Student' });
    await hand.sees(student);
    for (const text of [firstName, lastName, email]) {
      await hand.press('Tab');
      await hand.type(text);
    }
    await hand.typeInto(student.getByLabel('Emergency contact name'), emergencyName);
    await hand.press('Tab');
    await hand.type(emergencyPhone);
    await hand.press('Enter');
    await hand.sees(hand.page.getByText('Student added successfully!'));
    await hand.click(hand.main.getByRole('button', { name: 'Create Booking' }));
    const booking = hand.main.getByRole('region', { name: 'Create Booking' });
    await hand.press('Tab');
    await hand.type(lastName.slice(0, 4).toLowerCase());
    await hand.choose(booking.getByLabel('Student', { exact: true }), new RegExp(email));
    await hand.choose(booking.getByLabel('Class', { exact: true }), optionOf(callerClass));
    await hand.click(booking.getByRole('button', { name: 'Create Booking' }));
    await hand.sees(hand.page.getByText('Booking created successfully!'));
  },

  /** One after the other. */
  async moveTwo(hand, { move }) {
    await openBookingsOf(hand, move.name, move.from.date);
    for (const { fullName } of move.people) {
      await hand.click(hand.main.getByRole('button', { name: new RegExp(`^Details.*${fullName}`) }));
      await hand.click(hand.main.getByRole('button', { name: new RegExp(`^Move.*${fullName}`) }));
      const form = hand.main.locator('form').filter({ hasText: `Move ${fullName} to another class` });
      await hand.choose(form.getByLabel('Move to'), optionOf(move.to));
      await hand.click(form.getByRole('button', { name: 'Move', exact: true }));
      await hand.sees(hand.page.getByText(`${fullName} is moved to the class on`));
    }
  },

  /** Without notifications: eight mails or calls by hand are not counted. */
  async cancelClass(hand, { cancel }) {
    await cancelOnForm(hand, cancel);
    await hand.sees(hand.page.getByText(`${cancel.name} saved.`));
  },

  /** Each with its own button. */
  async markPaid(hand, { pay }) {
    await openBookingsOf(hand, pay.name, pay.date);
    for (const { fullName } of pay.people) {
      await hand.click(hand.main.getByRole('button', { name: new RegExp(`^Mark paid.*${fullName}`) }));
      await hand.sees(hand.page.getByText(`The booking of ${fullName} is marked paid.`));
    }
  },

  async printRoster(hand, { print }) {
    await hand.goTo('Schedule Classes');
    await hand.click(onCard(hand, 'link', 'Sign-in sheet', print.name, print.date));
    await printSheet(hand);
  },

  async answerMessage(hand, { answer }) {
    await hand.goTo('Messages');
    const message = hand.main.getByRole('article').filter({ hasText: answer.email });
    await hand.click(message.getByRole('link', { name: 'Reply by email' }));
    await hand.click(message.getByRole('button', { name: 'Mark handled' }));
    await hand.sees(hand.page.getByText(`The message of ${answer.name} is marked.`));
  },
};

/**
 * A button or link on the card of a class.
 *
 * @param {Hand} hand
 * @param {'button' | 'link'} role
 * @param {string} label
 * @param {string} course
 * @param {string} date
 */
export function onCard(hand, role, label, course, date) {
  const spoken = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
  return hand.main.getByRole(role, { name: new RegExp(`^${label} ${course}, .*${spoken}$`) });
}

/**
 * From the card of the class: two clicks instead of three with the filter of the bookings.
 *
 * @param {Hand} hand
 * @param {string} course
 * @param {string} date
 */
export async function openBookingsOf(hand, course, date) {
  await hand.goTo('Schedule Classes');
  await hand.click(onCard(hand, 'link', 'View Bookings', course, date));
}

/**
 * @param {Hand} hand
 * @param {{ name: string, date: string }} cancelled
 */
export async function cancelOnForm(hand, { name, date }) {
  await hand.goTo('Schedule Classes');
  await hand.click(onCard(hand, 'button', 'Edit', name, date));
  const form = hand.main.locator('form');
  await hand.choose(form.getByLabel('Status', { exact: true }), /^Cancelled$/);
  await hand.click(form.getByRole('button', { name: 'Save class' }));
}

/** @param {Hand} hand on the page of a class's sheet */
export async function printSheet(hand) {
  await hand.click(hand.main.getByRole('button', { name: 'Print', exact: true }));
}

/**
 * The label of a class in a select: 'Saturday, December 5, 8:00 AM: Forklift Operator, 3 seats left'
 *
 * @param {{ name: string, date: string }} scheduled
 */
function optionOf({ name, date }) {
  const shown = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return new RegExp(`${shown.format(new Date(date))}, .*: ${name}, `);
}

/** @param {string} date 'YYYY-MM-DD' @returns {string} in US order: month, day, year */
export function typedDate(date) {
  const [year, month, day] = date.split('-');
  return `${month}${day}${year}`;
}

/** @param {string} time 'HH:MM' on the 24-hour clock @returns {string} '800a': an hour above 1 needs one digit */
export function typedTime(time) {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}${String(minute).padStart(2, '0')}${hour < 12 ? 'a' : 'p'}`;
}
