import { setTimeout as sleep } from 'node:timers/promises';
import { nameOf, post } from './calls.mjs';
import { inLetters } from './person-names.mjs';
import { startProduct } from './processes.mjs';
import { openRaw } from './raw-database.mjs';
import { upcomingClassIds } from './sample.mjs';
import { SIZES } from './settings.mjs';
import { median } from './statistics.mjs';
import { timesInTurns } from './turns.mjs';

/**
 * @typedef {import('./run.mjs').Run} Run
 * @typedef {import('./raw-database.mjs').RawDatabase} RawDatabase
 * @typedef {(email: string, turn: number) => Promise<Response>} AskAbout
 * @typedef {Record<'known' | 'unknown', (turn: number) => Promise<Response>>} Pair
 */

const TURNS = 200;
const WARM_UP = 30;
/** This many classes have a single seat, so that they have waiting lists. */
const FULL = 20;
const KNOWN = 'known01@bench.example';
const NOBODYS_NUMBER = '22222222';
const NOBODYS_ID = '7d1f9a52-8c53-4c1e-9d0f-2f3b5a6c7d8e';
const LONGEST_WAIT_MS = 20_000;

/**
 * Whether the response time of a guest's call reveals if an email, a number or an offer exists.
 *
 * @param {Run} run
 */
export async function guestTiming({ report, settings, database }) {
  for (const kind of settings.kinds) {
    const timing = await database('timing', kind);
    const raw = await openRaw(timing.url);
    const server = await startProduct(timing);
    const pairs = Object.entries(await pairsOf(server.url, raw));
    const ratios = pairs.map(() => /** @type {number[]} */ ([]));
    for (let round = 0; round < settings.rounds; round += 1) {
      for (const [index, [, pair]] of pairs.entries()) {
        const { known, unknown } = await timesInTurns(pair, {
          turns: TURNS,
          warmUp: round === 0 ? WARM_UP : 2,
        });
        ratios[index]?.push(median(unknown) / median(known));
      }
    }
    for (const [index, [what]] of pairs.entries())
      report.figure(`${what} (${nameOf(kind)})`, ratios[index] ?? [], { atLeast: 0.95, atMost: 1.05 });
    await server.stop();
    await raw.close();
  }
}

/**
 * For each call that could reveal it: a request about something that exists, and one about something that does not.
 *
 * @param {string} url
 * @param {RawDatabase} raw
 * @returns {Promise<Record<string, Pair>>}
 */
async function pairsOf(url, raw) {
  const api = `${url}/api`;
  const ids = upcomingClassIds(SIZES.timing?.upcoming ?? 0);
  const [full, open] = [ids.slice(0, FULL), ids.slice(FULL)];
  let people = 0;
  /** A new attendee with this email, in one of the classes. */
  const person = (/** @type {string} */ email) => {
    people += 1;
    return { first_name: 'Ana', last_name: `Ruiz ${inLetters(String(people).padStart(6, '0'))}`, email };
  };
  const seat = (/** @type {string} */ email, /** @type {string} */ class_instance_id) => ({
    ...person(email),
    class_instance_id,
    phone: '(801) 555-0117',
    agree_to_terms: true,
    emergency_contact_name: 'Luz Ruiz',
    emergency_contact_phone: '(801) 555-0199',
  });
  const classAt = (/** @type {string[]} */ ids, /** @type {number} */ turn) => ids[turn % ids.length] ?? '';
  const join = (/** @type {string} */ email, /** @type {string} */ id) =>
    post(`${api}/class-instances/${id}/waiting-list`, { ...person(email), agree_to_terms: true });

  // The known email has a seat in each class, and is on every waiting list.
  for (const id of ids) await made(post(`${api}/bookings`, seat(KNOWN, id)));
  const [elsewhere = ''] = open;
  for (const id of [...full, elsewhere]) {
    await limitSeats(raw, id, 1);
    await made(join(KNOWN, id));
  }
  await limitSeats(raw, elsewhere, SIZES.timing?.capacity ?? 0);
  const over = await offerIn(raw, elsewhere);
  await made(post(`${api}/seat-offers/${over}/decline`, {}));
  const own = await made(post(`${api}/bookings`, seat('mine001@bench.example', elsewhere)));
  const { confirmation_number: number } = await made(post(`${api}/bookings`, seat(KNOWN, elsewhere)));

  const link = (/** @type {string} */ email, /** @type {unknown} */ confirmation_number) =>
    post(`${api}/bookings/link`, { email, confirmation_number });
  const take = (/** @type {string} */ offer_id) =>
    post(`${api}/bookings`, { ...seat(KNOWN, elsewhere), offer_id });
  return {
    'a lost link: email of nobody / of the booking': about((email) => link(email, number)),
    'a lost link: number of nothing / of the booking': {
      known: () => link(KNOWN, number),
      unknown: () => link(KNOWN, NOBODYS_NUMBER),
    },
    'joining a waiting list: email of nobody / of who waits': about((email, turn) =>
      join(email, classAt(full, turn)),
    ),
    'booking a seat: email of nobody / of who has one': about((email, turn) =>
      post(`${api}/bookings`, seat(email, classAt(open, turn))),
    ),
    'booking for a crew: email of nobody / of who has a seat': about((email, turn) => {
      const { class_instance_id, phone, agree_to_terms, ...emergency } = seat(email, classAt(open, turn));
      const { emergency_contact_name, emergency_contact_phone, ...contact } = emergency;
      return post(`${api}/crew-bookings`, {
        class_instance_id,
        agree_to_terms,
        emergency_contact_name,
        emergency_contact_phone,
        contact: { ...contact, phone, company_name: 'Bench' },
        attendees: [person(email)],
      });
    }),
    'changing a booking: to the email of nobody / of who has a seat': about((email) =>
      post(`${api}/bookings/${String(own.id)}/attendee`, person(email)),
    ),
    'taking an offer: one that never was / one that is over': {
      known: () => take(over),
      unknown: () => take(NOBODYS_ID),
    },
  };
}

/**
 * @param {AskAbout} ask
 * @returns {Pair}
 */
function about(ask) {
  return {
    known: (turn) => ask(KNOWN, turn),
    unknown: (turn) => ask(newEmail(), turn),
  };
}

let emails = 0;
/** Of the same length as the known one, different each time. */
function newEmail() {
  emails += 1;
  return `n${String(emails).padStart(6, '0')}@bench.example`;
}

/**
 * @param {Promise<Response>} asked
 * @returns {Promise<Record<string, unknown>>}
 */
async function made(asked) {
  const response = await asked;
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return /** @type {Promise<Record<string, unknown>>} */ (response.json());
}

/**
 * @param {RawDatabase} raw
 * @param {string} id of a class
 * @param {number} seats
 */
const limitSeats = (raw, id, seats) =>
  raw.alone((all) => all('UPDATE class_instance SET max_attendees = ? WHERE id = ?', [seats, id]));

/**
 * The offer that the product creates when seats become free.
 *
 * @param {RawDatabase} raw
 * @param {string} classId
 * @returns {Promise<string>} its id
 */
async function offerIn(raw, classId) {
  const begun = performance.now();
  while (performance.now() - begun < LONGEST_WAIT_MS) {
    const [offer] = await raw.all('SELECT id FROM seat_offer WHERE class_instance_id = ?', [classId]);
    if (offer) return offer.id;
    await sleep(200);
  }
  throw new Error('nobody was offered a seat');
}
