import type { RequestContext } from '../../../platform/context/request-context.js';
import type { Database } from '../../../platform/database/database.js';
import type { DueMessage } from '../../../platform/outbox/outbox-delivery.js';
import { parseReportedSeats } from '../../bookings/messages/reported-seats.rules.js';
import { seatsInClass } from '../../crews/crew.rules.js';
import type { CrewService } from '../../crews/crew.service.js';
import { ANY_CLASSES, readClassSummaries } from '../../schedule/upcoming/public-class.query.js';
import { crewChanges, isMovedSince, type PreviousSeats } from './crew-changes.letter.js';
import { crewCancelledLetter, crewLetter, namesMissingLetter } from './crew.letter.js';
import { isMailRecipient } from '../booking-or-crew.letter.js';
import { mailDraft, type MailDraft, type Writers } from '../draft.letter.js';
import type { Sender } from '../sender.rules.js';

type Reader = Pick<DueMessage, 'recipient' | 'language'>;

interface Parts {
  database: Database;
  crews: CrewService;
  sender: Sender;
}

/** Mails to the contact of a crew about its seats. */
export class CrewMessages {
  constructor(private readonly parts: Parts) {}

  readonly writers = {
    'crew.confirmed': (ctx, due) => this.confirmation(ctx, due.payload, due),
    'crew.namesMissing': (ctx, due) => this.namesMissing(ctx, due.payload.crewBookingId, due),
  } satisfies Partial<Writers>;

  /** @param seats `known` are the seats as last reported to the contact; omitted for a first mail */
  private async confirmation(
    ctx: RequestContext,
    seats: { crewBookingId: string; known?: string },
    reader: Reader,
  ): Promise<MailDraft | null> {
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
    return mailDraft(letter, { calendar: crews.calendar(ctx, crew) });
  }

  private async namesMissing(
    ctx: RequestContext,
    id: string,
    { language, recipient }: Reader,
  ): Promise<MailDraft | null> {
    const { crews, sender } = this.parts;
    const crew = await crews.find(ctx, id);
    if (!crew || crew.nameableSeats === 0 || !isMailRecipient(crew, recipient)) return null;
    return mailDraft(namesMissingLetter({ ...crew, language }, sender));
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
}
