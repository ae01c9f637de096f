import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { ConcurrentChange, type VersionedId } from '../../platform/database/versioned.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { message } from '../../platform/i18n/message.js';
import { writeAttendee } from '../bookings/attendee.store.js';
import { lockBookings } from '../bookings/booking-lock.store.js';
import { auditRows, readBookingRows } from '../bookings/booking-rows.store.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { isMailedThemselves } from '../bookings/booking.rules.js';
import type { CrewBookingEntity } from '../bookings/crew-booking.entity.js';
import { writeCrewContact, type CrewContact } from '../bookings/crew-contact.store.js';
import { readdressCrewMessages } from '../bookings/messages/crew-messages.store.js';
import { isBooked } from '../bookings/seats/person-seat.query.js';
import { isScheduledAndUpcoming } from '../schedule/schedule.rules.js';
import { takesSeat } from '../schedule/seats/seat.rules.js';
import { ANY_CLASSES, readClassSummaries } from '../schedule/upcoming/public-class.query.js';
import { storedPerson } from '../students/stored-person.rules.js';
import { followedBy } from './crew-contact.rules.js';
import { crewSearchText, seatsInClass } from './crew.rules.js';
import { CREW_TEXTS } from './crew.texts.js';

/** A locked crew with its locked members. */
interface HeldCrew {
  before: CrewBookingEntity;
  members: readonly BookingEntity[];
}

interface Correction extends HeldCrew {
  changed: Partial<CrewContact>;
  /** The action in the audit log of the members' bookings. */
  action: 'booking.attendeeUpdated' | 'booking.changedByGuest';
}

/** The classes in which the members of a crew have or had a seat, which must be locked for `lockMembers`. */
export async function readMemberClassIds(manager: EntityManager, crewBookingId: string): Promise<string[]> {
  const select = { id: true, classInstanceId: true } as const;
  const members = await manager.find(BookingEntity, { select, where: { crewBookingId } });
  return [...new Set(members.map(({ classInstanceId }) => classInstanceId))];
}

/**
 * Locks all bookings of a crew. Throws CONFLICT if seats were moved to another class while the caller waited for the
 * locks.
 * @param locked the classes that the caller has locked
 */
export async function lockMembers(
  manager: EntityManager,
  crew: CrewBookingEntity,
  locked: ReadonlySet<string>,
): Promise<BookingEntity[]> {
  const where = { crewBookingId: crew.id };
  const ids = (await manager.find(BookingEntity, { select: { id: true }, where })).map(({ id }) => id);
  await lockBookings(manager, ids);
  const members = [...(await readBookingRows(manager, ids)).values()];
  if (![crew, ...members].every(({ classInstanceId }) => locked.has(classInstanceId)))
    throw new ConcurrentChange();
  return members;
}

/**
 * Changes the contact of a crew, its company, purchase order and emergency contact. Members with the contact's email,
 * the crew's company or its emergency contact get the new one, those with the contact's email also the new language. Another email gives the crew another secret link. While
 * their class is to come, its members get other links, too, because the page of the crew links to theirs, and all are
 * mailed. Throws CONFLICT, and ALREADY_BOOKED on `email` if a member would then have two seats in a class.
 */
export async function correctContact(
  ctx: RequestContext,
  manager: EntityManager,
  versionedId: VersionedId,
  { before, members, changed, action }: Correction,
): Promise<void> {
  const searchText = crewSearchText({ ...before, ...changed });
  const after = await writeCrewContact(ctx, manager, versionedId, {
    before,
    changed: { ...changed, searchText },
  });
  const toCome = await classesToCome(ctx, manager, [before, ...members]);
  await updateMembers(ctx, manager, { before, after, members, toCome, action });
  if (after.email === before.email && after.language === before.language) return;
  const { unnamedSeats, classInstanceId: classId } = after;
  const seats = seatsInClass({ unnamedSeats, bookings: members, classInstance: { id: classId } });
  const isConfirmed = after.linkId !== before.linkId && toCome.has(classId) && seats > 0;
  await readdressCrewMessages(ctx, manager, after, isConfirmed);
}

interface MemberUpdate extends HeldCrew, Pick<Correction, 'action'> {
  after: CrewBookingEntity;
  /** The classes that take place and have not begun. */
  toCome: ReadonlySet<string>;
}

async function updateMembers(
  ctx: RequestContext,
  manager: EntityManager,
  { before, after, members, toCome, action }: MemberUpdate,
): Promise<void> {
  const changes = members.flatMap((member) => {
    const followed = followedBy(member, before, after);
    const isFollowing = Object.keys(followed).length > 0;
    // Nobody is mailed about a class that is over, so that its attendees keep their links, as to their certificates.
    const hasNewLink = toCome.has(member.classInstanceId) && after.linkId !== before.linkId;
    if (!isFollowing && !hasNewLink) return [];
    const { language, ...person } = { ...member, ...followed };
    const attendee = { ...storedPerson({ ...member, ...person }), language };
    return [{ member, isFollowing, hasNewLink, attendee }];
  });
  const refused: string[] = [];
  for (const { member, attendee } of changes) {
    const { id, classInstanceId, bookingStatus, firstName, lastName } = member;
    const { attendeeKey } = attendee;
    const isOther = takesSeat(bookingStatus) && attendeeKey !== member.attendeeKey;
    if (isOther && (await isBooked(manager, { classInstanceId, attendeeKey }, id)))
      refused.push(`${firstName} ${lastName}`);
  }
  if (refused.length > 0) {
    const text = message(CREW_TEXTS.alreadyBookedWithEmail, { names: refused.join(', ') });
    throw new DomainError('ALREADY_BOOKED', { message: text, fields: { email: text } });
  }
  for (const { member, attendee, hasNewLink } of changes) {
    const { id, version, classInstanceId } = member;
    // The mail to the contact has only the seats in the class of the crew.
    const isMailed =
      isMailedThemselves(attendee.email, after.email) || classInstanceId !== after.classInstanceId;
    const change = { before: member, attendee, hasNewLink, isMailed };
    await writeAttendee(ctx, manager, { id, version }, change);
  }
  const changed = changes.filter(({ isFollowing }) => isFollowing).map(({ member }) => member);
  await auditRows(ctx, manager, action, changed, () => ({ isWithCrew: true }));
}

async function classesToCome(
  { clock }: RequestContext,
  manager: EntityManager,
  seats: readonly Pick<BookingEntity, 'classInstanceId'>[],
): Promise<Set<string>> {
  const ids = [...new Set(seats.map(({ classInstanceId }) => classInstanceId))];
  const classes = await readClassSummaries(manager, clock.now(), ANY_CLASSES, { ids });
  return new Set(classes.filter(isScheduledAndUpcoming).map(({ id }) => id));
}
