import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import { DomainError, orNotFound } from '../../platform/errors/domain-error.js';
import { message } from '../../platform/i18n/message.js';
import { writeAttendee } from '../bookings/attendee.store.js';
import { lockBookings } from '../bookings/booking-lock.store.js';
import { auditRows, readBookingRows } from '../bookings/booking-rows.store.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { isMailedThemselves } from '../bookings/booking.rules.js';
import { CrewBookingEntity } from '../bookings/crew-booking.entity.js';
import { writeCrewContact } from '../bookings/crew-contact.store.js';
import { readdressCrewMessages } from '../bookings/messages/crew-messages.store.js';
import { isBooked } from '../bookings/seats/person-seat.query.js';
import type { SeatService } from '../bookings/seats/seat.service.js';
import { isScheduledAndUpcoming } from '../schedule/schedule.rules.js';
import { takesSeat } from '../schedule/seats/seat.rules.js';
import { ANY_CLASSES, readClassSummaries } from '../schedule/upcoming/public-class.query.js';
import { storedPerson } from '../students/stored-person.rules.js';
import type { UpdateCrewContactInput } from './crew-contact.input.js';
import { followedBy } from './crew-contact.rules.js';
import { crewSearchText, seatsInClass } from './crew.rules.js';
import { CREW_TEXTS } from './crew.texts.js';

interface Parts {
  database: Pick<Database, 'transaction'>;
  seats: Pick<SeatService, 'lock'>;
}

/** Corrections by the office of whom a crew was booked by. */
export class CrewContactService {
  constructor(private readonly parts: Parts) {}

  /**
   * Replaces the contact of a crew, its company, purchase order and emergency contact. Members with the contact's email,
   * the crew's company or its emergency contact get the new one. Another email gives the crew another secret link. While
   * their class is to come, its members get other links, too, because the page of the crew links to theirs, and all are
   * mailed. Throws NOT_FOUND, CONFLICT, and ALREADY_BOOKED on `email` if a member would then have two seats in a class.
   */
  update(ctx: RequestContext, input: UpdateCrewContactInput): Promise<void> {
    return this.parts.database.transaction(ctx, async (manager) => {
      const { crew: before, members } = await this.lock(manager, input.id);
      const contact = contactOf(before, input);
      const after = await writeCrewContact(ctx, manager, input, { before, contact });
      await recordAudit(ctx, manager, {
        action: 'crew.contactUpdated',
        subjectType: 'crewBooking',
        subjectId: before.id,
      });
      const toCome = await classesToCome(ctx, manager, classesOf({ crew: before, members }));
      await this.updateMembers(ctx, manager, members, { before, after, toCome });
      if (after.email === before.email && after.language === before.language) return;
      const { unnamedSeats, classInstanceId: classId } = after;
      const seats = seatsInClass({ unnamedSeats, bookings: members, classInstance: { id: classId } });
      const isConfirmed = after.linkId !== before.linkId && toCome.has(classId) && seats > 0;
      await readdressCrewMessages(ctx, manager, after, isConfirmed);
    });
  }

  /** Locks all classes in which the crew has had seats, and its bookings. Throws NOT_FOUND, CONFLICT. */
  private async lock(
    manager: EntityManager,
    id: string,
  ): Promise<{ crew: CrewBookingEntity; members: BookingEntity[] }> {
    const read = async () => ({
      crew: orNotFound(await manager.findOneBy(CrewBookingEntity, { id })),
      members: await manager.find(BookingEntity, {
        select: { id: true, classInstanceId: true },
        where: { crewBookingId: id },
      }),
    });
    const seen = await read();
    const locked = classesOf(seen);
    await this.parts.seats.lock(manager, ...locked);
    const { crew, members } = await read();
    const ids = members.map((member) => member.id);
    await lockBookings(manager, ids);
    const rows = [...(await readBookingRows(manager, ids)).values()];
    // Seats were moved to another class while this waited for the locks.
    const isLocked = [...classesOf({ crew, members: rows })].every((classId) => locked.has(classId));
    if (!isLocked) throw new DomainError('CONFLICT');
    return { crew, members: rows };
  }

  private async updateMembers(
    ctx: RequestContext,
    manager: EntityManager,
    members: readonly BookingEntity[],
    { before, after, toCome }: { before: CrewBookingEntity; after: CrewBookingEntity; toCome: Set<string> },
  ): Promise<void> {
    const changes = members.flatMap((member) => {
      const followed = followedBy(member, before, after);
      const isFollowing = Object.keys(followed).length > 0;
      // Nobody is mailed about a class that is over, so that its attendees keep their links, as to their certificates.
      const hasNewLink = toCome.has(member.classInstanceId) && after.linkId !== before.linkId;
      if (!isFollowing && !hasNewLink) return [];
      return [{ member, isFollowing, hasNewLink, attendee: storedPerson({ ...member, ...followed }) }];
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
      const { id, version, language, classInstanceId } = member;
      // The mail to the contact has only the seats in the class of the crew.
      const isMailed =
        isMailedThemselves(attendee.email, after.email) || classInstanceId !== after.classInstanceId;
      const change = { before: member, attendee: { ...attendee, language }, hasNewLink, isMailed };
      await writeAttendee(ctx, manager, { id, version }, change);
    }
    const changed = changes.filter(({ isFollowing }) => isFollowing).map(({ member }) => member);
    await auditRows(ctx, manager, 'booking.attendeeUpdated', changed, () => ({ isWithCrew: true }));
  }
}

async function classesToCome(
  { clock }: RequestContext,
  manager: EntityManager,
  classIds: ReadonlySet<string>,
): Promise<Set<string>> {
  const ids = [...classIds];
  const classes = await readClassSummaries(manager, clock.now(), ANY_CLASSES, { ids });
  return new Set(classes.filter(isScheduledAndUpcoming).map(({ id }) => id));
}

function classesOf({
  crew,
  members,
}: {
  crew: Pick<CrewBookingEntity, 'classInstanceId'>;
  members: readonly Pick<BookingEntity, 'classInstanceId'>[];
}): Set<string> {
  return new Set([crew, ...members].map(({ classInstanceId }) => classInstanceId));
}

function contactOf(before: CrewBookingEntity, input: UpdateCrewContactInput) {
  const { firstName, lastName, email, phone, emergencyContactName, emergencyContactPhone } = input;
  const companyName = input.companyName ?? null;
  const purchaseOrder = input.purchaseOrder ?? null;
  const searched = { firstName, lastName, email, phone, companyName, purchaseOrder };
  return {
    ...searched,
    emergencyContactName,
    emergencyContactPhone,
    language: input.language ?? before.language,
    searchText: crewSearchText(searched),
  };
}
