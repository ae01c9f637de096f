import type { ClassInstanceStatus, InstructionLanguage } from './schedule.constants.js';

/** What does not fit between a class and the venue or instructor it is planned with. Nothing is kept from being saved. */
export const CLASS_WARNINGS = ['authorizationExpired', 'languageNotTaught', 'overVenueCapacity'] as const;
export type ClassWarning = (typeof CLASS_WARNINGS)[number];

export interface PlannedClass {
  status: ClassInstanceStatus;
  language: InstructionLanguage;
  maxAttendees: number;
  /** YYYY-MM-DD of its last day; undefined while it has none. */
  lastDate: string | undefined;
}

export interface Teaching {
  teachesEnglish: boolean;
  teachesSpanish: boolean;
  /** YYYY-MM-DD, included; null where it does not end. */
  authorizationExpiresOn: string | null;
}

/** A class that was cancelled or is over needs no warning. */
export function classWarnings(
  { status, language, maxAttendees, lastDate }: PlannedClass,
  venue: { capacity: number | null } | null | undefined,
  instructor: Teaching | null | undefined,
): ClassWarning[] {
  if (status !== 'scheduled') return [];
  const expiresOn = instructor?.authorizationExpiresOn ?? null;
  const found: Record<ClassWarning, boolean> = {
    authorizationExpired: expiresOn !== null && lastDate !== undefined && lastDate > expiresOn,
    languageNotTaught: Boolean(instructor && !teaches(instructor, language)),
    overVenueCapacity: typeof venue?.capacity === 'number' && maxAttendees > venue.capacity,
  };
  return CLASS_WARNINGS.filter((warning) => found[warning]);
}

/** Who teaches a bilingual class needs both languages. */
function teaches({ teachesEnglish, teachesSpanish }: Teaching, language: InstructionLanguage): boolean {
  return (language === 'es' || teachesEnglish) && (language === 'en' || teachesSpanish);
}
