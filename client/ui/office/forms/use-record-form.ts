import type { SyntheticEvent } from 'react';

import type { Form, FormValues } from '../../forms/define-form';
import { useOneAtATime } from '../../elements/use-one-at-a-time';
import { useVersionedForm, type RecordVersions, type VersionedRecord } from './use-versioned-form';

/** What the page with the form of a record gives it. */
export interface RecordFormPage<Kept> {
  /** Undefined for a new record. */
  edited: Kept | undefined;
  /** Reports the success. */
  onSaved: (saved: Kept) => void;
  /** @param text the server's reason, if any */
  onFailed: (text: string | undefined) => void;
  /** Closes the form. */
  onClose: () => void;
  /** Closes the form of a deleted record. */
  onGone: () => void;
}

/** Of a save (graphql/use-versioned-save.ts). */
type Outcome<Kept> =
  | { kind: 'saved'; saved: Kept }
  | { kind: 'conflict' | 'gone' }
  | {
      kind: 'refused';
      fields: Readonly<Record<string, string>>;
      text: string | undefined;
    };

interface RecordFormOptions<
  Values extends FormValues,
  Problem extends string,
  Kept extends VersionedRecord,
> extends Pick<RecordFormPage<Kept>, 'onSaved' | 'onFailed' | 'onClose'> {
  definition: Form<Values, Problem>;
  idPrefix: string;
  versions: RecordVersions<Kept>;
  valuesOf: (record: Kept) => Values;
  /**
   * @param over the version to save over, if it is not the one that the form is based on
   * @returns undefined if nothing was sent, which has been reported
   */
  save: (typed: Values, over: Kept | undefined) => Promise<Outcome<Kept> | undefined>;
}

/** The form of a record and its submission. It stays open if it contains what was typed while it was being saved. */
export function useRecordForm<
  Values extends FormValues,
  Problem extends string,
  Kept extends VersionedRecord,
>({
  definition,
  idPrefix,
  versions,
  valuesOf,
  save,
  onSaved,
  onFailed,
  onClose,
}: RecordFormOptions<Values, Problem, Kept>) {
  const state = useVersionedForm({ form: definition, idPrefix, versions, valuesOf });
  const { isBusy, run } = useOneAtATime();
  const { form } = state;

  /** Displays the outcome of a save. */
  const report = (outcome: Outcome<Kept>, sent: Values) => {
    if (outcome.kind === 'saved') {
      if (state.settle(outcome.saved, sent)) onClose();
      onSaved(outcome.saved);
    } else if (outcome.kind === 'refused' && !form.setServerErrors(outcome.fields)) {
      // An error of something that has no field in this form.
      const [reason = outcome.text] = Object.values(outcome.fields);
      onFailed(reason);
    }
  };
  const send = async (over?: Kept) => {
    const typed = form.validate();
    const outcome = typed && (await save(typed, over));
    if (outcome) report(outcome, typed);
  };
  return {
    state,
    submission: {
      isBusy,
      submit: (event: SyntheticEvent) => {
        event.preventDefault();
        void run(() => send());
      },
      saveOver: (over: Kept) => void run(() => send(over)),
    },
    /** Saves after a dialog that `save` has opened instead of sending the values. */
    saveChosen: (chosen: () => Promise<Outcome<Kept>>, typed: Values) =>
      run(async () => report(await chosen(), typed)),
  };
}

/** The submission of a form of useRecordForm. */
export interface RecordSubmission<Kept> {
  isBusy: boolean;
  submit: (event: SyntheticEvent) => void;
  saveOver: (over: Kept) => void;
}
