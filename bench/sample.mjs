// Sample rows: the same in each run and on both databases, except for dates.
import { createHash } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';

/** @typedef {Record<string, string | number | boolean | null>} Row */
/** @typedef {{ table: string, rows: Row[] }[]} Sample parents before children */

/**
 * @typedef {object} Size
 * @property {number} upcoming classes
 * @property {number} capacity of each of them
 * @property {number} [past] classes
 * @property {number} [classesADay] of the past ones; default: one
 * @property {number} [pastBookings] in all of them
 * @property {number} [seats] per past class that are filled by SQL instead: see fill-seats.mjs
 */

const VENUES = [
  { city: 'Salt Lake City', state: 'UT', zip: '84119', time_zone: 'America/Denver' },
  { city: 'Ogden', state: 'UT', zip: '84401', time_zone: 'America/Denver' },
  { city: 'Boise', state: 'ID', zip: '83704', time_zone: 'America/Boise' },
  { city: 'Las Vegas', state: 'NV', zip: '89103', time_zone: 'America/Los_Angeles' },
];
const CATEGORIES = ['safety', 'certification', 'equipment', 'compliance'];
const LANGUAGES = ['en', 'es', 'bilingual'];
const TYPES = 8;
const MADE_AT = '2026-01-05T15:00:00.000Z';
const EDITED = { version: 1, created_at: MADE_AT, updated_at: MADE_AT };

const TEXT =
  'Classroom lessons, practice under supervision and a written test, with the forms that an inspector asks for. ';
const TEXT_ES =
  'Lecciones en el aula, práctica supervisada y un examen escrito, con los formularios que pide un inspector. ';

/** @param {string} name */
function idOf(name) {
  const digits = createHash('md5').update(name).digest('hex');
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `a${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join('-');
}

/**
 * @template T
 * @param {readonly T[]} values
 * @param {number} index
 * @returns {T}
 */
function pick(values, index) {
  const value = values[index % values.length];
  if (value === undefined) throw new RangeError('nothing to pick from');
  return value;
}

/** @param {number} upcoming */
export function upcomingClassIds(upcoming) {
  return Array.from({ length: upcoming }, (_, index) => idOf(`upcoming ${index}`));
}

/**
 * @param {Size} size
 * @returns {Sample}
 */
export function sampleOf({ upcoming, capacity, past = 0, classesADay = 1, pastBookings = 0 }) {
  const tables = {
    class_type: Array.from({ length: TYPES }, (_, index) => classType(index)),
    class_instance: /** @type {Row[]} */ ([]),
    class_day: /** @type {Row[]} */ ([]),
    student: /** @type {Row[]} */ ([]),
    booking: /** @type {Row[]} */ ([]),
  };
  const today = Temporal.Now.plainDateISO('America/Denver');
  for (let index = 0; index < upcoming; index += 1) {
    const seed = { name: `upcoming ${index}`, index, date: today.add({ days: 1 + index }), capacity };
    addClass(tables, seed, (index * 7) % 20);
  }
  for (let index = 0; index < past; index += 1) {
    const date = today.subtract({ days: 1 + Math.floor(index / classesADay) });
    const taken = Math.floor((pastBookings * (index + 1)) / past) - Math.floor((pastBookings * index) / past);
    addClass(tables, { name: `past ${index}`, index, date, capacity: 200 }, taken);
  }
  return Object.entries(tables).map(([table, rows]) => ({ table, rows }));
}

/**
 * @param {number} index
 * @returns {Row}
 */
function classType(index) {
  return {
    id: idOf(`type ${index}`),
    name: `Forklift Operator ${index}`,
    name_key: `forklift operator ${index}`,
    name_es: `Operador de montacargas ${index}`,
    description: TEXT.repeat(3).trim(),
    description_es: TEXT_ES.repeat(3).trim(),
    requirements: 'Bring a photo ID and steel-toe boots.',
    requirements_es: 'Traiga una identificación con foto y botas con puntera de acero.',
    category: pick(CATEGORIES, index),
    duration_minutes: 480,
    price_cents: 14_950,
    max_students: 20,
    is_active: true,
    ...EDITED,
  };
}

/**
 * @param {Record<'class_instance' | 'class_day' | 'student' | 'booking', Row[]>} tables
 * @param {{ name: string, index: number, date: Temporal.PlainDate, capacity: number }} seed
 * @param {number} taken seats
 */
function addClass(tables, { name, index, date, capacity }, taken) {
  const id = idOf(name);
  const venue = pick(VENUES, index);
  const first = date.toZonedDateTime({ timeZone: venue.time_zone, plainTime: '08:00' });
  tables.class_instance.push({
    id,
    class_type_id: idOf(`type ${index % TYPES}`),
    language: pick(LANGUAGES, index),
    status: 'scheduled',
    ...venue,
    starts_at: new Date(first.epochMilliseconds).toISOString(),
    last_day_starts_at: new Date(first.add({ days: index % 3 }).epochMilliseconds).toISOString(),
    location_name: `${venue.city} Training Center`,
    street1: `${2100 + index} S Quarry Road`,
    street2: index % 3 === 0 ? 'Suite 4' : null,
    max_attendees: capacity,
    price_cents: 14_950,
    notes: null,
    ...EDITED,
  });
  for (let day = 0; day <= index % 3; day += 1) {
    tables.class_day.push({
      class_instance_id: id,
      day_number: day + 1,
      date: date.add({ days: day }).toString(),
      start_time: '08:00',
      end_time: '16:30',
    });
  }
  for (let seat = 0; seat < taken; seat += 1) addSeat(tables, id, tables.booking.length);
}

/**
 * @param {Record<'student' | 'booking', Row[]>} tables
 * @param {string} classId
 * @param {number} number
 */
function addSeat({ student, booking }, classId, number) {
  const attendee = {
    first_name: 'Student',
    last_name: `Number ${number}`,
    email: `student-${number}@example.com`,
    attendee_key: createHash('sha256').update(String(number)).digest('hex'),
    search_text: `student number ${number} student-${number}@example.com`,
    sort_name: `number ${number} student`,
    phone: '801-555-0142',
    company_name: number % 2 === 0 ? 'Wasatch Framing' : null,
    emergency_contact_name: 'Ana Number',
    emergency_contact_phone: '801-555-0143',
    text_notifications: false,
  };
  const studentId = idOf(`student ${number}`);
  student.push({ ...attendee, id: studentId, deleted_at: null, ...EDITED });
  booking.push({
    ...attendee,
    id: idOf(`booking ${number}`),
    confirmation_number: number.toString(36).toUpperCase().padStart(8, '0'),
    class_instance_id: classId,
    student_id: studentId,
    amount_cents: 14_950,
    booking_status: 'confirmed',
    payment_status: 'pending',
    language: 'en',
    booking_date: '2026-01-05',
    notes: null,
    sms_consent_text: null,
    sms_consent_language: null,
    sms_consent_at: null,
    terms_agreed_at: MADE_AT,
    ...EDITED,
  });
}
