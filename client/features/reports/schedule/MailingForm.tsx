import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useVersionedSave } from '../../../graphql/office/use-versioned-save';
import { useLocale } from '../../../i18n/use-locale';
import { Button, ButtonRow } from '../../../ui/elements/Button';
import { Checkbox } from '../../../ui/forms/Checkbox';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { FieldError } from '../../../ui/forms/FieldError';
import { EditProblems } from '../../../ui/office/forms/EditProblems';
import { wordMessages } from '../../../ui/office/texts/console-words.messages';
import { changesBetween } from '../../../ui/office/forms/form-changes';
import { isSame } from '../../../ui/office/forms/form-values';
import { LoadFailed } from '../../../ui/office/page/LoadFailed';
import { SaveBar } from '../../../ui/office/forms/SaveBar';
import { SelectField } from '../../../ui/forms/SelectField';
import { UnsavedGuard } from '../../../ui/office/forms/UnsavedGuard';
import { unsavedMessages } from '../../../ui/office/forms/unsaved.messages';
import { useRecordForm } from '../../../ui/office/forms/use-record-form';
import { idsOf, idsText, mailingForm, mailingInput, valuesOf, type MailingValues } from './mailing-form';
import { useReportReadersQuery, type ReportReadersQuery } from './ReportSchedule.generated';
import { mailingMessages as messages } from './schedule.messages';
import type { Mailing, useMailing } from './use-mailing';
import styles from './ReportMailing.module.css';

type Readers = ReportReadersQuery['users']['nodes'];

interface MailingFormProps {
  mailing: Mailing;
  /** Whether the report has a date range. */
  hasDays: boolean;
  calls: Pick<ReturnType<typeof useMailing>, 'send' | 'load'>;
  onSaved: (saved: Mailing) => void;
  /** @param reason the server's, if any */
  onFailed: (reason: string | undefined) => void;
  onClose: () => void;
  /** Closes the form of a schedule that was stopped. */
  onGone: () => void;
}

/** When a report is mailed, its dates, and the recipients. */
export function MailingForm(props: MailingFormProps) {
  const { data, error, refetch } = useReportReadersQuery({
    variables: { first: 100 },
    fetchPolicy: 'cache-first',
  });
  if (data) return <LoadedForm {...props} readers={data.users.nodes} />;
  return (
    <div className={styles.content}>
      <LoadFailed onRetry={refetch} loading={<FormattedMessage {...wordMessages.loading} />}>
        {error && <FormattedMessage {...messages.readersFailed} />}
      </LoadFailed>
      <ButtonRow>
        <Button size="small" onClick={props.onClose}>
          <FormattedMessage {...unsavedMessages.cancel} />
        </Button>
      </ButtonRow>
    </div>
  );
}

function LoadedForm({
  mailing,
  hasDays,
  calls,
  readers,
  onSaved,
  onFailed,
  onClose,
  onGone,
}: MailingFormProps & { readers: Readers }) {
  const intl = useIntl();
  const { language } = useLocale();
  const viewerId = readers.find(({ isViewer }) => isViewer)?.id;
  const { save, ...versions } = useVersionedSave({
    edited: mailing,
    send: (values: MailingValues, base = mailing) => {
      const input = mailingInput(values);
      return calls.send(hasDays ? input : { ...input, period: 'asSaved' }, base);
    },
    isStored: (values, { schedule }) =>
      isSame(mailingInput(values), mailingInput(valuesOf(schedule, hasDays, viewerId))),
    load: async () => {
      const now = await calls.load();
      return now?.schedule === null ? null : now;
    },
  });
  const { state, submission } = useRecordForm({
    definition: mailingForm(language),
    idPrefix: 'mailing-',
    versions,
    valuesOf: ({ schedule }: Mailing) => valuesOf(schedule, hasDays, viewerId),
    save,
    onSaved,
    onFailed,
    onClose,
  });
  const { form, isDirty, isGone } = state;
  const { isBusy, submit, saveOver } = submission;
  const { id: firstField } = form.fieldProps('frequency');
  useEffect(() => document.getElementById(firstField)?.focus(), [firstField]);
  const select = (field: Exclude<keyof MailingValues, 'recipientIds'>, hint?: string) => (
    <SelectField {...form.text(field)} options={form.optionsOf(field)} hint={hint} />
  );
  const emailsOf = (ids: string) =>
    idsOf(ids)
      .map((id) => readers.find((reader) => reader.id === id)?.email ?? id)
      .join(', ');
  const recipients = form.fieldProps('recipientIds');
  return (
    <form noValidate onSubmit={submit}>
      <div className={styles.form}>
        <EditProblems
          state={state}
          changes={(before, now) => {
            const unused = now.frequency === 'weekly' ? 'monthDay' : 'weekday';
            const names = form.form.names.filter((name) => name !== unused);
            return changesBetween(intl, { ...form.form, names }, before, now, { recipientIds: emailsOf });
          }}
          onKeepMine={saveOver}
          gone={<FormattedMessage {...messages.gone} />}
          onGone={onGone}
        />
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        <div className={styles.fields}>
          {select('frequency')}
          {form.values.frequency === 'weekly'
            ? select('weekday')
            : select('monthDay', intl.formatMessage(messages.monthDayHint))}
          {select('hour', intl.formatMessage(messages.hourHint))}
          {hasDays && select('period', intl.formatMessage(messages.periodHint))}
          {select('delivery')}
        </div>
        <fieldset id={recipients.id} tabIndex={-1} className={styles.recipients}>
          <legend className={styles.legend}>
            <FormattedMessage {...messages.recipients} />
          </legend>
          {recipients.error !== undefined && (
            <FieldError id={`${recipients.id}-error`}>{recipients.error}</FieldError>
          )}
          <Recipients
            readers={readers}
            chosen={idsOf(form.values.recipientIds)}
            onChoose={(ids) => form.change('recipientIds', idsText(ids))}
          />
        </fieldset>
      </div>
      {!isGone && <SaveBar isDirty={isDirty} isBusy={isBusy} onCancel={onClose} />}
      <UnsavedGuard isDirty={isDirty} />
    </form>
  );
}

interface RecipientsProps {
  readers: Readers;
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
}

/** A checkbox for each admin who can log in. */
function Recipients({ readers, chosen, onChoose }: RecipientsProps) {
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
