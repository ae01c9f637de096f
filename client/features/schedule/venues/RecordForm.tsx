import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import type { FormValues } from '../../../ui/define-form';
import { EditProblems } from '../../../ui/office/EditProblems';
import { ErrorSummary } from '../../../ui/ErrorSummary';
import { Panel } from '../../../ui/office/Panel';
import { SaveBar } from '../../../ui/office/SaveBar';
import { UnsavedGuard } from '../../../ui/office/UnsavedGuard';
import { useFocusOnMount } from '../../../ui/use-focus-on-mount';
import { recordsMessages as messages } from './records.messages';
import styles from './RecordsPage.module.css';
import type { OfficeRecord } from './use-record-changes';
import type { RecordFormState } from './use-record-form';

interface RecordFormFrameProps<
  Values extends FormValues,
  Problem extends string,
  Kept extends OfficeRecord,
  Manner,
> {
  state: RecordFormState<Values, Problem, Kept, Manner>;
  heading: MessageDescriptor;
  onClose: () => void;
  onGone: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The frame of a record's form: problems, edit conflicts, and the buttons. */
export function RecordForm<
  Values extends FormValues,
  Problem extends string,
  Kept extends OfficeRecord,
  Manner,
>({ state, heading, onClose, onGone, children }: RecordFormFrameProps<Values, Problem, Kept, Manner>) {
  const { form, isGone, isDirty, isBusy } = state;
  const head = useFocusOnMount<HTMLSpanElement>();
  return (
    <Panel
      heading={
        <span ref={head} tabIndex={-1}>
          <FormattedMessage {...heading} />
        </span>
      }
    >
      <UnsavedGuard isDirty={isDirty} />
      <form className={styles.form} noValidate onSubmit={state.submit}>
        <div className={styles.fields}>
          <ErrorSummary errors={form.errors} attempt={form.attempt} />
          <EditProblems
            state={state}
            onKeepMine={state.saveOver}
            gone={<FormattedMessage {...messages.gone} />}
            onGone={onGone}
          />
          {children}
        </div>
        {!isGone && (
          <SaveBar
            isDirty={isDirty}
            isBusy={isBusy}
            saveLabel={<FormattedMessage {...messages.save} />}
            onCancel={onClose}
          />
        )}
      </form>
    </Panel>
  );
}
