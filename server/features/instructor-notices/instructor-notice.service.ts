import type { EntityManager } from 'typeorm';
import { SECOND_MS } from '../../platform/context/durations.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Locale } from '../../platform/i18n/message.js';
import type { Database } from '../../platform/database/database.js';
import { queueMessage } from '../../platform/outbox/outbox.js';
import type { BookingCalendarService } from '../bookings/calendar/booking-calendar.service.js';
import { startOfClass } from '../schedule/classes/class-change.rules.js';
import { classOfFacts } from '../schedule/classes/class-facts.type.js';
import { InstructorEntity } from '../schedule/instructors/instructor.entity.js';
import { NOTICE_DELAY_SECONDS } from '../schedule/schedule.constants.js';
import { ANY_CLASSES, readClasses } from '../schedule/upcoming/public-class.query.js';
import type { UpcomingClass } from '../schedule/upcoming/upcoming-class.type.js';
import {
  instructorNews,
  isTaught,
  languageOf,
  recipientOf,
  toldFactsOf,
  type InstructorNews,
  type ToldFacts,
} from './instructor-news.rules.js';
import {
  forgetOtherRecipients,
  lockInstructor,
  parseKnownFacts,
  readInstructorsWithNews,
  readOwnIds,
  readTaughtClasses,
  readToldClasses,
  replaceToldClasses,
  withdrawUnsentNews,
  type TaughtClass,
  type ToldClass,
} from './told-class.store.js';

/** Of no class: the facts are to be compared again. */
const NO_VERSION = 0;
/** Maximum number of classes in a mail; the next run tells about the others. */
const MAX_CLASSES = 60;

/** A class in a mail to an instructor. */
export interface ClassNews {
  id: string;
  news: InstructorNews;
  /** Null if they did not know that they teach it. */
  known: ToldFacts | null;
  /** Null if it was deleted. */
  current: UpcomingClass | null;
}

/** A mail to an instructor: classes in the order of their start. */
export interface InstructorNotice {
  instructor: InstructorEntity;
  classes: readonly ClassNews[];
}

/**
 * Mails instructors about the classes that they teach. What an instructor was told is stored for each class, and compared
 * with the class: whatever changed it, several changes within a minute result in one mail, and an undone one in none.
 */
export class InstructorNoticeService {
  constructor(private readonly parts: { database: Database; calendars: BookingCalendarService }) {}

