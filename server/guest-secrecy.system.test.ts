import { buildGraphQLSchema } from './platform/graphql/build-schema.js';
import { resolvers } from './resolvers.js';
import { CrewContactInput } from './features/crews/book-crew.input.js';
import { anyCall, everythingOf, rootFieldsOf } from './testing/any-call.js';
import { attendee, book } from './testing/attendees.js';
import { changeClass, makeClass, makeClassType } from './testing/classes.js';
import { bookCrew, CREW_CONTACT, crewMember, crewOf } from './testing/crews.js';
import { insertOffer } from './testing/held-seats.js';
import { useSite, type Answer } from './testing/site-server.js';
import { statementsOf } from './testing/statement-log.js';
import { makeStudent } from './testing/students.js';
import { join, runWaitingListJob, makeFullClass, offerTo, waiter } from './testing/waiting.js';
import { DATABASES } from './testing/world.js';

/** Of the same length, so that answers which are equal but for them have the same size. */
const EMAILS = {
  'of nobody': 'nobody1@example.com',
  'of an account': 'account@example.com',
  'with a seat in the class': 'booked1@example.com',
  'on its waiting list': 'waiting@example.com',
  'of the contact of a crew': 'contact@example.com',
  'of a student of the office': 'student@example.com',
};
const NOBODY = '7d1f9a52-8c53-4c1e-9d0f-2f3b5a6c7d8e';
const NOON = '2027-01-11T19:00:00.000Z';

/** A class in which one of the emails is booked, one waits and one brings a crew, and a booking of whoever asks. */
interface Scene {
  classId: string;
  own: { id: string; email: string; confirmationNumber: string };
}

/** A call that takes an email, through both transports. */
interface Call {
  mutation: string;
  path: (scene: Scene) => string;
  isFull: boolean;
  input: (scene: Scene, email: string, lastName: string) => object;
}

const CALLS: readonly Call[] = [
  {
    mutation: 'bookSeat',
    isFull: false,
    path: () => '/bookings',
    input: ({ classId }, email, lastName) => attendee(classId, { email, lastName }),
  },
  {
    mutation: 'bookCrew',
    isFull: false,
    path: () => '/crew-bookings',
    input: ({ classId }, email, lastName) =>
      crewOf(classId, 0, {
        contact: Object.assign(new CrewContactInput(), CREW_CONTACT, { email }),
        attendees: [crewMember(1, { lastName }), crewMember(2, { lastName: `${lastName} A`, email })],
      }),
  },
  {
    mutation: 'joinWaitingList',
    isFull: true,
    path: ({ classId }) => `/class-instances/${classId}/waiting-list`,
    input: ({ classId }, email, lastName) => waiter(classId, { email, lastName }),
  },
  {
    mutation: 'changeOwnBooking',
    isFull: true,
    path: ({ own }) => `/bookings/${own.id}/attendee`,
    input: ({ own }, email, lastName) => ({ bookingId: own.id, email, lastName }),
  },
  {
    mutation: 'requestBookingLink',
    isFull: true,
    path: () => '/bookings/link',
    input: ({ own }, email) => ({ email, confirmationNumber: own.confirmationNumber }),
  },
  {
    mutation: 'requestBookingLink',
    isFull: true,
    path: () => '/bookings/link',
    input: (_scene, email) => ({ email, confirmationNumber: '22222222' }),
  },
];

const snakeCase = (value: object): unknown =>
  JSON.parse(
    JSON.stringify(value).replace(/"(\w+)":/g, (name) =>
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    ),
  );
const roots = rootFieldsOf(buildGraphQLSchema(resolvers));
const rootOf = (name: string) => {
  const root = roots.find(({ field }) => field.name === name);
  if (!root) throw new Error(`there is no ${name}`);
  return root;
};

