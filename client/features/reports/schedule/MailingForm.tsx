import { useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useLocale } from '../../../i18n/use-locale';
import { Checkbox } from '../../../ui/Checkbox';
import { ErrorSummary } from '../../../ui/ErrorSummary';
import { FieldError } from '../../../ui/FieldError';
import { changedFields } from '../../../ui/office/form-changes';
import { SaveBar } from '../../../ui/office/SaveBar';
import { SelectField } from '../../../ui/SelectField';
import { UnsavedGuard } from '../../../ui/office/UnsavedGuard';
import { useForm } from '../../../ui/use-form';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import { mailingForm, valuesOf } from './mailing-form';
import {
  useReportReadersQuery,
  type ReportMailingFragment,
  type ReportReadersQuery,
} from './ReportSchedule.generated';
import { mailingMessages as messages } from './schedule.messages';
import type { MailingInput } from './use-mailing';
import styles from './ReportMailing.module.css';

const recipientsId = 'mailing-recipients';

interface MailingFormProps {
  schedule: ReportMailingFragment | undefined;
  /** Whether the report has a date range. */
  hasDays: boolean;
  onSave: (input: MailingInput) => Promise<void>;
  onClose: () => void;
}

/** When a report is mailed, its dates, and the recipients. */
export function MailingForm({ schedule, hasDays, onSave, onClose }: MailingFormProps) {
  const intl = useIntl();
  const { language } = useLocale();
  const { isBusy, run } = useOneAtATime();
  const readers = useReportReadersQuery({ variables: { first: 100 } }).data?.users.nodes;
  const initial = valuesOf(schedule, hasDays);
  const form = useForm({ form: mailingForm(language), initial, idPrefix: 'mailing-' });
  const reached = schedule?.recipients.filter(({ isReached }) => isReached).map(({ id }) => id);
  const [chosen, setChosen] = useState(reached);
  const [attempt, setAttempt] = useState(0);
  // By default the account that fills in the form.
  const recipientIds = chosen ?? readers?.filter(({ isViewer }) => isViewer).map(({ id }) => id) ?? [];
  const isDirty = chosen !== reached || changedFields(form.form, form.values, initial).length > 0;
  const nobody = attempt > 0 && recipientIds.length === 0;
  const errors = nobody
    ? [{ fieldId: recipientsId, message: intl.formatMessage(messages.recipientsRequired) }]
    : [];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (recipientIds.length === 0) {
      setAttempt(attempt + 1);
      return;
    }
    const { frequency, weekday, monthDay, hour, period, delivery } = form.values;
    void run(() =>
      onSave({
        frequency,
        day: Number(frequency === 'weekly' ? weekday : monthDay),
        hour: Number(hour),
        period: hasDays ? period : 'asSaved',
        attachesFile: delivery === 'file',
        recipientIds: [...recipientIds],
      }),
    );
  };
  const select = (field: keyof typeof form.values, hint?: string) => (
    <SelectField {...form.text(field)} options={form.optionsOf(field)} hint={hint} />
  );
  return (
    <form noValidate onSubmit={submit}>
      <div className={styles.form}>
        <ErrorSummary errors={errors} attempt={attempt} />
        <div className={styles.fields}>
          {select('frequency')}
          {form.values.frequency === 'weekly'
            ? select('weekday')
            : select('monthDay', intl.formatMessage(messages.monthDayHint))}
          {select('hour', intl.formatMessage(messages.hourHint))}
          {hasDays && select('period', intl.formatMessage(messages.periodHint))}
          {select('delivery')}
        </div>
        <fieldset id={recipientsId} tabIndex={-1} className={styles.recipients}>
          <legend className={styles.legend}>
            <FormattedMessage {...messages.recipients} />
          </legend>
          {nobody && (
            <FieldError id={`${recipientsId}-error`}>
              <FormattedMessage {...messages.recipientsRequired} />
            </FieldError>
          )}
          <Readers readers={readers} chosen={recipientIds} onChoose={setChosen} />
        </fieldset>
      </div>
      <SaveBar
        isDirty={isDirty}
        isBusy={isBusy}
        saveLabel={<FormattedMessage {...messages.save} />}
        onCancel={onClose}
      />
      <UnsavedGuard isDirty={isDirty && !isBusy} />
    </form>
  );
}

interface ReadersProps {
  readers: ReportReadersQuery['users']['nodes'] | undefined;
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
}

/** A checkbox for each admin who can log in. */
function Readers({ readers, chosen, onChoose }: ReadersProps) {
  if (!readers)
    return (
      <p role="status">
        <FormattedMessage {...messages.loading} />
      </p>
    );
  return readers
    .filter(({ state }) => state === 'active')
    .map(({ id, email, firstName, lastName }) => {
      const name = [firstName, lastName].filter(Boolean).join(' ');
      return (
        <Checkbox
          key={id}
          id={`mailing-to-${id}`}
          label={name ? <FormattedMessage {...messages.person} values={{ name, email }} /> : email}
          checked={chosen.includes(id)}
          onChange={({ target }) =>
            onChoose(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
          }
        />
      );
    });
}