  /**
   * Queues a mail to each instructor who has news, instead of an unsent one. Several servers may do so concurrently. A
   * failure does not keep the others from being told. @returns the number of mails
   */
  async queueDue(ctx: RequestContext): Promise<number> {
    const now = ctx.clock.now();
    const settled = new Date(now.getTime() - NOTICE_DELAY_SECONDS * SECOND_MS);
    const ids = await readInstructorsWithNews(this.parts.database.reader.manager, now, settled);
    let mails = 0;
    const failures: unknown[] = [];
    for (const id of ids) {
      try {
        const isQueued = await this.parts.database.transaction(ctx, (manager) =>
          queue(ctx, manager, id, settled),
        );
        if (isQueued) mails += 1;
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'not all instructors were told their news');
    return mails;
  }

  /** The content of a mail, compared with the current classes; null if there is nothing left to tell this recipient. */
  async content(
    ctx: RequestContext,
    { instructorId, known }: { instructorId: string; known: string },
    recipient: string,
  ): Promise<InstructorNotice | null> {
    const { manager } = this.parts.database.reader;
    const instructor = await readRecipient(manager, instructorId, recipient);
    if (!instructor) return null;
    const knownFacts = new Map(parseKnownFacts(known));
    const taught = await readTaughtClasses(manager, [...knownFacts.keys()]);
    const classes = await compare(manager, { instructorId, knownFacts, taught, now: ctx.clock.now() });
    const news = withNews(classes);
    return news.length === 0 ? null : { instructor, classes: news };
  }

  /**
   * Whether a class of an unsent mail has changed since the mail was queued. `queueDue` will replace the mail then; sent
   * as it is, it would not tell what is stored as told. To be called after `content` was read.
   */
  async isOutdated(
    ctx: RequestContext,
    { instructorId, known }: { instructorId: string; known: string },
    recipient: string,
  ): Promise<boolean> {
    const { manager } = this.parts.database.reader;
    if (!(await readRecipient(manager, instructorId, recipient))) return false;
    const { told, ids } = await readClassesToCompare(manager, instructorId, ctx.clock.now());
    const inMail = parseKnownFacts(known).flatMap(([id]) => (ids.includes(id) ? [id] : []));
    const taught = await readTaughtClasses(manager, inMail);
    return inMail.some((id) => mayHaveNews(instructorId, taught.get(id), told.get(id)));
  }

  /** The calendar file of a mail. */
  calendar(
    ctx: RequestContext,
    { instructor, classes }: InstructorNotice,
    language: Locale,
  ): ReturnType<BookingCalendarService['ofInstructor']> {
    const now = ctx.clock.now();
    const entries = classes.flatMap(({ id, news, known, current }) => {
      const classInstance = current ?? (known && deletedClass(known, now));
      if (!classInstance) return [];
      return [
        {
          id: `${instructor.id}:${id}`,
          language,
          classInstance,
          bookingStatus: isTaught(news) ? ('confirmed' as const) : ('cancelled' as const),
          // Each mail describes a later state.
          changedAt: now,
          calendarDays: known?.days.length ?? null,
          note: null,
        },
      ];
    });
    return this.parts.calendars.ofInstructor(ctx, entries);
  }
}

/** @returns false if there is nothing to tell this instructor */
async function queue(
  ctx: RequestContext,
  manager: EntityManager,
  instructorId: string,
  settled: Date,
): Promise<boolean> {
  const now = ctx.clock.now();
  const instructor = await lockInstructor(manager, instructorId);
  if (!instructor) return false;
  const recipient = recipientOf(instructor);
  await forgetOtherRecipients(manager, instructorId, recipient);
  if (recipient === null) return false;
  const { told, ids } = await readClassesToCompare(manager, instructorId, now);
  const newsIn = async (compared: readonly string[]) => {
    const taught = await readTaughtClasses(manager, compared);
    const isDue = (id: string): boolean => {
      const row = taught.get(id);
      return mayHaveNews(instructorId, row, told.get(id)) && (!row || row.updatedAt <= settled);
    };
    return { taught, changed: compared.filter(isDue) };
  };
  // Another server may have told them.
  if ((await newsIn(ids)).changed.length === 0) return false;
  const untold = await withdrawUnsentNews(manager, { instructorId, recipient, now });
  if (!untold) return false;
  for (const [classInstanceId, facts] of untold) {
    if (facts) told.set(classInstanceId, { classInstanceId, recipient, facts, version: NO_VERSION });
    else told.delete(classInstanceId);
  }
  const { taught, changed } = await newsIn(uniqueIds(ids, untold.keys()));
  const knownFacts = new Map(changed.map((id) => [id, told.get(id)?.facts ?? null]));
  const compared = await compare(manager, { instructorId, knownFacts, taught, now });
  const news = withNews(compared).slice(0, MAX_CLASSES);
  const done = [...news, ...compared.filter((each) => each.news === null)];
  const doneIds = new Set(done.map(({ id }) => id));
  // Their mails were withdrawn, but they were changed within the last minute, or are too many for this mail.
  const left = [...untold.keys()].filter((id) => !doneIds.has(id));
  await replaceToldClasses(manager, instructorId, {
    ids: [...doneIds, ...left],
    told: [
      ...done.flatMap((each) => toldOf(each, recipient, taught)),
      ...left.flatMap((id) => told.get(id) ?? []),
    ],
  });
  if (news.length === 0) return false;
  await queueMessage(ctx, manager, {
    template: 'instructor.classes',
    recipient,
    language: languageOf(instructor),
    payload: {
      instructorId,
      known: JSON.stringify(Object.fromEntries(news.map(({ id, known }) => [id, known]))),
    },
    deduplicationKey: `instructor.classes:${instructorId}:${now.getTime()}`,
  });
  return true;
}

const uniqueIds = (...ids: readonly Iterable<string>[]): string[] => [
  ...new Set(ids.flatMap((some) => [...some])),
];

/** The instructor; null if mails to this recipient are no longer for them. */
async function readRecipient(
  manager: EntityManager,
  id: string,
  recipient: string,
): Promise<InstructorEntity | null> {
  const instructor = await manager.findOneBy(InstructorEntity, { id });
  return instructor && recipientOf(instructor) === recipient ? instructor : null;
}

/** What an instructor was told about classes to come, and the ids of these and of their own. */
async function readClassesToCompare(manager: EntityManager, instructorId: string, now: Date) {
  const ownIds = await readOwnIds(manager, instructorId, now);
  const told = await readToldClasses(manager, instructorId, { now, ownIds });
  return { told, ids: uniqueIds(told.keys(), ownIds) };
}

/** Whether a class has changed since the instructor was told about it, or is new to them. */
function mayHaveNews(
  instructorId: string,
  taught: TaughtClass | undefined,
  told: ToldClass | undefined,
): boolean {
  if (taught?.instructorId !== instructorId) return true;
  return told ? taught.version !== told.version : taught.status === 'scheduled';
}

/** A class compared with what the instructor knows; `news` is null if there is nothing to tell. */
type ComparedClass = Omit<ClassNews, 'news'> & { news: InstructorNews | null };

async function compare(
  manager: EntityManager,
  {
    instructorId,
    knownFacts,
    taught,
    now,
  }: {
    instructorId: string;
    knownFacts: ReadonlyMap<string, ToldFacts | null>;
    taught: ReadonlyMap<string, TaughtClass>;
    now: Date;
  },
): Promise<ComparedClass[]> {
  const ids = [...knownFacts.keys()];
  const classes = ids.length === 0 ? [] : await readClasses(manager, now, ANY_CLASSES, { ids });
  const classOf = new Map(classes.map((each) => [each.id, each]));
  return ids.map((id) => {
    const known = knownFacts.get(id) ?? null;
    const current = classOf.get(id) ?? null;
    const own = taught.get(id)?.instructorId === instructorId ? current : null;
    return { id, known, current, news: instructorNews(known, own, now) };
  });
}

/** The classes that there is something to tell about, in the order of their start. */
function withNews(compared: readonly ComparedClass[]): ClassNews[] {
  const startOf = ({ current, known }: ClassNews): number => {
    const facts = current ?? known;
    return facts ? startOfClass(facts).getTime() : 0;
  };
  return compared
    .flatMap(({ news, ...rest }) => (news ? [{ ...rest, news }] : []))
    .toSorted((one, other) => startOf(one) - startOf(other));
}

/** What to store about a class that the instructor was told to teach. */
function toldOf(
  { id, news, known, current }: ComparedClass,
  recipient: string,
  taught: ReadonlyMap<string, TaughtClass>,
): ToldClass[] {
  const facts = news && isTaught(news) && current ? toldFactsOf(current) : known;
  const version = taught.get(id)?.version;
  const isKnown = news === null ? known !== null : isTaught(news);
  return isKnown && facts && version !== undefined
    ? [{ classInstanceId: id, recipient, facts, version }]
    : [];
}

/** A deleted class as a calendar file needs it. */
function deletedClass(known: ToldFacts, changedAt: Date) {
  return { ...classOfFacts(known), mostDays: null, locationNameEs: null, venue: null, changedAt };
}
