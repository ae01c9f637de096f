import leven from 'leven';
import { foldForSearch } from '../../platform/database/search.js';
import { phoneNumberOf } from '../../platform/validation/phone.js';
import { foldedEmail } from './person.rules.js';
import { DUPLICATE_REASONS, MAX_STUDENTS_PER_VALUE, type DuplicateReason } from './student.constants.js';

/** The properties by which students are compared. */
export interface ComparedStudent {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
}

/**
 * What two students have in common: the email in any letter case, the phone in any format, or the name without accents,
 * also with first and last name swapped. Empty if nothing suggests that they are the same person.
 */
export function reasonsFor(one: ComparedStudent, other: ComparedStudent): DuplicateReason[] {
  const number = phoneNumberOf(one.phone ?? '');
  const isShared: Record<DuplicateReason, boolean> = {
    email: foldedEmail(one.email) === foldedEmail(other.email),
    phone: number !== null && number === phoneNumberOf(other.phone ?? ''),
    name: nameIn(one) === nameIn(other),
  };
  return DUPLICATE_REASONS.filter((reason) => isShared[reason]);
}

/** A name in both orders, folded like `sortName`. */
export function bothOrders({
  firstName,
  lastName,
}: Pick<ComparedStudent, 'firstName' | 'lastName'>): string[] {
  return [foldForSearch(lastName, firstName), foldForSearch(firstName, lastName)];
}

/** Independent of the order of first and last name. */
function nameIn(student: ComparedStudent): string {
  return bothOrders(student).toSorted()[0] ?? '';
}

/**
 * Whether the names are those of two people: the shorter one has a word that is not in the longer one, also with
 * another letter or abbreviated. The order of the words does not matter.
 */
export function areClearlyDifferentNames(one: ComparedStudent, other: ComparedStudent): boolean {
  const [shorter = [], longer = []] = [wordsIn(one), wordsIn(other)].toSorted((a, b) => a.length - b.length);
  return shorter.some((word) => !longer.some((each) => areAlike(word, each)));
}

function wordsIn({ firstName, lastName }: ComparedStudent): string[] {
  return foldForSearch(firstName, lastName)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function areAlike(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one) || leven(one, other) === 1;
}

export interface FoundPair {
  /** The smaller of the two ids. */
  oneId: string;
  otherId: string;
  strength: string;
}

/**
 * The pairs among groups of students who share one property. Groups that are too large are ignored. A group has at most
 * six pairs.
 */
export function pairsAmong(groups: Iterable<readonly ComparedStudent[]>): FoundPair[] {
  const pairs = new Map<string, FoundPair>();
  for (const group of groups) {
    if (group.length > MAX_STUDENTS_PER_VALUE) continue;
    for (const one of group)
      for (const other of group) {
        if (one.id >= other.id) continue;
        const reasons = reasonsFor(one, other);
        if (reasons.length === 0) continue;
        const pair = { oneId: one.id, otherId: other.id, strength: String(reasons.length) };
        pairs.set(`${one.id} ${other.id}`, pair);
      }
  }
  return [...pairs.values()];
}

/** Groups of students by shared key; groups of one are omitted. */
export function groupedBy(
  students: readonly ComparedStudent[],
  reason: DuplicateReason,
): Iterable<readonly ComparedStudent[]> {
  const groups = new Map<string, ComparedStudent[]>();
  for (const student of students) {
    const key = KEY_OF[reason](student);
    if (key === null) continue;
    groups.set(key, [...(groups.get(key) ?? []), student]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

const KEY_OF: Readonly<Record<DuplicateReason, (student: ComparedStudent) => string | null>> = {
  email: ({ email }) => foldedEmail(email),
  phone: ({ phone }) => phoneNumberOf(phone ?? ''),
  name: nameIn,
};
