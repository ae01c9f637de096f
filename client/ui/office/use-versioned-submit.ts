import type { SyntheticEvent } from 'react';

import type { FormValues } from '../define-form';
import { useOneAtATime } from '../use-one-at-a-time';
import type { VersionedForm, VersionedRecord } from './use-versioned-form';

/** Of a save (graphql/use-versioned-save.ts). */
type Outcome<Kept> =
  | { kind: 'saved'; saved: Kept }
  | { kind: 'conflict' | 'gone' }
  | {
      kind: 'refused';
      fields: Readonly<Record<string, string>>;
      text: string | undefined;
    };

interface VersionedSubmitOptions<
  Values extends FormValues,
  Problem extends string,
  Kept extends VersionedRecord,
> {
  state: VersionedForm<Values, Problem, Kept>;
  /**
   * @param over the version to save over, if it is not the one that the form is based on
   * @returns undefined if nothing was sent, which has been reported
   */
  save: (typed: Values, over: Kept | undefined) => Promise<Outcome<Kept> | undefined>;
  /** Reports the success. */
  onSaved: (saved: Kept) => void;
  /** @param text the reason, if it is known */
  onFailed: (text: string | undefined) => void;
  /** Closes the form. It stays open if it contains what was typed while it was being saved. */
  onClose: () => void;
}

export interface VersionedSubmission<Values extends FormValues, Kept> {
  isBusy: boolean;
  submit: (event: SyntheticEvent) => void;
  saveOver: (over: Kept) => void;
  /** Runs work of the form unless other work is in progress. */
  run: (work: () => Promise<void>) => Promise<void>;
  /** Displays the outcome of a save that was not made by `submit`. */
  report: (outcome: Outcome<Kept>, sent: Values) => void;
}

/** The submission of a form of useVersionedForm. */
export function useVersionedSubmit<
  Values extends FormValues,
  Problem extends string,
  Kept extends VersionedRecord,
>({
  state,
  save,
  onSaved,
  onFailed,
  onClose,
}: VersionedSubmitOptions<Values, Problem, Kept>): VersionedSubmission<Values, Kept> {
  const { isBusy, run } = useOneAtATime();
  const { form } = state;

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
    isBusy,
    submit: (event) => {
      event.preventDefault();
      void run(() => send());
    },
    saveOver: (over) => void run(() => send(over)),
    run,
    report,
  };
}
