import { recordAttended } from './attendance.js';
import { attendeeAsJson } from './attendees.js';
import { changeClass, CLASS_DAY, CLASS_START, makeClass, makeClassType } from './classes.js';
import { CREW_CONTACT } from './crews.js';
import type { Caller, Scene } from './documented-calls.js';
import type { Operation } from './openapi.js';
import type { Answer } from './site-server.js';
import { makeStudent } from './students.js';
import { join, runWaitingListJob, makeFullClass, offerTo } from './waiting.js';
import { ADMIN } from './world.js';
import type { SeatOfferEntity } from '../features/waiting/seat-offer.entity.js';

/** Produces each status that has no common cause, by operation id and status. */
export const SCENES: Record<string, Scene> = {
  'logIn 200': async ({ site, world }) => {
    await world.makeAccount(ADMIN.email, ADMIN.password, 'admin');
    return site.rest('POST', '/auth/login', ADMIN);
  },
  'logIn 400': ({ site }) => site.rest('POST', '/auth/login', '{'),
  'logIn 401': (caller) => caller.asGuest('logIn', { body: { password: 'not the password' } }),
  'getDashboard 200': withBooking((caller) => caller.asAdmin('getDashboard')),

  'listClassTypes 200': withBooking((caller) => caller.asAdmin('listClassTypes')),
  'createClassType 201': (caller) => caller.asAdmin('createClassType'),
  'replaceClassType 200': async (caller) =>
    caller.asAdmin('replaceClassType', { id: (await makeClassType(caller.world)).id }),
  'replaceClassType 409': async (caller) =>
    caller.asAdmin('replaceClassType', { id: (await makeClassType(caller.world)).id, body: { version: 7 } }),
  'deleteClassType 204': async (caller) =>
    caller.asAdmin('deleteClassType', { id: (await makeClassType(caller.world)).id }),
  'deleteClassType 409': async (caller) =>
    caller.asAdmin('deleteClassType', { id: (await makeClass(caller.world)).classType.id }),

  'listUpcomingClasses 200': withBooking((caller) => caller.asGuest('listUpcomingClasses')),
  'listUpcomingClasses 304': async (caller) => {
    const { headers } = await caller.asGuest('listUpcomingClasses');
    // Without Cache-Control, Node.js's fetch would send no-cache.
    const ifChanged = { 'If-None-Match': String(headers['etag']), 'Cache-Control': 'max-age=0' };
    return caller.asGuest('listUpcomingClasses', { headers: ifChanged });
  },
  'listClassInstances 200': withBooking((caller) => caller.asAdmin('listClassInstances')),
  'listBookableClasses 200': withBooking((caller) =>
    caller.asAdmin('listBookableClasses', { query: '?limit=1&offset=0' }),
  ),
  'createClassInstance 201': async (caller) =>
    caller.asAdmin('createClassInstance', {
      body: { class_type_id: (await makeClassType(caller.world)).id },
    }),
  'getClassInstance 200': withBooking(async (caller, { classId: id }) => {
    await caller.asAdmin('getClassInstance', { id });
    return caller.asGuest('getClassInstance', { id });
  }),
  'replaceClassInstance 200': withBooking((caller, { classId: id, classTypeId }) =>
    caller.asAdmin('replaceClassInstance', { id, body: { class_type_id: classTypeId } }),
  ),
  'replaceClassInstance 404': async (caller) =>
    caller.asAdmin('replaceClassInstance', {
      body: { class_type_id: (await makeClassType(caller.world)).id },
    }),
  'replaceClassInstance 409': withBooking((caller, { classId: id, classTypeId }) =>
    caller.asAdmin('replaceClassInstance', { id, body: { class_type_id: classTypeId, version: 7 } }),
  ),
  'deleteClassInstance 204': async (caller) =>
    caller.asAdmin('deleteClassInstance', { id: (await makeClass(caller.world)).id }),
  'deleteClassInstance 409': withBooking((caller, { classId: id }) =>
    caller.asAdmin('deleteClassInstance', { id }),
  ),
  'getClassCertificates 200': withBooking(async (caller, { bookingId, classId: id }) => {
    await recordAttended(caller.world, [{ id: bookingId }]);
    return caller.asAdmin('getClassCertificates', { id });
  }),
  'getClassCertificates 400': (caller) => caller.asAdmin('getClassCertificates', { query: '?language=fr' }),

  'listStudents 200': withBooking((caller) => caller.asAdmin('listStudents', { query: '?limit=1' })),
  'createStudent 201': (caller) => caller.asAdmin('createStudent'),
  'replaceStudent 200': async (caller) =>
    caller.asAdmin('replaceStudent', { id: (await makeStudent(caller.world)).id }),
  'replaceStudent 409': async (caller) =>
    caller.asAdmin('replaceStudent', { id: (await makeStudent(caller.world)).id, body: { version: 7 } }),
  'deleteStudent 204': async (caller) =>
    caller.asAdmin('deleteStudent', { id: (await makeStudent(caller.world)).id }),

  'exportStudents 200': withBooking((caller) => caller.asAdmin('exportStudents')),
  'exportStudents 400': (caller) => caller.asAdmin('exportStudents', { query: '?sort=age' }),
  'exportReport 200': withBooking((caller) => caller.asAdmin('exportReport', { id: 'unpaid-bookings' })),
  'exportReport 400': (caller) => caller.asAdmin('exportReport', { id: 'emergency-contacts' }),
  'exportReport 404': (caller) => caller.asAdmin('exportReport', { id: 'nothing' }),
  'exportBookings 200': withBooking((caller) => caller.asAdmin('exportBookings')),
  'exportBookings 400': (caller) => caller.asAdmin('exportBookings', { query: '?booked_from=yesterday' }),

  'listBookings 200': withBooking((caller) => caller.asAdmin('listBookings', { query: '?offset=0' })),
  'createBooking 200': async (caller) => {
    const { id } = await makeClass(caller.world);
    const same = { body: { class_instance_id: id }, headers: { 'Idempotency-Key': 'form-1' } };
    await caller.asGuest('createBooking', same);
    return caller.asGuest('createBooking', same);
  },
  'createBooking 201': async (caller) => {
    const { id: class_id } = await makeClass(caller.world);
    const { id: student_id } = await makeStudent(caller.world);
    await caller.asAdmin('createBooking', { body: { student_id, class_id }, isOffices: true });
    return caller.asGuest('createBooking', { body: { class_instance_id: class_id } });
  },
  'createBooking 404': (caller) => caller.asGuest('createBooking'),
  'createBooking 409': async (caller) => {
    const { id } = await makeClass(caller.world, { maxAttendees: 1 });
    await caller.asGuest('createBooking', { body: { class_instance_id: id } });
    return caller.asGuest('createBooking', { body: { class_instance_id: id, first_name: 'Ana' } });
  },
  'getBooking 200': withBooking(async (caller, { bookingId: id }) => {
    await caller.asAdmin('getBooking', { id });
    return caller.asGuest('getBooking', { id });
  }),
  'getBookingCalendar 200': withBooking((caller, { bookingId: id }) =>
    caller.asGuest('getBookingCalendar', { id }),
  ),
  'getBookingCertificate 200': withBooking(async (caller, { bookingId: id }) => {
    await recordAttended(caller.world, [{ id }]);
    return caller.asGuest('getBookingCertificate', { id });
  }),
  // Its limit counts the files of a booking, so there must be one.
  'getBookingCertificate 429': withBooking(async (caller, { bookingId: id }) => {
    await recordAttended(caller.world, [{ id }]);
    for (;;) {
      const answer = await caller.asGuest('getBookingCertificate', { id });
      if (answer.status !== 200) return answer;
    }
  }),
  'getBookingCertificate 400': (caller) => caller.asGuest('getBookingCertificate', { query: '?language=fr' }),
  'createCrewBooking 200': async (caller) => {
    const { id } = await makeClass(caller.world);
    const same = { body: { class_instance_id: id }, headers: { 'Idempotency-Key': 'form-2' } };
    await caller.asGuest('createCrewBooking', same);
    return caller.asGuest('createCrewBooking', same);
  },
  'createCrewBooking 201': async (caller) =>
    caller.asGuest('createCrewBooking', {
      body: { class_instance_id: (await makeClass(caller.world)).id },
    }),
  'createCrewBooking 404': (caller) => caller.asGuest('createCrewBooking'),
  'createCrewBooking 409': async (caller) =>
    caller.asGuest('createCrewBooking', {
      body: { class_instance_id: (await makeClass(caller.world, { maxAttendees: 3 })).id },
    }),
  'getCrewBooking 200': withCrew((caller, id) => caller.asGuest('getCrewBooking', { id })),
  'getCrewCalendar 200': withCrew((caller, id) => caller.asGuest('getCrewCalendar', { id })),
  'nameCrewSeats 200': withCrew((caller, id) => caller.asGuest('nameCrewSeats', { id })),
  'nameCrewSeats 409': withCrew(async (caller, id) => {
    await caller.asGuest('nameCrewSeats', { id });
    await caller.asGuest('changeCrewSeats', { id, body: { expected_unnamed_seats: 0 } });
    return caller.asGuest('nameCrewSeats', { id });
  }),
  'changeCrewSeats 200': withCrew((caller, id) => caller.asGuest('changeCrewSeats', { id })),
  'changeCrewSeats 409': withCrew((caller, id) =>
    caller.asGuest('changeCrewSeats', { id, body: { unnamed_seats: 9 } }),
  ),
  'moveCrew 200': withCrew(async (caller, id) => {
    const { classInstance } = await caller.world.services.crews.get(caller.world.guest(), id);
    const { id: class_instance_id } = await makeClass(caller.world, {
      classTypeId: classInstance.classTypeId,
      days: [{ ...CLASS_DAY, date: '2027-02-08' }],
    });
    return caller.asGuest('moveCrew', { id, body: { class_instance_id } });
  }),
  'moveCrew 409': withCrew(async (caller, id) => {
    const { classInstance } = await caller.world.services.crews.get(caller.world.guest(), id);
    const { id: class_instance_id } = await makeClass(caller.world, {
      classTypeId: classInstance.classTypeId,
      days: [{ ...CLASS_DAY, date: '2027-02-08' }],
      maxAttendees: 1,
    });
    return caller.asGuest('moveCrew', { id, body: { class_instance_id } });
  }),
  'changeCrewContact 200': withCrew((caller, id) => caller.asGuest('changeCrewContact', { id })),
  'changeCrewContact 400': (caller) =>
    caller.asGuest('changeCrewContact', { body: { company_name: 'www.evil.example' } }),
  'changeCrewContact 409': withCrew((caller, id) => {
    caller.world.clock.moveTo(CLASS_START);
    return caller.asGuest('changeCrewContact', { id });
  }),
  'joinWaitingList 201': async (caller) => {
    const { id } = await makeFullClass(caller.world);
    return caller.asGuest('joinWaitingList', { id });
  },
  'joinWaitingList 409': async (caller) => {
    const { id } = await makeClass(caller.world);
    return caller.asGuest('joinWaitingList', { id });
  },
  'leaveWaitingList 204': withOffer((caller, { entryId: id }) => caller.asGuest('leaveWaitingList', { id })),
  'getSeatOffer 200': withOffer((caller, { id }) => caller.asGuest('getSeatOffer', { id })),
  'declineSeatOffer 200': withOffer((caller, { id }) => caller.asGuest('declineSeatOffer', { id })),
  'declineSeatOffer 409': withOffer((caller, { id, expiresAt }) => {
    caller.world.clock.moveTo(expiresAt);
    return caller.asGuest('declineSeatOffer', { id });
  }),
  'cancelOwnBooking 200': withBooking((caller, { bookingId: id }) =>
    caller.asGuest('cancelOwnBooking', { id }),
  ),
  'cancelOwnBooking 400': (caller) =>
    caller.asGuest('cancelOwnBooking', { headers: { 'Idempotency-Key': 'k'.repeat(300) } }),
  'cancelOwnBooking 409': withBooking((caller, { bookingId: id }) => {
    caller.world.clock.moveTo(CLASS_START);
    return caller.asGuest('cancelOwnBooking', { id });
  }),
  'moveOwnBooking 200': withBooking((caller, { bookingId: id, classId }) =>
    caller.asGuest('moveOwnBooking', { id, body: { class_instance_id: classId } }),
  ),
  'moveOwnBooking 409': withBooking(async (caller, { bookingId: id, classTypeId }) => {
    const days = [{ ...CLASS_DAY, date: '2027-02-08' }];
    const full = await makeClass(caller.world, { classTypeId, days, maxAttendees: 0 });
    return caller.asGuest('moveOwnBooking', { id, body: { class_instance_id: full.id } });
  }),
  'changeOwnBooking 200': withBooking((caller, { bookingId: id }) =>
    caller.asGuest('changeOwnBooking', { id }),
  ),
  'changeOwnBooking 400': (caller) =>
    caller.asGuest('changeOwnBooking', { body: { first_name: 'www.evil.example' } }),
  'changeOwnBooking 409': withBooking((caller, { bookingId: id }) => {
    caller.world.clock.moveTo(CLASS_START);
    return caller.asGuest('changeOwnBooking', { id });
  }),
  'requestBookingLink 202': (caller) => caller.asGuest('requestBookingLink'),
  'listMyBookings 200': withBooking((caller) => caller.asAdmin('listMyBookings')),
  'listMyCrewBookings 200': withCrew((caller) => caller.asAdmin('listMyCrewBookings'), ADMIN),
  'listMyWaitingListEntries 200': withOffer((caller) => caller.asAdmin('listMyWaitingListEntries'), {
    email: ADMIN.email,
  }),
  'sendContactMessage 201': (caller) => caller.asGuest('sendContactMessage'),
};

