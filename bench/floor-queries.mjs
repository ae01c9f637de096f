// The list and the insert as minimal hand-written SQL.
import { randomBytes, randomUUID } from 'node:crypto';

/** @typedef {import('./raw-database.mjs').RawDatabase} RawDatabase */
/** @typedef {Record<string, any>} Row */

const LIST = `
  SELECT i.id, i.class_type_id, i.language, i.status, i.time_zone, i.starts_at, i.location_name, i.street1, i.street2,
    i.city, i.state, i.zip, i.max_attendees, i.price_cents, t.name, t.name_es, t.description, t.description_es,
    t.requirements, t.requirements_es, t.category, t.duration_minutes, t.price_cents AS type_price_cents, t.max_students, t.is_active,
    CASE WHEN v.name = i.location_name THEN v.name_es END AS location_name_es,
    (SELECT COUNT(*) FROM booking b
      WHERE b.class_instance_id = i.id AND b.booking_status IN ('confirmed', 'completed')) AS taken
  FROM class_instance i JOIN class_type t ON t.id = i.class_type_id LEFT JOIN venue v ON v.id = i.venue_id
  WHERE i.status = 'scheduled' AND i.starts_at > ? AND t.is_active = ?
  ORDER BY i.starts_at, i.id LIMIT ?`;

const DAYS = `
  SELECT d.class_instance_id, d.day_number, d.date, d.start_time, d.end_time
  FROM class_instance i JOIN class_day d ON d.class_instance_id = i.id
  WHERE i.status = 'scheduled' AND i.starts_at > ?
  ORDER BY d.class_instance_id, d.day_number`;

const COUNT = `
  SELECT COUNT(*) AS total FROM class_instance i JOIN class_type t ON t.id = i.class_type_id
  WHERE i.status = 'scheduled' AND i.starts_at > ? AND t.is_active = ?`;

const EVERYTHING = 1_000_000;

/**
 * @param {RawDatabase} database
 * @param {number} [limit]
 * @returns {Promise<Row[]>} each with its `days`
 */
export async function readUpcoming(database, limit = EVERYTHING) {
  const now = new Date().toISOString();
  const [classes, days] = await Promise.all([
    database.all(LIST, [now, true, limit]),
    database.all(DAYS, [now]),
  ]);
  /** @type {Map<string, Row[]>} */
  const daysOf = new Map();
  for (const day of days) {
    const known = daysOf.get(day.class_instance_id);
    if (known) known.push(day);
    else daysOf.set(day.class_instance_id, [day]);
  }
  return classes.map((row) => ({ ...row, taken: Number(row.taken), days: daysOf.get(row.id) ?? [] }));
}

/** @param {RawDatabase} database */
export async function countUpcoming(database) {
  const [row] = await database.all(COUNT, [new Date().toISOString(), true]);
  return Number(row?.total);
}

const SEATS = `
  SELECT i.max_attendees, i.price_cents,
    (SELECT COUNT(*) FROM booking b
      WHERE b.class_instance_id = i.id AND b.booking_status IN ('confirmed', 'completed')) AS taken
  FROM class_instance i WHERE i.id = ?`;

const INSERT = `
  INSERT INTO booking (id, confirmation_number, class_instance_id, student_id, first_name, last_name, email, attendee_key,
    search_text, sort_name, phone, company_name, emergency_contact_name, emergency_contact_phone, amount_cents, booking_status, payment_status,
    language, booking_date, text_notifications, terms_agreed_at, version, created_at, updated_at)
  VALUES (${Array.from({ length: 24 }, () => '?').join(', ')})`;

/**
 * The minimal guard: lock, count, insert, commit. All bookings are for one student, and nothing else is written.
 *
 * @param {RawDatabase} database
 * @param {Row} wanted a booking in its REST form
 * @param {string} studentId
 * @returns {Promise<Row | null>} null when the class is full
 */
export function bookSeat(database, wanted, studentId) {
  return database.alone(async (all) => {
    const isSqlite = database.kind === 'sqlite';
    await all(isSqlite ? 'BEGIN IMMEDIATE' : 'BEGIN');
    try {
      if (!isSqlite)
        await all('SELECT 1 FROM class_instance WHERE id = ? FOR UPDATE', [wanted.class_instance_id]);
      const [seats] = await all(SEATS, [wanted.class_instance_id]);
      const booked =
        seats && Number(seats.taken) < seats.max_attendees ? rowOf(wanted, seats, studentId) : null;
      if (booked) await all(INSERT, Object.values(booked));
      await all('COMMIT');
      return booked;
    } catch (error) {
      await all('ROLLBACK');
      throw error;
    }
  });
}

/**
 * In the column order of INSERT.
 *
 * @param {Row} wanted
 * @param {Row} seats
 * @param {string} studentId
 */
function rowOf(wanted, seats, studentId) {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    confirmation_number: randomBytes(6).toString('base64url'),
    class_instance_id: wanted.class_instance_id,
    student_id: studentId,
    first_name: wanted.first_name,
    last_name: wanted.last_name,
    email: wanted.email,
    attendee_key: randomBytes(32).toString('hex'),
    search_text: `${wanted.first_name} ${wanted.last_name} ${wanted.email}`.toLowerCase(),
    sort_name: `${wanted.last_name} ${wanted.first_name}`.toLowerCase(),
    phone: wanted.phone,
    company_name: wanted.company_name,
    emergency_contact_name: wanted.emergency_contact_name,
    emergency_contact_phone: wanted.emergency_contact_phone,
    amount_cents: seats.price_cents,
    booking_status: 'confirmed',
    payment_status: 'pending',
    language: 'en',
    booking_date: now.slice(0, 10),
    text_notifications: wanted.text_notifications,
    terms_agreed_at: now,
    version: 1,
    created_at: now,
    updated_at: now,
  };
}
