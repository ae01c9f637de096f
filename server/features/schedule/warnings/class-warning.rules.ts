import type { ClassInstanceStatus, InstructionLanguage } from '../schedule.constants.js';

/** Mismatches between a class and its venue or instructor. They do not prevent saving. */
export const CLASS_WARNINGS = ['authorizationExpired', 'languageNotTaught', 'overVenueCapacity'] as const;
export type ClassWarning = (typeof CLASS_WARNINGS)[number];

export interface PlannedClass {
  status: ClassInstanceStatus;
  language: InstructionLanguage;
  maxAttendees: number;
  /** YYYY-MM-DD of its last day; undefined if it has none yet. */
  lastDate: string | undefined;
}

export interface Teaching {
  teachesEnglish: boolean;
  teachesSpanish: boolean;
  /** YYYY-MM-DD, inclusive; null if it does not expire. */
  authorizationExpiresOn: string | null;
}

/** Empty for a class that was cancelled or completed. */
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

/** A bilingual class requires both languages. */
function teaches({ teachesEnglish, teachesSpanish }: Teaching, language: InstructionLanguage): boolean {
  return (language === 'es' || teachesEnglish) && (language === 'en' || teachesSpanish);
}
