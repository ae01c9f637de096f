import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict';

/**
 * @typedef {import('./office.mjs').Office} Office
 * @typedef {import('./desk.mjs').Desk} Desk
 */

/**
 * @typedef {object} Task
 * @property {string} what
 * @property {import('./landed.mjs').TaskName} way
 * @property {(office: Office, desk: Desk, tellsPeople: boolean) => Promise<string | void>} check throws unless the task
 * was done, according to the API; returns a remark for the table
 */

const BOOKINGS = `query ($id: ID!) {
  bookings(classInstanceId: $id, first: 100) { nodes { id version bookingStatus paymentStatus } }
}`;

/** @type {readonly Task[]} in the order of the hour; each starts with the menu, wherever the previous one ended */
export const TASKS = [
  {
    what: 'a. schedule four weekly classes',
    way: 'scheduleWeeks',
    async check({ ask, series }) {
      const { classInstances } = await ask(
        `query ($id: ID!) { classInstances(classTypeId: $id) { nodes {
          locationName address { street1 city state zip } instructorName days { date startTime endTime }
        } } }`,
        { id: series.id },
      );
      const wanted = series.dates.map((date) => ({ ...series.place, days: [{ date, ...series.hours }] }));
      const byDate = classInstances.nodes.toSorted(
        (/** @type {typeof wanted[number]} */ one, /** @type {typeof wanted[number]} */ other) =>
          String(one.days[0]?.date).localeCompare(String(other.days[0]?.date)),
      );
      deepStrictEqual(plain(byDate), plain(wanted));
    },
  },
  {
    what: 'b. book a caller who is new',
    way: 'bookCaller',
    async check({ ask, caller, callerClass }) {
      const { bookings } = await ask(
        `query ($search: String!) { bookings(search: $search) { nodes {
          bookingStatus classInstance { id } emergencyContactName
        } } }`,
        { search: caller.email },
      );
      const wanted = { bookingStatus: 'confirmed', classInstance: { id: callerClass.id } };
      deepStrictEqual(plain(bookings.nodes), [{ ...wanted, emergencyContactName: caller.emergencyName }]);
    },
  },
  {
    what: 'c. move two people to another date',
    way: 'moveTwo',
    async check({ ask, move }) {
      const { bookings } = await ask(BOOKINGS, { id: move.to.id });
      const there = idsOf(bookings.nodes.filter(isHeld));
      ok(
        move.people.every(({ id }) => there.includes(id)),
        'they are not in the other class',
      );
    },
  },
  {
    what: 'd. cancel a class of eight with notice',
    way: 'cancelClass',
    async check({ ask, cancel }, _desk, tellsPeople) {
      const { classInstance, bookings, outboxMessages } = await ask(
        `query ($id: ID!, $domain: String!) {
          classInstance(id: $id) { status }
          bookings(classInstanceId: $id) { nodes { id } }
          outboxMessages(recipient: $domain, state: queued, first: 100) { nodes { kind } }
        }`,
        { id: cancel.id, domain: cancel.domain },
      );
      strictEqual(classInstance.status, 'cancelled');
      strictEqual(bookings.nodes.length, cancel.people);
      const kinds = outboxMessages.nodes.map((/** @type {{ kind: string }} */ { kind }) => kind);
      const mails = kinds.filter((/** @type {string} */ kind) => kind === 'classNotice').length;
      strictEqual(mails, tellsPeople ? cancel.people : 0);
      return tellsPeople ? `${mails} people are mailed` : 'no mail is sent';
    },
  },
  {
    what: 'e. mark six bookings of a class paid',
    way: 'markPaid',
    async check({ ask, pay }) {
      const { bookings } = await ask(BOOKINGS, { id: pay.id });
      ok(bookings.nodes.every(isPaid), 'somebody has not paid');
      const changed = idsOf(bookings.nodes.filter(isChanged));
      deepStrictEqual(changed.toSorted(), idsOf(pay.people).toSorted());
    },
  },
  {
    what: "f. print tomorrow's roster",
    way: 'printRoster',
    async check({ print }, { printed }) {
      const sheets = await printed();
      strictEqual(sheets.length, 1);
      for (const { lastName } of print.people) ok(sheets[0]?.includes(lastName), `${lastName} is not on it`);
    },
  },
  {
    what: 'g. answer a message',
    way: 'answerMessage',
    async check({ ask, answer }, { answers }) {
      const { contactMessages } = await ask('{ contactMessages(isHandled: true) { nodes { email } } }');
      deepStrictEqual(plain(contactMessages.nodes), [{ email: answer.email }]);
      const begun = await answers();
      ok(begun.length === 1 && begun[0]?.startsWith(`mailto:${answer.email}?subject=`), String(begun));
    },
  },
];

/** Responses have no prototype and no fixed order of fields. */
const plain = (/** @type {unknown} */ value) => JSON.parse(JSON.stringify(value));

const isHeld = (/** @type {{ bookingStatus: string }} */ { bookingStatus }) => bookingStatus === 'confirmed';

const isPaid = (/** @type {{ paymentStatus: string }} */ { paymentStatus }) => paymentStatus === 'paid';

const isChanged = (/** @type {{ version: number }} */ { version }) => version > 1;

const idsOf = (/** @type {{ id: string }[]} */ nodes) => nodes.map(({ id }) => id);
