export const INSTRUCTION_LANGUAGES = ['en', 'es', 'bilingual'] as const;
export type InstructionLanguage = (typeof INSTRUCTION_LANGUAGES)[number];

export const CLASS_INSTANCE_STATUSES = ['scheduled', 'completed', 'cancelled'] as const;
export type ClassInstanceStatus = (typeof CLASS_INSTANCE_STATUSES)[number];

/** By its last day: it goes on or is still to come, or it is over. */
export const CLASS_PERIODS = ['current', 'past'] as const;
export type ClassPeriod = (typeof CLASS_PERIODS)[number];

/** What becomes of a class for those who have a seat in it. */
export const CLASS_CHANGE_KINDS = ['changed', 'cancelled', 'restored'] as const;
export type ClassChangeKind = (typeof CLASS_CHANGE_KINDS)[number];

/** Notices leave this long after the last change, so that a slip taken back in that time tells nobody. */
export const NOTICE_DELAY_SECONDS = 60;

/** What happened to a class, as its history tells it. */
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

/** What of a class the office can change. */
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

/** 5 U.S.C. 6103, in the order of the year. */
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

/** Half a year, week by week. */
export const MAX_COPIES = 26;

/** The holidays of two years and more, as they fall and as they are observed. */
export const MAX_KEPT_HOLIDAYS = 60;

/** Six weeks, as a month takes at most in a calendar. */
export const MAX_CALENDAR_DAYS = 42;
/** More than anybody reads in one calendar. */
export const MAX_CALENDAR_CLASSES = 1000;

/** More than any course takes. */
export const MAX_DAYS = 60;
/** From the first to the last of them, both included: searches by date need not look further back. */
export const LONGEST_RUN_DAYS = 366;

/** Specification section 9. */
export const DEFAULT_MAX_ATTENDEES = 20;
export const LIMITED_SEATS_BELOW = 5;
export const ARRIVE_EARLY_MINUTES = 15;

/** Where the office is: the days of lists and reports that have no venue begin at its midnight. */
export const OFFICE_ZONE = 'America/Denver';

/** Characters in what guests are told of a venue's parking or entrance: it goes into every mail. */
export const MAX_VENUE_NOTE_LENGTH = 500;

/** So many coming classes follow a change of their venue at once. */
export const MAX_FOLLOWING_CLASSES = 500;