/** An answer without what is of no other one: ids and numbers, the email that was sent, and the time. */
function comparable({ status, headers, text }: Answer<unknown>) {
  const { date: _date, etag: _etag, 'x-request-id': _requestId, ...others } = headers;
  const own = /[0-9a-f]{8}-[0-9a-f-]{27}|\b\w{7}@example\.com|"confirmation_?number":"\w{8}"/gi;
  return { status, headers: others, text: text.replace(own, '…') };
}

describe.each(DATABASES)('a guest who tries emails, numbers and ids, on %s,', (kind) => {
  const { site, world } = useSite(kind);
  let classTypeId: string;
  let people = 0;
  beforeEach(async () => {
    classTypeId = (await makeClassType(world)).id;
    await world.makeAccount(EMAILS['of an account'], 'an evening in the canyon', 'client');
    await makeStudent(world, { email: EMAILS['of a student of the office'] });
  });

  async function makeScene({ isFull }: Call): Promise<Scene> {
    world.clock.restart();
    const { id: classId } = await makeClass(world, { classTypeId });
    await book(world, classId, { email: EMAILS['with a seat in the class'] });
    const contact = { ...CREW_CONTACT, email: EMAILS['of the contact of a crew'] };
    await bookCrew(world, classId, 0, { contact: Object.assign(new CrewContactInput(), contact) });
    const { booking } = await book(world, classId, { email: 'myself1@example.com' }, 2);
    await changeClass(world, classId, { maxAttendees: 4 });
    await join(world, classId, { email: EMAILS['on its waiting list'] });
    if (!isFull) await changeClass(world, classId, { maxAttendees: 20 });
    await runWaitingListJob(world);
    world.clock.moveTo(NOON);
    return { classId, own: booking };
  }
  /** Another person each time, by this email. */
  const inputOf = (call: Call, scene: Scene, email: string): object => {
    people += 1;
    return call.input(scene, email, `Rey ${String.fromCharCode(65 + (people % 26), 65 + (people % 25))}`);
  };
  const overRest = async (call: Call, email: string) => {
    const scene = await makeScene(call);
    return site.rest('POST', call.path(scene), snakeCase(inputOf(call, scene, email)));
  };
  const overGraphQL = async (call: Call, email: string) => {
    const root = rootOf(call.mutation);
    const input = inputOf(call, await makeScene(call), email);
    const { query, variables } = anyCall(root, everythingOf(root.field.type), { input });
    return site.graphql(query, variables);
  };
  const withoutName = (text: string): string => text.replace(/Rey \w\w/g, 'Rey');

  it.each(CALLS)('is answered alike whatever becomes of an email: $mutation', async (call) => {
    for (const ask of [overRest, overGraphQL]) {
      const answers = new Map<string, unknown>();
      for (const [whose, email] of Object.entries(EMAILS)) {
        const answer = comparable(await ask(call, email));
        expect(answer.text).not.toContain('errors');
        answers.set(whose, { ...answer, text: withoutName(answer.text) });
      }
      for (const [whose, answer] of answers)
        expect([whose, answer]).toEqual([whose, answers.get('of nobody')]);
    }
  });

  it.each(CALLS)('makes the database do the same, whatever becomes of an email: $mutation', async (call) => {
    const sent = new Map<string, string[]>();
    for (const [whose, email] of [
      ['to begin with', 'another@example.com'],
      ...Object.entries(EMAILS),
    ] as const) {
      const scene = await makeScene(call);
      const body = snakeCase(inputOf(call, scene, email));
      sent.set(whose, await statementsOf(world, () => site.rest('POST', call.path(scene), body)));
    }
    sent.delete('to begin with');
    expect(sent.get('of nobody')?.length).toBeGreaterThan(2);
    for (const [whose, sql] of sent) expect([whose, sql]).toEqual([whose, sent.get('of nobody')]);
  });

  /** Makes one of each thing that a secret id opens. @returns the id of each, by what it is of */
  async function makeThings(): Promise<Record<string, string>> {
    const { id: full } = await makeFullClass(world);
    const entry = await join(world, full);
    await changeClass(world, full, { maxAttendees: 2 });
    await runWaitingListJob(world);
    const offer = await offerTo(world, entry.id);
    const { id: classInstance } = await makeClass(world, { classTypeId });
    const { booking } = await book(world, classInstance);
    const { crew } = await bookCrew(world, classInstance);
    const { id: student } = await makeStudent(world, {}, 7);
    return { booking: booking.id, crew: crew.id, entry: entry.id, offer: offer.id, classInstance, student };
  }
  const named = { attendees: [{ firstName: 'Ana', lastName: 'Ruiz' }] };

  it.each([
    ['bookingConfirmation', 'booking', (id: string) => ({ id })],
    ['cancelOwnBooking', 'booking', (bookingId: string) => ({ input: { bookingId } })],
    [
      ...(['moveOwnBooking', 'booking'] as const),
      (bookingId: string, classInstanceId: string) => ({ input: { bookingId, classInstanceId } }),
    ],
    ['changeOwnBooking', 'booking', (bookingId: string) => ({ input: { bookingId, lastName: 'Rey' } })],
    ['crewBooking', 'crew', (id: string) => ({ id })],
    ['nameCrewSeats', 'crew', (crewBookingId: string) => ({ input: { crewBookingId, ...named } })],
    ['changeCrewSeats', 'crew', (crewBookingId: string) => ({ input: { crewBookingId, unnamedSeats: 1 } })],
    [
      ...(['moveCrew', 'crew'] as const),
      (crewBookingId: string, classInstanceId: string) => ({ input: { crewBookingId, classInstanceId } }),
    ],
    ['changeCrewContact', 'crew', (crewBookingId: string) => ({ input: { crewBookingId, language: 'es' } })],
    ['waitingListEntry', 'entry', (id: string) => ({ id })],
    ['leaveWaitingList', 'entry', (entryId: string) => ({ input: { entryId } })],
    ['seatOffer', 'offer', (id: string) => ({ id })],
    ['declineSeatOffer', 'offer', (offerId: string) => ({ input: { offerId } })],
  ])('learns of no id whether it is one of anything else: %s', async (name, itsOwn, argumentsOf) => {
    const root = rootOf(name);
    const { [itsOwn]: right = '', ...others } = await makeThings();
    const ask = async (id: string) => {
      const values = argumentsOf(id, others.classInstance ?? '');
      const { query, variables } = anyCall(root, everythingOf(root.field.type), values);
      return comparable(await site.graphql(query, variables));
    };
    const ofNobody = await ask(NOBODY);
    for (const [what, id] of Object.entries(others)) expect([what, await ask(id)]).toEqual([what, ofNobody]);
    expect((await ask(right)).text).not.toEqual(ofNobody.text);
  });

  it.each(['/bookings', '/crew-bookings'])(
    'is told the same of an offer that there never was, is over, or is of another class: %s',
    async (path) => {
      const { offer: elsewhere = '', entry = '' } = await makeThings();
      const { id: classId } = await makeFullClass(world);
      const ended: Record<string, string> = {};
      for (const ending of ['taken', 'declined', 'lapsed', 'unsent'] as const)
        ended[ending] = await insertOffer(world, classId, { seats: 1, expiresAt: world.clock.now(), ending });
      const tries = { nobody: NOBODY, elsewhere, entry, ...ended };
      const body = (offerId: string) =>
        snakeCase(path === '/bookings' ? attendee(classId, { offerId }) : crewOf(classId, 1, { offerId }));
      const told: Record<string, unknown> = {};
      for (const [what, offerId] of Object.entries(tries)) {
        let answer: Answer | undefined;
        const sql = await statementsOf(world, async () => {
          answer = await site.rest('POST', path, body(offerId));
        });
        told[what] = { ...(answer && comparable(answer)), sql };
      }
      expect(told.nobody).toMatchObject({
        status: 409,
        text: expect.stringContaining('OFFER_LAPSED') as string,
      });
      for (const what of Object.keys(tries)) expect([what, told[what]]).toEqual([what, told.nobody]);
    },
  );
});
