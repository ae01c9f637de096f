import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { FormValues } from '../../forms/define-form';
import { Notice } from '../../elements/Notice';
import { EditConflict } from './EditConflict';
import { EditGone } from './EditGone';
import { changesBetween, type FieldChange } from './form-changes';
import { lostAnswerMessages } from '../texts/lost-answer.messages';
import { unsavedMessages } from './unsaved.messages';
import type { VersionedForm, VersionedRecord } from './use-versioned-form';

interface EditProblemsProps<Values extends FormValues, Problem extends string, Kept extends VersionedRecord> {
  state: VersionedForm<Values, Problem, Kept>;
  /** The changes of the other version; default: those of the form's fields. */
  changes?: (before: Values, now: Values) => readonly FieldChange[];
  /** Called after the form has taken over their version. */
  onTakeTheirs?: (theirs: Kept) => void;
  /** Saves the form, which now contains their version with the changes made here. @param over the version to save over */
  onKeepMine: (over: Kept) => void;
  /** Says that the record was deleted. */
  gone: ReactNode;
  /** Closes the form of the deleted record. */
  onGone: () => void;
  className?: string | undefined;
}

/** What others did to a record while it was edited, and what is unknown or left of a save. */
export function EditProblems<
  Values extends FormValues,
  Problem extends string,
  Kept extends VersionedRecord,
>({
  state: { form, isGone, isUnanswered, isSavedInPart, conflict },
  changes,
  onTakeTheirs,
  onKeepMine,
  gone,
  onGone,
  className,
}: EditProblemsProps<Values, Problem, Kept>) {
  const intl = useIntl();
  return (
    <div role="alert" className={className}>
      {isGone && <EditGone onClose={onGone}>{gone}</EditGone>}
      {isUnanswered && (
        <Notice look="stripe">
          <p>
            <FormattedMessage {...lostAnswerMessages.unknown} />
          </p>
        </Notice>
      )}
      {isSavedInPart && (
        <Notice look="stripe">
          <p>
            <FormattedMessage {...unsavedMessages.inPart} />
          </p>
        </Notice>
      )}
      {conflict && (
        <EditConflict
          changes={
            changes?.(conflict.before, conflict.now) ??
            changesBetween(intl, form.form, conflict.before, conflict.now)
          }
          onTakeTheirs={() => {
            conflict.takeTheirs();
            onTakeTheirs?.(conflict.theirs);
          }}
          onKeepMine={() => {
            conflict.keepMine();
            onKeepMine(conflict.theirs);
          }}
        />
      )}
    </div>
  );
}
