import type { IntlShape } from 'react-intl';

import {
  textOf as messageText,
  type Form,
  type FormValues,
  type MessageOrText,
} from '../../forms/define-form';
import { wordMessages } from '../texts/console-words.messages';

export interface FieldChange {
  label: string;
  before: string;
  now: string;
}

/** The fields whose values differ, in the order on the page. */
export function changedFields<Values extends FormValues>(
  { names }: Pick<Form<Values, string>, 'names'>,
  before: Values,
  now: Values,
) {
  return names.filter((name) => before[name] !== now[name]);
}

/**
 * The other version with the changes of the form; fields that were not edited here have the other version's values.
 * Fields that belong together are taken from one version.
 */
export function withMyChanges<Values extends FormValues>(
  form: Pick<Form<Values, string>, 'names' | 'together'>,
  before: Values,
  theirs: Values,
  mine: Values,
): Values {
  const groupOf = (field: string) =>
    form.together?.find((group) => group.some((each) => each === field))?.[0] ?? field.split('.')[0];
  const changed = new Set(changedFields(form, before, mine).map(groupOf));
  const isMine = ([field]: [string, unknown]) => changed.has(groupOf(field));
  const merged = [
    ...Object.entries(theirs).filter((entry) => !isMine(entry)),
    ...Object.entries(mine).filter(isMine),
  ];
  // Every field is in one of the versions.
  return Object.fromEntries(merged) as Values;
}

/**
 * The differences between two versions of a record, with the labels of its form.
 * @param customTexts texts for values without a label in the table, by field
 */
export function changesBetween<Values extends FormValues, Problem extends string>(
  intl: IntlShape,
  form: Form<Values, Problem>,
  before: Values,
  now: Values,
  customTexts: { readonly [field in keyof Values & string]?: (value: Values[field]) => string } = {},
): FieldChange[] {
  const text = (message: MessageOrText) => messageText(intl, message);
  const textOf = <Name extends keyof Values & string>(name: Name, value: Values[Name]): string => {
    const own = customTexts[name];
    if (own) return own(value);
    if (typeof value === 'boolean') return text(wordMessages[value ? 'yes' : 'no']);
    const chosen = form.fields[name].choices?.find((each) => each.value === value);
    return chosen ? text(chosen.label) : value;
  };
  return changedFields(form, before, now).map((name) => ({
    label: text(form.labels[name]),
    before: textOf(name, before[name]),
    now: textOf(name, now[name]),
  }));
}
