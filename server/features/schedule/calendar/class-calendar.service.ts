import { DAY_MS } from '../../../platform/context/durations.js';
import type { RequestContext } from '../../../platform/context/request-context.js';
import type { Database } from '../../../platform/database/database.js';
import { badInput } from '../../../platform/errors/domain-error.js';
import { message } from '../../../platform/i18n/message.js';
import type { ClassCalendar, ScheduleChoices } from './class-calendar.type.js';
import { readInstances } from '../classes/class-instance.query.js';
import { applyCalendarFilter, readChoices, type CalendarFilter } from '../classes/class-list.query.js';
import { soonestFirst } from '../upcoming/public-class.query.js';
import { MAX_CALENDAR_CLASSES, MAX_CALENDAR_DAYS } from '../schedule.constants.js';

const TOO_LONG = message(
  {
    en: 'A period ends on its first date or later and has at most {days} days',
    es: 'Un periodo termina en su primera fecha o después y tiene {days} días como máximo',
  },
  { days: MAX_CALENDAR_DAYS },
);

/** The schedule as a calendar. */
export class ClassCalendarService {
  constructor(private readonly database: Database) {}

  /** The classes that have a day in the period, in two statements. Throws BAD_USER_INPUT. */
  async get(ctx: RequestContext, filter: CalendarFilter): Promise<ClassCalendar> {
    const days = (Date.parse(filter.lastDate) - Date.parse(filter.firstDate)) / DAY_MS;
    if (!(days >= 0 && days < MAX_CALENDAR_DAYS)) throw badInput({ lastDate: TOO_LONG });
    const classes = await readInstances(this.database.reader.manager, ctx.clock.now(), (query) =>
      soonestFirst(applyCalendarFilter(query, filter)).limit(MAX_CALENDAR_CLASSES + 1),
    );
    return {
      classes: classes.slice(0, MAX_CALENDAR_CLASSES),
      isComplete: classes.length <= MAX_CALENDAR_CLASSES,
    };
  }

  /** Cities and instructors of future classes and those of the last year, each in one spelling. */
  choices(ctx: RequestContext): Promise<ScheduleChoices> {
    return readChoices(this.database.reader.manager, ctx.clock.now());
  }
}
