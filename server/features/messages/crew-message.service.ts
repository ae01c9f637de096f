import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import type { Letter } from '../../platform/mail/letter.js';
import type { Mail } from '../../platform/mail/mailer.js';
import type { DueMessage } from '../../platform/outbox/outbox-delivery.js';
import { parseReportedSeats } from '../bookings/reported-seats.rules.js';
import type { CrewBooking } from '../crews/crew-booking.type.js';
import { CREW_FILE } from '../crews/crew.constants.js';
import { seatsInClass } from '../crews/crew.rules.js';
import type { CrewService } from '../crews/crew.service.js';
import { ANY_CLASSES, readClassSummaries } from '../schedule/public-class.query.js';
import type { ClassNoticeMessages } from './class-notice-message.service.js';
import { classNoticeLetter } from './class-notice.letter.js';
import { crewChanges, isMovedSince, type PreviousSeats } from './crew-changes.letter.js';
import { crewCancelledLetter, crewLetter, namesMissingLetter } from './crew.letter.js';
import { isCrew, isMailRecipient } from './booking-or-crew.letter.js';
import type { Sender } from './sender.rules.js';

type Reader = Pick<DueMessage, 'recipient' | 'language'>;

interface CrewMail {
  letter: Letter;
  more: Pick<Mail, 'calendar'>;
}

interface Parts {
  database: Database;
  crews: CrewService;
  classNotices: ClassNoticeMessages;
  sender: Sender;
}

/** Mails to the contact of a crew, with the current data; null if there is nothing left to report. */
export class CrewMessages {
  constructor(private readonly parts: Parts) {}

  /** @param seats `known` are the seats as last reported to the contact; omitted for a first mail */
  async confirmation(
    ctx: RequestContext,
    seats: { crewBookingId: string; known?: string },
    reader: Reader,
  ): Promise<CrewMail | null> {
    const { crews, sender } = this.parts;
    const found = await crews.find(ctx, seats.crewBookingId);
    if (found?.classInstance.status !== 'scheduled' || !isMailRecipient(found, reader.recipient)) return null;
    if (found.classInstance.startsAt <= ctx.clock.now()) return null;
    const crew = { ...found, language: reader.language };
    const known = await this.known(ctx, seats.known);
    const changes = known ? crewChanges(known, crew) : [];
    const letter =
      seatsInClass(crew) > 0
        ? crewLetter(crew, changes, sender, known !== null && isMovedSince(known, crew))
        : crewCancelledLetter(crew, changes, sender);
    return { letter, more: { calendar: this.calendar(ctx, crew) } };
  }

  async namesMissing(
    ctx: RequestContext,
    id: string,
    { language, recipient }: Reader,
  ): Promise<CrewMail | null> {
    const { crews, sender } = this.parts;
    const crew = await crews.find(ctx, id);
    if (!crew || crew.nameableSeats === 0 || !isMailRecipient(crew, recipient)) return null;
    return { letter: namesMissingLetter({ ...crew, language }, sender), more: {} };
  }

  async classNotice(
    ctx: RequestContext,
    ids: { crewBookingId: string; classNoticeId: string },
    { language, recipient }: Reader,
  ): Promise<CrewMail | null> {
    const content = await this.parts.classNotices.contentForCrew(ctx, ids, language);
    if (!content || !isCrew(content.bookingOrCrew) || !isMailRecipient(content.bookingOrCrew, recipient))
      return null;
    const calendar = this.calendar(ctx, content.bookingOrCrew);
    return { letter: classNoticeLetter(content, this.parts.sender), more: { calendar } };
  }

  private async known(ctx: RequestContext, text: string | undefined): Promise<PreviousSeats | null> {
    const seats = parseReportedSeats(text);
    if (!seats) return null;
    const { manager } = this.parts.database.reader;
    const now = ctx.clock.now();
    const classIds = [seats, ...seats.people].flatMap(({ classInstanceId }) => classInstanceId ?? []);
    const ids = [...new Set(classIds)];
    const classes = ids.length > 0 ? await readClassSummaries(manager, now, ANY_CLASSES, { ids }) : [];
    return { ...seats, classes };
  }

  private calendar(ctx: RequestContext, crew: CrewBooking): Mail['calendar'] {
    return { filename: CREW_FILE, ...this.parts.crews.calendar(ctx, crew) };
  }
}
