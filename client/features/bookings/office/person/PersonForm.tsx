import { useEffect, useEffectEvent } from 'react';

import type { RecordOf } from '../../../../ui/forms/define-form';
import type { VersionedRecord } from '../../../../ui/office/forms/use-versioned-form';
import { RecordPanel, type RecordPanelProps } from '../RecordPanel';
import type { personForm, PersonValues } from './office-person';
import { personHints } from './office-person.messages';

type Person = RecordOf<typeof personForm.fields>;

interface PersonFormProps<
  Values extends PersonValues,
  Problem extends string,
  Saved extends Person & VersionedRecord,
> extends Omit<RecordPanelProps<Values, Problem, Saved>, 'hints'> {
  /** The version that the form is based on. */
  base: Saved | undefined;
}

/** A panel with the fields of a person: a student or an attendee. */
export function PersonForm<
  Values extends PersonValues,
  Problem extends string,
  Saved extends Person & VersionedRecord,
>({ base, ...props }: PersonFormProps<Values, Problem, Saved>) {
  const { form } = props.state;
  const isSomebodyElse =
    base !== undefined &&
    form.values.email !== base.email &&
    (form.values.firstName !== base.firstName || form.values.lastName !== base.lastName);
  // Another person has given the consent to text messages.
  const untick = useEffectEvent(() => form.change('textNotifications', false));
  useEffect(() => {
    if (isSomebodyElse) untick();
  }, [isSomebodyElse]);
  return <RecordPanel {...props} hints={personHints} />;
}
