export const INSTRUCTION_LANGUAGES = ['en', 'es', 'bilingual'] as const;
export type InstructionLanguage = (typeof INSTRUCTION_LANGUAGES)[number];

export const CLASS_INSTANCE_STATUSES = ['scheduled', 'completed', 'cancelled'] as const;
export type ClassInstanceStatus = (typeof CLASS_INSTANCE_STATUSES)[number];

/** Whether the last day of a class is over, or whether it has not begun. */
export const CLASS_PERIODS = ['current', 'past', 'notBegun'] as const;
export type ClassPeriod = (typeof CLASS_PERIODS)[number];

/** Kinds of changes for attendees. */
export const CLASS_CHANGE_KINDS = ['changed', 'cancelled', 'restored'] as const;
export type ClassChangeKind = (typeof CLASS_CHANGE_KINDS)[number];

/** Notices are due this long after the last change, so that a mistake corrected in time notifies nobody. */
export const NOTICE_DELAY_SECONDS = 60;

/** Kinds of events in the history of a class. */
export const CLASS_EVENT_KINDS = [
  'scheduled',
  'madeAsCopy',
  'copied',
  'changed',
  'cancelled',
  'restored',
  'completed',
] as const;
export type ClassEventKind = (typeof CLASS_EVENT_KINDS)[number];

/** The fields of a class that the office can change. */
export const CLASS_FIELDS = [
  'classType',
  'days',
  'place',
  'language',
  'status',
  'seats',
  'price',
  'instructor',
  'notes',
] as const;
export type ClassField = (typeof CLASS_FIELDS)[number];

/** The holidays of 5 U.S.C. 6103, in the order of the year. */
export const FEDERAL_HOLIDAYS = [
  'newYear',
  'martinLutherKing',
  'washington',
  'memorial',
  'juneteenth',
  'independence',
  'labor',
  'columbus',
  'veterans',
  'thanksgiving',
  'christmas',
] as const;
export type FederalHoliday = (typeof FEDERAL_HOLIDAYS)[number];

/** Half a year of weekly copies, two years at the longest interval. */
export const MAX_COPIES = 26;

/** Highest number of weeks from one copy of a class to the next. */
export const MAX_COPY_INTERVAL_WEEKS = 4;

/** The holidays of more than two years, with the days on which they are observed. */
export const MAX_KEPT_HOLIDAYS = 60;

/** Six weeks, the maximum for a month in a calendar. */
export const MAX_CALENDAR_DAYS = 42;
/** More than can be read in one calendar. */
export const MAX_CALENDAR_CLASSES = 1000;

/** More than any course has. */
export const MAX_DAYS = 60;
/** From the first to the last day, inclusive; limits how far back searches by date go. */
export const LONGEST_RUN_DAYS = 366;

export const DEFAULT_MAX_ATTENDEES = 20;
export const LIMITED_SEATS_BELOW = 5;
export const ARRIVE_EARLY_MINUTES = 15;

/** The office's time zone, used for dates in lists and reports that have no venue. */
export const OFFICE_ZONE = 'America/Denver';

/** Maximum length of a venue's parking or entrance note, in characters; mails contain these notes. */
export const MAX_VENUE_NOTE_LENGTH = 500;

/** Maximum number of future classes that are updated with their venue. */
export const MAX_FOLLOWING_CLASSES = 500;
