import { useEffect, useMemo, useRef, useState, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { officeToday } from '../../../i18n/office-zone';
import { Button, ButtonRow } from '../../../ui/Button';
import { SelectField } from '../../../ui/SelectField';
import { TextField } from '../../../ui/TextField';
import { UnsavedGuard } from '../../../ui/office/UnsavedGuard';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import { classCopyMessages as messages } from './class-copy.messages';
import styles from './ClassCopyForm.module.css';
import { copyInput, copyProblems, firstCopyDate, type CopyProblems, type CopyValues } from './copy-plan';
import { CopyPreview } from './CopyPreview';
import type { OfficeClassFragment } from './SchedulePage.generated';
import { useClassCopy } from './use-class-copy';

interface ClassCopyFormProps {
  source: OfficeClassFragment;
  onCopied: (made: readonly OfficeClassFragment[]) => void;
  /** @param text the reason */
  onFailed: (text: string) => void;
  onClose: () => void;
}

const repeats = ['once', 'weekly'] as const;

/** Copies a class once or weekly, with a preview of the dates. */
export function ClassCopyForm({ source, onCopied, onFailed, onClose }: ClassCopyFormProps) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const [initial] = useState<CopyValues>(() => ({
    firstDate: firstCopyDate(source.days[0]?.date ?? '', officeToday()),
    repeat: 'once',
    number: '4',
    keptDates: [],
  }));
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<CopyProblems>({});
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [planned, setPlanned] = useState(0);
  const { isBusy, run } = useOneAtATime();
  const { copy } = useClassCopy();
  useEffect(() => heading.current?.focus(), []);

  const set = (change: Partial<CopyValues>) => {
    setValues({ ...values, ...change });
    setProblems({});
    setRefused({});
  };
  const send = async () => {
    const outcome = await copy(copyInput(source.id, values));
    if (outcome.kind === 'copied') onCopied(outcome.made);
    else if (Object.keys(outcome.fields).length > 0) setRefused(outcome.fields);
    else onFailed(outcome.text);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = copyProblems(values);
    setProblems(found);
    const [wrong] = Object.keys(found);
    if (wrong) document.getElementById(`copy-${wrong}`)?.focus();
    else void run(send);
  };
  const problemOf = (field: 'firstDate' | 'number') => {
    const problem = problems[field];
    return problem && intl.formatMessage(messages[problem]);
  };
  const input = useMemo(
    () => (Object.keys(copyProblems(values)).length > 0 ? undefined : copyInput(source.id, values)),
    [source.id, values],
  );
  const isWeekly = values.repeat === 'weekly';
  const count = isWeekly ? Number(values.number) : 1;
  return (
    <section className={styles.panel} aria-labelledby="copy-heading">
      <UnsavedGuard isDirty={values !== initial && !isBusy} />
      <h2 id="copy-heading" ref={heading} tabIndex={-1} className={styles.heading}>
        <FormattedMessage {...messages.heading} />
      </h2>
      <form noValidate className={styles.form} onSubmit={submit}>
        <p className={styles.intro}>
          <FormattedMessage {...messages.intro} />
        </p>
        <div className={styles.fields}>
          <TextField
            id="copy-firstDate"
            type="date"
            label={intl.formatMessage(messages.firstDate)}
            error={problemOf('firstDate') ?? refused['firstDate']}
            value={values.firstDate}
            onChange={({ target }) => set({ firstDate: target.value })}
          />
          <SelectField
            id="copy-repeat"
            label={intl.formatMessage(messages.repeat)}
            options={repeats.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
            value={values.repeat}
            onChange={({ target }) =>
              set({ repeat: repeats.find((each) => each === target.value) ?? 'once' })
            }
          />
          {isWeekly && (
            <TextField
              id="copy-number"
              inputMode="numeric"
              autoComplete="off"
              label={intl.formatMessage(messages.number)}
              hint={intl.formatMessage(messages.numberHint)}
              error={problemOf('number')}
              value={values.number}
              onChange={({ target }) => set({ number: target.value })}
            />
          )}
        </div>
        <CopyPreview
          input={input}
          onKeep={(date, isKept) =>
            set({
              keptDates: [...values.keptDates.filter((each) => each !== date), ...(isKept ? [date] : [])],
            })
          }
          onPlanned={setPlanned}
        />
        <div role="alert">{refused['count'] && <p className={styles.refused}>{refused['count']}</p>}</div>
        <ButtonRow>
          <Button
            type="submit"
            variant="primary"
            busy={isBusy}
            busyLabel={<FormattedMessage {...messages.scheduling} />}
          >
            <FormattedMessage {...messages.schedule} values={{ count: planned || count || 1 }} />
          </Button>
          <Button data-leaves onClick={onClose}>
            <FormattedMessage {...messages.cancel} />
          </Button>
        </ButtonRow>
      </form>
    </section>
  );
}
