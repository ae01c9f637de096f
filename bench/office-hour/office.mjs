import { setTimeout as sleep } from 'node:timers/promises';
import { logIn, send } from '../calls.mjs';
import { inLetters } from '../person-names.mjs';

/**
 * @typedef {Awaited<ReturnType<typeof openOffice>>} Office the data before the hour, and the input of the tasks
 * @typedef {(query: string, variables?: object) => Promise<any>} Ask
 */

const DAY_MS = 86_400_000;
const HOURS = { startTime: '08:00', endTime: '16:30' };
const ADDRESS = { street1: '2155 S Quarry Road', city: 'West Valley City', state: 'UT', zip: '84119' };
const PLACE = {
  locationName: 'Ridgeline Training Center',
  address: ADDRESS,
  instructorName: 'Dana Whitlock',
};
/** Other classes, so that no list is short. */
const OTHER_CLASSES = 6;
const OTHER_PEOPLE = 12;
const FIRST_NAMES = [
  'Ana',
  'Ben',
  'Carla',
  'Dev',
  'Elena',
  'Frank',
  'Grace',
  'Hugo',
  'Irene',
  'Jack',
  'Kim',
  'Luis',
];

/** A caller who is not on record. */
const CALLER = {
  firstName: 'Teresa',
  lastName: 'Okonkwo',
  email: 'tokonkwo@example.com',
  emergencyName: 'Paul Okonkwo',
  emergencyPhone: '8015550117',
};
const GUEST = { name: 'Marcus Bell', email: 'marcus.bell@example.com' };

const mutation = (/** @type {string} */ name, /** @type {string} */ input) =>
  `mutation ($input: ${input}!) { made: ${name}(input: $input) { id } }`;

/**
 * Fills an empty database through the API, which is the same in every version.
 *
 * @param {string} url
 */
export async function openOffice(url) {
  const token = await logIn({ url });
  /** @type {Ask} */
  const ask = async (query, variables) => (await send(url, '/graphql', { query, variables }, token)).data;
  /** @returns {Promise<string>} its id */
  const make = async (/** @type {string} */ name, /** @type {string} */ type, /** @type {object} */ input) =>
    (await ask(mutation(name, type), { input })).made.id;

  const course = async (/** @type {string} */ name, /** @type {string} */ category) => {
    const id = await make('createClassType', 'CreateClassTypeInput', {
      name,
      category,
      description: `${name}, with practice on the yard.`,
      durationHours: 8,
      priceCents: 18_500,
      maxStudents: 20,
    });
    return { id, name };
  };
  const schedule = async (/** @type {string} */ classTypeId, /** @type {number} */ inDays) => {
    const id = await make('createClassInstance', 'CreateClassInstanceInput', {
      classTypeId,
      ...PLACE,
      priceCents: 18_500,
      maxAttendees: 20,
      days: [{ date: dateIn(inDays), ...HOURS }],
    });
    return { id, date: dateIn(inDays) };
  };
  /** Numbered, so that each has a unique name. */
  let people = 0;
  const fill = async (
    /** @type {string} */ classInstanceId,
    /** @type {string} */ domain,
    /** @type {number} */ count,
    paid = count,
  ) => {
    const booked = [];
    for (let place = 0; place < count; place += 1) {
      const name = { firstName: FIRST_NAMES[people % FIRST_NAMES.length], lastName: lastName(people) };
      people += 1;
      const studentId = await make('createStudent', 'CreateStudentInput', {
        ...name,
        email: `${name.lastName.toLowerCase()}@${domain}`,
        sendEmail: false,
        emergencyContactName: 'Pat Seat',
        emergencyContactPhone: '8015550111',
      });
      const id = await make('createBooking', 'CreateBookingInput', {
        studentId,
        classInstanceId,
        bookingDate: dateIn(0),
        amountCents: 18_500,
        paymentStatus: place < paid ? 'paid' : 'pending',
      });
      booked.push({ id, ...name, fullName: `${name.firstName} ${name.lastName}` });
    }
    return booked;
  };

  for (let other = 0; other < OTHER_CLASSES; other += 1) {
    const { id } = await course(`Toolbox Refresher ${other + 1}`, 'safety');
    await fill((await schedule(id, 30 + other)).id, 'others.example.com', OTHER_PEOPLE);
  }
  const series = await course('Forklift Operator', 'equipment');
  // If the version has venues and instructors, one for each that the classes name.
  if ((await ask('{ __type(name: "CreateVenueInput") { name } }')).__type) {
    await make('createVenue', 'CreateVenueInput', { name: PLACE.locationName, address: ADDRESS });
    await make('createInstructor', 'CreateInstructorInput', { name: PLACE.instructorName });
  }
  const fall = await course('Fall Protection', 'certification');
  const [from, to] = [await schedule(fall.id, 9), await schedule(fall.id, 16)];
  const fallPeople = await fill(from.id, 'roofers.example.com', 6);
  const aid = await schedule((await course('First Aid and CPR', 'safety')).id, 12);
  await fill(aid.id, 'first-aiders.example.com', 8);
  const unpaid = await schedule((await course('Confined Space', 'compliance')).id, 6);
  const debtors = await fill(unpaid.id, 'tunnels.example.com', 10, 4);
  const tomorrow = await schedule((await course('Scaffold User', 'certification')).id, 1);
  const roster = await fill(tomorrow.id, 'scaffolders.example.com', 8);
  for (const { name, email } of [{ name: 'Ruth Vega', email: 'ruth.vega@example.com' }, GUEST])
    await make('sendContactMessage', 'SendContactMessageInput', {
      name,
      email,
      subject: 'osha10',
      language: 'en',
      message: 'Do you teach at our yard?',
    });
  await allMailsGone(ask);

  return {
    ask,
    /** Four weeks of one class type, from an empty form. */
    series: { ...series, place: PLACE, hours: HOURS, dates: [10, 17, 24, 31].map(dateIn) },
    caller: CALLER,
    callerClass: { ...to, name: fall.name },
    move: { name: fall.name, from, to: { ...to, name: fall.name }, people: fallPeople.slice(0, 2) },
    cancel: { ...aid, name: 'First Aid and CPR', domain: '@first-aiders.example.com', people: 8 },
    pay: { ...unpaid, name: 'Confined Space', people: debtors.slice(4) },
    print: { ...tomorrow, name: 'Scaffold User', people: roster },
    answer: GUEST,
  };
}

/** No other work during the hour. */
async function allMailsGone(/** @type {Ask} */ ask) {
  const query = '{ waiting: outboxMessages(kind: bookingConfirmation, state: queued) { totalCount } }';
  while ((await ask(query)).waiting.totalCount > 0) await sleep(200);
}

/** @param {number} days @returns {string} 'YYYY-MM-DD' in Utah, that many days from today */
function dateIn(days) {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Denver' });
  const [year = 0, month = 1, day = 1] = format.format(new Date()).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** @param {number} number @returns {string} letters only, as in names: 'Stonebd' */
function lastName(number) {
  return `Stone${inLetters(String(number))}`;
}
