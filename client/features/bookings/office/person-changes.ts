import type { IntlShape } from 'react-intl';

import { personFields, type PersonValues } from './office-person';
import { personMessages } from './office-person.messages';

/** What differs between two editions of a person, in the reader's words. */
export function personChanges(
  intl: IntlShape,
  before: PersonValues,
  now: PersonValues,
): { label: string; before: string; now: string }[] {
  const text = (value: string | boolean) => (typeof value === 'string' ? value : value ? '✓' : '–');
  return personFields.flatMap((field) =>
    before[field] === now[field]
      ? []
      : [
          {
            label: intl.formatMessage(personMessages[field]),
            before: text(before[field]),
            now: text(now[field]),
          },
        ],
  );
}

/** The other edition with what was changed in the form: a field nobody touched here is as the other one left it. */
export function withMyChanges(before: PersonValues, theirs: PersonValues, mine: PersonValues): PersonValues {
  const changed = personFields.filter((field) => mine[field] !== before[field]);
  return { ...theirs, ...Object.fromEntries(changed.map((field) => [field, mine[field]])) };
}