/** Runs a scene with a seat offer: the office has added a seat, which is held for a waiting guest. */
function withOffer(
  scene: (caller: Caller, offer: SeatOfferEntity) => Promise<Answer>,
  waiting: { email?: string } = {},
): Scene {
  return async (caller) => {
    const { id } = await makeFullClass(caller.world);
    const { id: entryId } = await join(caller.world, id, waiting);
    await changeClass(caller.world, id, { maxAttendees: 2 });
    await runWaitingListJob(caller.world);
    return scene(caller, await offerTo(caller.world, entryId));
  };
}

interface Booked {
  classId: string;
  classTypeId: string;
  bookingId: string;
}

function withBooking(scene: (caller: Caller, booked: Booked) => Promise<Answer>): Scene {
  return async (caller) => {
    const { id: classId, classType } = await makeClass(caller.world, { notes: 'Back door.' });
    const { body } = await caller.site.rest('POST', '/bookings', attendeeAsJson(classId));
    return scene(caller, { classId, classTypeId: classType.id, bookingId: String(body.id) });
  };
}

/** Runs a scene with a crew with two unnamed seats in a class with free seats. */
function withCrew(
  scene: (caller: Caller, crewId: string) => Promise<Answer>,
  { email }: { email: string } = CREW_CONTACT,
): Scene {
  return async (caller) => {
    const { id } = await makeClass(caller.world, { maxAttendees: 5 });
    const { firstName: first_name, lastName: last_name, phone } = CREW_CONTACT;
    const contact = { first_name, last_name, phone, email };
    const body = { class_instance_id: id, contact, attendees: [], unnamed_seats: 2 };
    const { body: crew } = await caller.asGuest('createCrewBooking', { body });
    return scene(caller, String(crew.id));
  };
}

/** Produces the statuses that have the same cause for every call. */
export const COMMON: Record<number, (operation: Operation) => Scene> = {
  400: (operation) => (caller) =>
    caller.asAdmin(operation.id, operation.body ? { body: emptied(operation) } : { query: '?limit=some' }),
  401: (operation) => (caller) => caller.call(operation, { isOffices: true }),
  403: (operation) => async (caller) =>
    caller.call(operation, { isOffices: true, token: await caller.world.clientToken() }),
  404: (operation) => (caller) => caller.asAdmin(operation.id),
  413: (operation) => (caller) => caller.asAdmin(operation.id, { body: { name: 'x'.repeat(200_000) } }),
  415: (operation) => (caller) =>
    caller.call(operation, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } }),
  500: (operation) => async (caller) => {
    const token = await caller.world.adminToken();
    let answer: Answer | undefined;
    await caller.world.withoutTable('account', async () => {
      answer = await caller.call(operation, { token });
    });
    if (!answer) throw new Error('there is no answer');
    return answer;
  },
};

const emptied = ({ body }: Operation): object =>
  Object.fromEntries(Object.keys(body?.examples[0] ?? {}).map((name) => [name, null]));
