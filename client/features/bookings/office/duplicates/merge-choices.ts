import type { MergeChoice } from '../../../../schema/merge-choice.generated';
import { mergeChoiceValues } from '../../../../schema/merge-choice.generated';
import { phoneText } from '../../../../ui/contact/phone-text';
import type { OfficeStudentFragment } from '../students/Students.generated';

export type Side = 'one' | 'other';
export type MergeSelection = Partial<Record<MergeChoice, Side>>;

type Student = Omit<OfficeStudentFragment, '__typename'>;
type Sides = Readonly<Record<Side, Student>>;

export const oppositeSide: Readonly<Record<Side, Side>> = { one: 'other', other: 'one' };

/** The values that a choice compares; some choices cover several fields. */
function valuesOf(student: Student, choice: MergeChoice): readonly (string | boolean | null)[] {
  switch (choice) {
    case 'phone':
      return [student.phone && phoneText(student.phone), student.textNotifications];
    case 'emergencyContact':
      return [student.emergencyContactName, phoneText(student.emergencyContactPhone)];
    case 'firstName':
    case 'lastName':
    case 'email':
    case 'companyName':
      return [student[choice]];
  }
}

export function isSame(sides: Sides, choice: MergeChoice): boolean {
  return JSON.stringify(valuesOf(sides.one, choice)) === JSON.stringify(valuesOf(sides.other, choice));
}

/** Which record's value is kept: the chosen one; by default the kept record's, unless it is empty. */
export function sideOf(sides: Sides, kept: Side, chosen: MergeSelection, choice: MergeChoice): Side {
  const wanted = chosen[choice];
  if (wanted) return wanted;
  const [value] = valuesOf(sides[kept], choice);
  return value ? kept : valuesOf(sides[oppositeSide[kept]], choice)[0] ? oppositeSide[kept] : kept;
}

/** The choices whose values are taken from the other record. */
export function takenFrom(sides: Sides, kept: Side, chosen: MergeSelection): MergeChoice[] {
  return mergeChoiceValues.filter(
    (choice) => !isSame(sides, choice) && sideOf(sides, kept, chosen, choice) !== kept,
  );
}
