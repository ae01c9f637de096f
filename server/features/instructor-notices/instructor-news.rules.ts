import type { Locale } from '../../platform/i18n/message.js';
import {
  isOver,
  factsOf,
  storedTimes,
  type ClassChange,
  type ClassFacts,
  classChange,
} from '../schedule/classes/class-change.rules.js';
import type { InstructorEntity } from '../schedule/instructors/instructor.entity.js';

/** What an instructor is told about a class. */
export interface ToldFacts extends ClassFacts {
  name: string;
  nameEs: string | null;
}

/** What is new to an instructor about a class. */
export type InstructorNews =
  { kind: 'assigned' | 'cancelled' | 'withdrawn' } | { kind: 'changed'; change: ClassChange };

export function toldFactsOf(facts: ToldFacts): ToldFacts {
  const { name, nameEs } = facts;
  return { ...factsOf(facts), name, nameEs };
}

/** The email that is told; null if the instructor is told nothing. */
export function recipientOf({
  email,
  isNotified,
  archivedAt,
}: Pick<InstructorEntity, 'email' | 'isNotified' | 'archivedAt'>): string | null {
  return isNotified && archivedAt === null ? email : null;
}

/** Spanish for instructors who do not teach in English. */
export function languageOf({ teachesEnglish }: Pick<InstructorEntity, 'teachesEnglish'>): Locale {
  return teachesEnglish ? 'en' : 'es';
}

/**
 * What to tell an instructor about a class; null for nothing, as about classes that are over.
 * @param known the facts that they were told; null if they do not know that they teach the class
 * @param current the facts of the class; null if they do not teach it any more, or if it was deleted
 */
export function instructorNews(
  known: ClassFacts | null,
  current: ClassFacts | null,
  now: Date,
): InstructorNews | null {
  const isComing = (facts: ClassFacts): boolean => !isOver(facts, now);
  if (!known) {
    const isNew = current?.status === 'scheduled' && isComing(current);
    return isNew ? { kind: 'assigned' } : null;
  }
  if (!current) return isComing(known) ? { kind: 'withdrawn' } : null;
  const change = isComing(known) || isComing(current) ? classChange(known, current) : null;
  if (!change) return null;
  return change.kind === 'cancelled' ? { kind: 'cancelled' } : { kind: 'changed', change };
}

/** Whether the instructor teaches the class after they got the news. */
export function isTaught({ kind }: InstructorNews): boolean {
  return kind === 'assigned' || kind === 'changed';
}

export function lastDayStartOf(facts: ClassFacts): Date {
  return storedTimes(facts).lastDayStartsAt;
}
