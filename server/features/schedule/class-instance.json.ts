import { decimalFromCents } from '../../platform/money/money.js';
import { classTypeJson, courseJson } from '../catalog/class-type.json.js';
import { formatAddress } from './address.rules.js';
import type { ClassInstance } from './class-instance.type.js';
import type { ClassDay, UpcomingClass } from './upcoming-class.type.js';

/** The wire form of classes: the specification's names. */
function dayJson({ dayNumber, date, startTime, endTime }: ClassDay) {
  return { day_number: dayNumber, date, start_time: startTime, end_time: endTime };
}

/** What guests may read. One empty stub stands for each taken seat. */
export function upcomingClassJson(shown: UpcomingClass) {
  return {
    id: shown.id,
    class_type_id: shown.classTypeId,
    classType: { id: shown.classTypeId, ...courseJson(shown) },
    ...courseJson(shown),
    language: shown.language,
    status: shown.status,
    location: shown.locationName,
    location_name: shown.locationName,
    location_address: formatAddress(shown.address),
    location_address_parts: shown.address,
    time_zone: shown.timeZone,
    max_attendees: shown.maxAttendees,
    price: decimalFromCents(shown.priceCents),
    starts_at: shown.startsAt.toISOString(),
    refund_deadline: shown.refundDeadline.toISOString(),
    days: shown.days.map(dayJson),
    seats_left: shown.seatsLeft,
    bookings: Array.from({ length: shown.seatsTaken }, () => ({})),
  };
}

/** What the office reads; `bookings` are those that take a seat. */
export function classInstanceJson(instance: ClassInstance, bookings: readonly object[]) {
  return {
    id: instance.id,
    class_type_id: instance.classType.id,
    classType: classTypeJson(instance.classType),
    language: instance.language,
    status: instance.status,
    location: instance.locationName,
    location_name: instance.locationName,
    location_address: formatAddress(instance.address),
    location_address_parts: instance.address,
    time_zone: instance.timeZone,
    max_attendees: instance.maxAttendees,
    price: decimalFromCents(instance.priceCents),
    starts_at: instance.startsAt.toISOString(),
    days: instance.days.map(dayJson),
    seats_left: instance.seatsLeft,
    instructor_name: instance.instructorName,
    notes: instance.notes,
    bookings,
    version: instance.version,
  };
}

/** One line of the office's choice of classes. */
export function bookableClassJson({ id, name, days, seatsLeft }: UpcomingClass) {
  const [first] = days;
  return { id, name, date: first?.date, time: first?.startTime, seats_left: seatsLeft };
}
