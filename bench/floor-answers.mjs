// The two forms of the upcoming list. They must equal the product's, which the bench checks before it measures.
/** @typedef {Record<string, any>} Row */

const REFUND_WINDOW_MS = 48 * 60 * 60 * 1000;

/** @param {Row} row */
export function wireClass(row) {
  const course = {
    name: row.name,
    name_en: row.name,
    name_es: row.name_es,
    description: row.description,
    description_en: row.description,
    description_es: row.description_es,
    requirements: row.requirements,
    requirements_es: row.requirements_es,
    category: row.category,
    duration_hours: row.duration_minutes / 60,
  };
  const { street1, street2, city, state, zip } = row;
  return {
    id: row.id,
    class_type_id: row.class_type_id,
    classType: {
      id: row.class_type_id,
      ...course,
      price: row.type_price_cents / 100,
      max_students: row.max_students,
      is_active: Boolean(row.is_active),
    },
    ...course,
    language: row.language,
    status: row.status,
    location: row.location_name,
    location_name: row.location_name,
    location_address: [street1, street2, city, `${state} ${zip}`].filter(Boolean).join(', '),
    location_address_parts: { street1, street2, city, state, zip },
    time_zone: row.time_zone,
    max_attendees: row.max_attendees,
    price: row.price_cents / 100,
    starts_at: row.starts_at,
    refund_deadline: new Date(Date.parse(row.starts_at) - REFUND_WINDOW_MS).toISOString(),
    days: row.days.map((/** @type {Row} */ day) => ({
      day_number: day.day_number,
      date: day.date,
      start_time: day.start_time,
      end_time: day.end_time,
    })),
    seats_left: Math.max(0, row.max_attendees - row.taken),
    bookings: Array.from({ length: row.taken }, () => ({})),
  };
}

/**
 * The data of the site's own query, with the __typename fields that its client requests.
 *
 * @param {Row[]} rows one more than a page has, if there are more
 * @param {number} first
 * @param {number} totalCount
 */
export function connectionOf(rows, first, totalCount) {
  const nodes = rows.slice(0, first).map(graphClass);
  const last = rows[nodes.length - 1];
  return {
    __typename: 'UpcomingClassConnection',
    nodes,
    pageInfo: {
      __typename: 'PageInfo',
      endCursor: last ? Buffer.from(`${last.starts_at}|${last.id}`).toString('base64url') : null,
      hasNextPage: rows.length > first,
    },
    totalCount,
  };
}

/** @param {Row} row */
function graphClass(row) {
  const seatsLeft = Math.max(0, row.max_attendees - row.taken);
  return {
    __typename: 'UpcomingClass',
    id: row.id,
    classTypeId: row.class_type_id,
    name: row.name,
    nameEs: row.name_es,
    description: row.description,
    descriptionEs: row.description_es,
    requirements: row.requirements,
    requirementsEs: row.requirements_es,
    category: row.category,
    durationHours: row.duration_minutes / 60,
    priceCents: row.price_cents,
    language: row.language,
    availability: seatsLeft > 0 ? 'open' : 'full',
    timeZone: row.time_zone,
    days: row.days.map((/** @type {Row} */ day) => ({
      __typename: 'ClassDay',
      dayNumber: day.day_number,
      date: day.date,
      startTime: day.start_time,
      endTime: day.end_time,
    })),
    locationName: row.location_name,
    locationNameEs: row.location_name_es,
    address: {
      __typename: 'Address',
      city: row.city,
      state: row.state,
    },
    maxAttendees: row.max_attendees,
    seatsLeft,
  };
}
