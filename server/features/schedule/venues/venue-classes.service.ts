import { isDeepStrictEqual } from 'node:util';
import { In, type EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit/audit-log.js';
import { instantText } from '../../../platform/database/columns.js';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { storedKey } from '../../../platform/database/stored-key.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { message } from '../../../platform/i18n/message.js';
import { groupByValues } from '../../../platform/database/group-by-values.js';
import { addressOf } from './address.rules.js';
import { classChange, factsOf, storedTimes, type ClassEdit } from '../classes/class-change.rules.js';
import { detailsOfEdit } from '../history/class-history.rules.js';
import { ClassInstanceEntity } from '../classes/class-instance.entity.js';
import { readInstances } from '../classes/class-instance.query.js';
import type { ClassChangeNotifier } from '../classes/class-instance.service.js';
import type { ClassInstance } from '../classes/class-instance.type.js';
import { MAX_FOLLOWING_CLASSES } from '../schedule.constants.js';
import type { SeatGuard } from '../seats/seat-lock.store.js';
import { lockUpcomingClasses } from '../archivable-records/upcoming-classes.store.js';
import { updatedVenueCopy, isEqualVenueCopy, type VenueCopy } from './venue.rules.js';

/** Few enough for the number of parameters of one statement, whatever their seats. */
const CLASSES_AT_ONCE = 25;

interface Parts {
  guard: SeatGuard;
  notifier: Pick<ClassChangeNotifier, 'follow' | 'countRecipients'>;
}

/** A venue before and after a change. */
interface VenueMove {
  before: VenueCopy;
  after: VenueCopy;
}

interface VenueClassEdit {
  scheduled: ClassInstance;
  edit: ClassEdit;
}

const TOO_MANY = message(
  {
    en: 'More than {most} upcoming classes are held here. Change the venue alone, and the classes one by one.',
    es: 'Hay más de {most} clases programadas en esta sede. Cambie solo la sede y después cada clase.',
  },
  { most: MAX_FOLLOWING_CLASSES },
);

/** The future classes of a venue, which may be updated with it. */
export class VenueClassService {
  constructor(private readonly parts: Parts) {}

  /** Locks the classes. Must precede any write to the venue. */
  lock(ctx: RequestContext, manager: EntityManager, venueId: string): Promise<ReadonlySet<string>> {
    return lockUpcomingClasses(ctx, manager, this.parts.guard, { venueId }, TOO_MANY);
  }

  /**
   * Updates the venue data of these classes, and notifies attendees as for any change of a class.
   * @returns the number of updated classes
   */
  async follow(
    ctx: RequestContext,
    manager: EntityManager,
    venueId: string,
    move: VenueMove,
    isNotified: boolean,
  ): Promise<number> {
    const edits = await this.edits(ctx, manager, venueId, move);
    for (let start = 0; start < edits.length; start += CLASSES_AT_ONCE) {
      const part = edits.slice(start, start + CLASSES_AT_ONCE);
      await updatePlaces(ctx, manager, part);
      const effects = await this.parts.notifier.follow(
        ctx,
        manager,
        part.map(({ edit }) => edit),
        isNotified,
      );
      const entries = part.map(({ scheduled, edit: { before, after } }) => {
        const { id, classType, maxAttendees, priceCents } = scheduled;
        const kept = { classTypeId: classType.id, venueId, maxAttendees, priceCents };
        return {
          action: 'classInstance.updated',
          subjectType: 'classInstance',
          subjectId: id,
          details: {
            venueId,
            ...detailsOfEdit({ ...kept, ...before }, { ...kept, ...after }),
            ...effects.get(id),
          },
        };
      });
      await recordAudit(ctx, manager, ...entries);
    }
    return edits.length;
  }

  /** The number of classes that would be updated and of people who would be notified. */
  async preview(
    ctx: RequestContext,
    manager: EntityManager,
    venueId: string,
    move: VenueMove,
  ): Promise<{ classes: number; people: number }> {
    const edits = await this.edits(ctx, manager, venueId, move);
    const changes = edits.map(({ edit }) => edit).filter(({ before, after }) => classChange(before, after));
    const people = await this.parts.notifier.countRecipients(ctx, changes);
    return { classes: edits.length, people };
  }

  private async edits(
    ctx: RequestContext,
    manager: EntityManager,
    venueId: string,
    { before, after }: VenueMove,
  ): Promise<VenueClassEdit[]> {
    if (isEqualVenueCopy(before, after)) return [];
    const coming = await readInstances(manager, ctx.clock.now(), (query) =>
      query
        .where("instance.venueId = :venueId AND instance.status = 'scheduled'", { venueId })
        .andWhere('instance.startsAt > :now', { now: instantText(ctx.clock.now()) }),
    );
    return coming.flatMap((scheduled) => {
      const place = updatedVenueCopy(scheduled, before, after);
      if (isEqualVenueCopy(place, scheduled)) return [];
      const facts = { before: factsOf(scheduled), after: factsOf({ ...scheduled, ...place }) };
      return [{ scheduled, edit: { classInstanceId: scheduled.id, ...facts } }];
    });
  }
}

/** In one statement for the classes that get the same values. Throws CONFLICT if one has changed since it was read. */
async function updatePlaces(
  ctx: RequestContext,
  manager: EntityManager,
  edits: readonly VenueClassEdit[],
): Promise<void> {
  const changes = groupByValues(edits, ({ scheduled: { version }, edit }) => ({
    version,
    place: placeColumnsOf(edit),
  }));
  for (const { values, those } of changes) {
    const { version, place } = values;
    const ids = those.map(({ scheduled }) => scheduled.id);
    const { affected } = await manager
      .createQueryBuilder()
      .update(ClassInstanceEntity)
      .set({ ...place, version: version + 1, updatedAt: ctx.clock.now() })
      .where({ id: In(ids), version })
      .execute();
    if (affected !== ids.length) throw new DomainError('CONFLICT');
  }
}

function placeColumnsOf({ before, after }: ClassEdit) {
  const { locationName, timeZone, address } = after;
  const times = storedTimes(after);
  const isMoved = !isDeepStrictEqual(times, storedTimes(before));
  return {
    locationName,
    timeZone,
    ...addressOf(address),
    cityKey: storedKey(address.city),
    ...(isMoved && times),
  };
}
