import { auditAbout } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import { isAdmin } from '../../platform/context/viewer.js';
import type { Database } from '../../platform/database/database.js';
import { DomainError, orNotFound } from '../../platform/errors/domain-error.js';
import { message } from '../../platform/i18n/message.js';
import { refusedByClass } from '../bookings/confirmation/booking-options.rules.js';
import { CrewBookingEntity } from '../bookings/crew-booking.entity.js';
import type { SeatService } from '../bookings/seats/seat.service.js';
import { TOO_MANY_CHANGES } from '../own-bookings/own-booking.texts.js';
import type { CrewBooking } from './crew-booking.type.js';
import type { ChangeCrewContactInput, UpdateCrewContactInput } from './crew-contact.input.js';
import { changedDetails } from './crew-contact.rules.js';
import { correctContact, lockMembers, readMemberClassIds } from './crew-correction.store.js';
import { readStoredCrew } from './crew.query.js';
import { emailsOf } from './crew.rules.js';
import { CREW_TEXTS } from './crew.texts.js';
import type { LockedCrews } from './locked-crew.service.js';

const audit = auditAbout('crewBooking');

interface Parts {
  database: Pick<Database, 'transaction'>;
  seats: Pick<SeatService, 'lock'>;
  lockedCrews: LockedCrews;
}

/** Corrections of whom a crew was booked by. */
export class CrewContactService {
  constructor(private readonly parts: Parts) {}

  /**
   * Replaces everything about the contact, for the office (`correctContact`). Throws NOT_FOUND, CONFLICT, and
   * ALREADY_BOOKED on `email`.
   */
  update(ctx: RequestContext, input: UpdateCrewContactInput): Promise<void> {
    return this.parts.database.transaction(ctx, async (manager) => {
      const { id } = input;
      const seen = orNotFound(await manager.findOneBy(CrewBookingEntity, { id }));
      const locked = new Set([seen.classInstanceId, ...(await readMemberClassIds(manager, id))]);
      await this.parts.seats.lock(manager, ...locked);
      const before = orNotFound(await manager.findOneBy(CrewBookingEntity, { id }));
      const members = await lockMembers(manager, before, locked);
      const { firstName, lastName, email, phone, companyName = null, purchaseOrder = null } = input;
      const { emergencyContactName, emergencyContactPhone, language = before.language } = input;
      const person = { firstName, lastName, email, phone, companyName, purchaseOrder };
      const changed = { ...person, emergencyContactName, emergencyContactPhone, language };
      const action = 'booking.attendeeUpdated';
      await correctContact(ctx, manager, input, { before, members, changed, action });
      await audit(ctx, manager, 'crew.contactUpdated', id);
    });
  }

  /**
   * Corrects the details of the contact by its link, except name and email, until the class begins. Nobody is mailed.
   * Throws NOT_FOUND, POLICY, IDEMPOTENCY_MISMATCH, RATE_LIMITED.
   */
  change(ctx: RequestContext, input: ChangeCrewContactInput): Promise<CrewBooking> {
    return this.parts.lockedCrews.change(ctx, {
      input,
      content: { ...input, action: 'contact' },
      otherClassIds: readMemberClassIds,
      callOf: (known) => ({ emails: emailsOf(known?.email, []), seats: 0, tooMany: TOO_MANY_CHANGES }),
      carryOut: async (manager, before, locked) => {
        const { id } = before;
        const members = await lockMembers(manager, before, locked);
        const { isContactChangeable, seats, classInstance } = await readStoredCrew(ctx, manager, id);
        // Before the comparison, or the answer would confirm guesses of what the link does not show.
        if (seats === 0) throw new DomainError('POLICY', { message: message(CREW_TEXTS.allCancelled) });
        if (!isContactChangeable) throw refusedByClass(classInstance, ctx.clock.now());
        const changed = changedDetails(before, input);
        const fields = Object.keys(changed);
        if (fields.length === 0) return false;
        const action = 'booking.changedByGuest';
        await correctContact(ctx, manager, before, { before, members, changed, action });
        await audit(ctx, manager, 'crew.contactUpdated', id, {
          fields: fields.join(' '),
          isByLink: !isAdmin(ctx.viewer),
        });
        return true;
      },
    });
  }
}
