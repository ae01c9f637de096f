import { Temporal } from 'temporal-polyfill';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** The dates on which certificates expire, YYYY-MM-DD, both inclusive. */
export interface ExpiryRange {
  expiresFrom?: string | undefined;
  expiresTo?: string | undefined;
}

/** The last day of the month `expiry.month`, as text. */
const END_OF_MONTH = `CASE WHEN expiry.month % 12 IN (3, 5, 8, 10) THEN '30' WHEN expiry.month % 12 <> 1 THEN '31'
  WHEN expiry.month % 48 = 1 AND (expiry.month / 12 % 100 <> 0 OR expiry.month / 12 % 400 = 0) THEN '29' ELSE '28' END`;

/**
 * `certificateExpiry` in SQL, for attended bookings. Subqueries, because with further joins PostgreSQL would no longer
 * begin with the index of `applyExpiryFilter`. `month` is counted since year 0.
 */
export const EXPIRES_ON = `(SELECT CAST(expiry.month / 12 AS varchar(4)) || '-' || ${twoDigits('expiry.month % 12')} || '-' ||
    CASE WHEN expiry.day > ${END_OF_MONTH} THEN ${END_OF_MONTH} ELSE expiry.day END
  FROM (SELECT SUBSTR(final_day.date, 9) AS day, CAST(SUBSTR(final_day.date, 1, 4) AS integer) * 12 +
      CAST(SUBSTR(final_day.date, 6, 2) AS integer) - 1 + class_type.certificate_months AS month
    FROM class_day final_day
    JOIN class_instance attended ON attended.id = final_day.class_instance_id
    JOIN class_type ON class_type.id = attended.class_type_id
    WHERE final_day.class_instance_id = booking.class_instance_id
    ORDER BY final_day.day_number DESC LIMIT 1) expiry)`;

/** Attended the same class type again later, so that the certificate of this booking is replaced. */
const RENEWED = `EXISTS (SELECT 1 FROM booking renewal
  JOIN class_instance renewed ON renewed.id = renewal.class_instance_id
  JOIN class_instance expiring ON expiring.id = booking.class_instance_id
  WHERE renewal.student_id = booking.student_id AND renewal.booking_status = 'completed'
  AND renewed.status <> 'cancelled' AND renewed.class_type_id = expiring.class_type_id
  AND renewed.last_day_starts_at > expiring.last_day_starts_at)`;

/**
 * Bookings with a certificate that expires in this range (`certificateExpiry`) and was not renewed. Class days are
 * compared with the ends of the range minus the months of their type, so that the index of their dates finds them;
 * SQLite keeps the order of cross joins.
 */
export function applyExpiryFilter<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { expiresFrom, expiresTo }: ExpiryRange,
): SelectQueryBuilder<Row> {
  if (!expiresFrom && !expiresTo) return query;
  const bounds = [
    ...(expiresFrom ? [`last_day.date >= ${monthsBefore('expiresFrom')}`] : []),
    ...(expiresTo ? [`last_day.date < ${monthsBefore('expiredBy')}`] : []),
  ];
  const classes = `SELECT last_day.class_instance_id FROM class_type
    CROSS JOIN class_day last_day
    CROSS JOIN class_instance expiring
    WHERE class_type.certificate_months IS NOT NULL AND ${bounds.join(' AND ')}
    AND expiring.id = last_day.class_instance_id AND expiring.class_type_id = class_type.id
    AND expiring.status <> 'cancelled'
    AND NOT EXISTS (SELECT 1 FROM class_day later WHERE later.class_instance_id = last_day.class_instance_id
      AND later.day_number > last_day.day_number)`;
  return query
    .andWhere(`booking.bookingStatus = 'completed'`)
    .andWhere(`booking.classInstanceId IN (${classes})`)
    .andWhere(`NOT ${RENEWED}`)
    .setParameters({
      ...(expiresFrom && parametersOf('expiresFrom', Temporal.PlainDate.from(expiresFrom))),
      ...(expiresTo && parametersOf('expiredBy', Temporal.PlainDate.from(expiresTo).add({ days: 1 }))),
    });
}

/**
 * The date of the parameters `name`, that many months earlier, as text. It may be one that does not exist, such as
 * February 31, which sorts after all dates of its month: certificates from the end of February expire before the 31st.
 */
function monthsBefore(name: string): string {
  const month = `(CAST(:${name}Month AS integer) - class_type.certificate_months)`;
  return `CAST(${month} / 12 AS varchar(4)) || '-' || ${twoDigits(`${month} % 12`)} || :${name}Day`;
}

/** A month from 0 to 11 as text from 01 to 12. */
function twoDigits(month: string): string {
  return `SUBSTR(CAST(${month} + 101 AS varchar(3)), 2)`;
}

/** The months since year 0, and the day of the month. */
function parametersOf(name: string, { year, month, day }: Temporal.PlainDate): ObjectLiteral {
  return { [`${name}Month`]: year * 12 + month - 1, [`${name}Day`]: `-${String(day).padStart(2, '0')}` };
}
