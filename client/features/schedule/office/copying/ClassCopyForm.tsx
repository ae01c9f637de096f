import { useMemo, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { officeToday } from '../../../../i18n/office/office-zone';
import { ButtonRow } from '../../../../ui/elements/Button';
import { ErrorSummary } from '../../../../ui/forms/ErrorSummary';
import { SelectField } from '../../../../ui/forms/SelectField';
import { TextField } from '../../../../ui/forms/TextField';
import { FormButtons } from '../../../../ui/office/forms/FormButtons';
import { UnsavedGuard } from '../../../../ui/office/forms/UnsavedGuard';
import { useDraftForm } from '../../../../ui/office/forms/use-draft-form';
import { whileSending } from '../../../../ui/office/forms/while-sending';
import { useOneAtATime } from '../../../../ui/elements/use-one-at-a-time';
import { useFocusOnMount } from '../../../../ui/page/use-focus-on-mount';
import { classCopyMessages as messages } from './class-copy.messages';
import styles from './ClassCopyForm.module.css';
import { copyForm, copyInput, firstCopyDate, type CopyValues } from './copy-plan';
import { CopyPreview } from './CopyPreview';
import type { OfficeClassFragment } from '../OfficeClasses.generated';
import { officeScheduleMessages } from '../office-schedule.messages';
import { useClassCopy } from './use-class-copy';

interface ClassCopyFormProps {
  source: OfficeClassFragment;
  onCopied: (made: readonly OfficeClassFragment[]) => void;
  /** @param text the reason */
  onFailed: (text: string) => void;
  onClose: () => void;
}

/** Copies a class once or several times, with a preview of the dates. */
export function ClassCopyForm({ source, onCopied, onFailed, onClose }: ClassCopyFormProps) {
  const intl = useIntl();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const [initial] = useState<CopyValues>(() => ({
    ...copyForm.initial,
    firstDate: firstCopyDate(source.days[0]?.date ?? '', officeToday()),
  }));
  const { form, isDirty } = useDraftForm({ form: copyForm, initial, idPrefix: 'copy-' });
  const { values } = form;
  const [keptDates, setKeptDates] = useState<readonly string[]>([]);
  const [planned, setPlanned] = useState(0);
  const { isBusy, run } = useOneAtATime();
  const { copy } = useClassCopy();

  const send = async (typed: CopyValues) => {
    const outcome = await copy(copyInput(source.id, typed, keptDates));
    if (outcome.kind === 'copied') onCopied(outcome.made);
    else if (!form.setServerErrors(outcome.fields)) onFailed(outcome.fields['count'] ?? outcome.text);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = form.validate();
    if (typed) void run(() => send(typed));
  };
  const input = useMemo(
    () =>
      Object.keys(copyForm.check(values)).length > 0 ? undefined : copyInput(source.id, values, keptDates),
    [source.id, values, keptDates],
  );
  const isRepeated = values.repeat !== 'once';
  const count = isRepeated ? Number(values.number) : 1;
  return (
    <section className={styles.panel} aria-labelledby="copy-heading">
      <UnsavedGuard isDirty={(isDirty || keptDates.length > 0) && !isBusy} />
      <h2 id="copy-heading" ref={heading} tabIndex={-1} className={styles.heading}>
        <FormattedMessage {...officeScheduleMessages.copy} />
      </h2>
      <form noValidate className={styles.form} onSubmit={submit} {...whileSending(isBusy)}>
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        <p className={styles.intro}>
          <FormattedMessage {...messages.intro} />
        </p>
        <div className={styles.fields}>
          <TextField {...form.text('firstDate')} />
          <SelectField {...form.text('repeat')} options={form.optionsOf('repeat')} />
          {isRepeated && (
            <TextField
              {...form.text('number')}
              autoComplete="off"
              hint={intl.formatMessage(messages.numberHint)}
            />
          )}
        </div>
        <CopyPreview
          input={input}
          onKeep={(date, isKept) =>
            setKeptDates([...keptDates.filter((each) => each !== date), ...(isKept ? [date] : [])])
          }
          onPlanned={setPlanned}
        />
        <ButtonRow>
          <FormButtons
            isBusy={isBusy}
            saveLabel={<FormattedMessage {...messages.schedule} values={{ count: planned || count || 1 }} />}
            busyLabel={<FormattedMessage {...messages.scheduling} />}
            onCancel={onClose}
          />
        </ButtonRow>
      </form>
    </section>
  );
}
