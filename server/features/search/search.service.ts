import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import { OFFICE_ZONE } from '../schedule/schedule.constants.js';
import { dateAt } from '../schedule/venue-time/venue-time.rules.js';
import { findClasses } from './class-search.query.js';
import { findContactMessages, findCrews, findWaitingPeople } from './contact-search.query.js';
import { readClassTerm } from './class-term.rules.js';
import { readClassWords } from './class-words.rules.js';
import { addMissingSearchTexts } from './missing-search-texts.store.js';
import { findBookings, findStudents } from './person-search.query.js';
import { readContactTerm, readTerm } from './search-term.rules.js';
import type { SearchResults } from './search.type.js';

const NOTHING: SearchResults = {
  classes: [],
  students: [],
  bookings: [],
  waitingPeople: [],
  crews: [],
  contactMessages: [],
};

/** The search of the console: of classes, and of people wherever they are known, each through its own index. */
export class SearchService {
  constructor(private readonly database: Database) {}

  /** @param text without it, the result is empty */
  async find(ctx: RequestContext, text: string | undefined, first: number): Promise<SearchResults> {
    if (text === undefined) return NOTHING;
    const { manager } = this.database.reader;
    const now = ctx.clock.now();
    const today = dateAt(now, OFFICE_ZONE);
    const { date, words } = readClassTerm(text, today, ctx.locale);
    const term = readTerm(text);
    const contactTerm = readContactTerm(text);
    const [classes, students, bookings, waitingPeople, crews, contactMessages] = await Promise.all([
      findClasses(manager, { date, words: readClassWords(words, today) }, now, first),
      findStudents(manager, term, first),
      findBookings(manager, term, first),
      findWaitingPeople(manager, contactTerm, now, first),
      findCrews(manager, contactTerm, first),
      findContactMessages(manager, contactTerm, first),
    ]);
    return { classes, students, bookings, waitingPeople, crews, contactMessages };
  }

  /** For rows of a server of an older version, which are not found until then. */
  addMissingTexts(ctx: RequestContext, signal: AbortSignal): Promise<void> {
    return addMissingSearchTexts(ctx, this.database, signal);
  }
}
