// Fills the past classes with set-based SQL: a million bookings in about a minute, the same on both databases.

/** @typedef {import('./raw-database.mjs').RawDatabase} RawDatabase */

const FIRST_NAMES = [
  'Ana',
  'Luis',
  'Mary',
  'José',
  'Karen',
  'Diego',
  'Susan',
  'Elena',
  'Peter',
  'Rosa',
  'John',
];
const LAST_NAMES = [
  'Ruiz',
  'Smith',
  'García',
  'Miller',
  'Delgado',
  'Young',
  'Navarro',
  'Baker',
  'Ortega',
  'Reed',
  'Ibarra',
  'Walsh',
  'Peña',
  'Foster',
  'Salas',
  'Hughes',
  'Campos',
  'Price',
  'Luna',
];
const COMPANIES = ['Wasatch Framing', 'Granite Roofing', 'Sonora Concrete', 'Alta Electric'];

/** @param {readonly string[]} names */
const rowsOf = (names) => names.map((name, index) => `(${index}, '${name}', '${folded(name)}')`).join(', ');

/** @param {string} name */
const folded = (name) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * An id that is the same in each run and spread over its index like a random one.
 *
 * @param {string} number an expression
 * @param {'a' | 'b'} family
 */
function idFrom(number, family) {
  // 12 unique digits: the factor and 10¹² are coprime.
  const digits = `substr(CAST(1000000000000 + (CAST(${number} AS bigint) * 618033988749) % 1000000000000 AS varchar(13)), 2)`;
  return `substr(${digits}, 1, 8) || '-' || substr(${digits}, 9, 4) || '-4000-${family}000-' || ${digits}`;
}

const EDITED = `1, '2026-01-05T15:00:00.000Z', '2026-01-05T15:00:00.000Z'`;

/** Student n has one of 11 first and 19 last names, and the number in the email. */
const STUDENTS = `
  WITH RECURSIVE number(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM number WHERE n + 1 < ?),
    first_name(position, name, folded) AS (VALUES ${rowsOf(FIRST_NAMES)}),
    last_name(position, name, folded) AS (VALUES ${rowsOf(LAST_NAMES)}),
    company(position, name, folded) AS (VALUES ${rowsOf(COMPANIES)}),
    person AS (
      SELECT n, first_name.name AS first_name, last_name.name AS last_name, company.name AS company_name,
        first_name.folded || ' ' || last_name.folded AS folded, company.folded AS folded_company,
        last_name.folded || ' ' || first_name.folded AS sort_name,
        first_name.folded || '.' || last_name.folded || '.' || n || '@example.com' AS email,
        '801-555-' || substr(CAST(10000 + (CAST(n AS bigint) * 7919) % 10000 AS varchar(5)), 2) AS phone
      FROM number
      JOIN first_name ON first_name.position = n % ${FIRST_NAMES.length}
      JOIN last_name ON last_name.position = n % ${LAST_NAMES.length}
      LEFT JOIN company ON company.position = n % ${COMPANIES.length * 2})
  INSERT INTO student (id, first_name, last_name, email, attendee_key, search_text, sort_name, phone, company_name,
    emergency_contact_name, emergency_contact_phone, text_notifications, deleted_at, version, created_at, updated_at)
  SELECT ${idFrom('n', 'a')}, first_name, last_name, email, 'attendee ' || n,
    folded || ' ' || email || ' ' || phone || COALESCE(' ' || folded_company, ''), sort_name, phone, company_name,
    'Ana ' || last_name, '801-555-0143', FALSE, NULL, ${EDITED}
  FROM person`;

/**
 * Seat s of the class that is k classes back is booking k × seats + s. Two consecutive classes have the same attendees,
 * so every student has two bookings; one booking in 20 is cancelled and one in 10 of the others unpaid. The newest
 * classes are the same for every size.
 *
 * @param {'sqlite' | 'postgres'} kind
 * @param {number} seats
 */
function bookings(kind, seats) {
  const classDay = 'substr(starts_at, 1, 10)';
  const bookedOn =
    kind === 'sqlite'
      ? `date(${classDay}, '-' || (1 + n % 28) || ' days')`
      : `to_char(CAST(${classDay} AS date) - CAST(1 + n % 28 AS integer), 'YYYY-MM-DD')`;
  const person = `(n / ${seats * 2}) * ${seats} + n % ${seats}`;
  return `
  WITH RECURSIVE seat(s) AS (SELECT 0 UNION ALL SELECT s + 1 FROM seat WHERE s + 1 < ${seats}),
    past AS (
      SELECT id, starts_at, price_cents, row_number() OVER (ORDER BY starts_at DESC, id) - 1 AS back
      FROM class_instance WHERE starts_at < ?),
    taken AS (
      SELECT past.id AS class_id, price_cents, back * ${seats} + s AS n, starts_at FROM past CROSS JOIN seat),
    booked AS (SELECT taken.*, ${bookedOn} AS booked_on, ${idFrom(person, 'a')} AS person_id FROM taken)
  INSERT INTO booking (id, confirmation_number, class_instance_id, student_id, first_name, last_name, email,
    attendee_key, search_text, sort_name, phone, company_name, emergency_contact_name, emergency_contact_phone,
    amount_cents, booking_status, payment_status, language, booking_date, text_notifications, terms_agreed_at,
    version, created_at, updated_at)
  SELECT ${idFrom('n', 'b')}, 'M' || substr(CAST(10000000 + n AS varchar(8)), 2), class_id, student.id, first_name,
    last_name, email, attendee_key, search_text, sort_name, phone, company_name, emergency_contact_name,
    emergency_contact_phone, price_cents,
    CASE WHEN n % 20 = 7 THEN 'cancelled' ELSE 'confirmed' END,
    CASE WHEN n % 20 = 7 THEN 'cancelled' WHEN n % 10 = 3 THEN 'pending' ELSE 'paid' END,
    CASE WHEN n % 3 = 0 THEN 'es' ELSE 'en' END, booked_on, FALSE, booked_on || 'T15:00:00.000Z', 1,
    booked_on || 'T15:' || substr(CAST(100 + n % 60 AS varchar(3)), 2) || ':00.000Z',
    booked_on || 'T15:' || substr(CAST(100 + n % 60 AS varchar(3)), 2) || ':00.000Z'
  FROM booked JOIN student ON student.id = person_id`;
}

/** The email of a student with two bookings in databases of every size. */
export const EMAIL_OF_ONE = emailOf(4242);
export const BOOKINGS_OF_ONE = 2;

/** @param {number} n */
function emailOf(n) {
  const [first = '', last = ''] = [FIRST_NAMES[n % FIRST_NAMES.length], LAST_NAMES[n % LAST_NAMES.length]];
  return `${folded(first)}.${folded(last)}.${n}@example.com`;
}

/**
 * @param {'sqlite' | 'postgres'} kind
 * @param {RawDatabase['all']} all
 * @param {number} seats per past class
 */
export async function fillSeats(kind, all, seats) {
  const now = new Date().toISOString();
  const [past] = await all('SELECT COUNT(*) AS classes FROM class_instance WHERE starts_at < ?', [now]);
  const people = Math.ceil(Number(past?.classes) / 2) * seats;
  await all(kind === 'sqlite' ? STUDENTS : STUDENTS.replace('?', 'CAST(? AS bigint)'), [people]);
  await all(bookings(kind, seats), [now]);
  const [made] = await all('SELECT COUNT(*) AS bookings FROM booking');
  if (Number(made?.bookings) < Number(past?.classes) * seats) throw new Error('not every seat was filled');
}
