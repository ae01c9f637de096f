import { useMutation } from '@apollo/client/react';
import { useRef, useState, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';

import { useSite } from '../../../graphql/use-site';
import { useDeadlineValues } from '../../../i18n/use-deadline-values';
import { callOfficeMessages } from '../../../ui/contact/call-office.messages';
import { Notice } from '../../../ui/elements/Notice';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { inputFrom } from '../../../ui/forms/form-input';
import { SelectField } from '../../../ui/forms/SelectField';
import { TextField } from '../../../ui/forms/TextField';
import { useForm } from '../../../ui/forms/use-form';
import { ownMessages } from '../own/own-booking.messages';
import styles from '../own/OwnBooking.module.css';
import { OwnPanel, SaveOrKeep } from '../own/OwnPanel';
import type { ChangeCallbacks } from '../own/panel-props';
import { useOwnChange } from '../own/use-own-change';
import { crewDetailsDrafts, crewDetailsForm } from './crew-details-form';
import { crewDetailsMessages as messages } from './crew-details.messages';
import { crewFormMessages } from './crew.messages';
import { CrewDetailsDocument, type Crew_bookingFragment } from './CrewBooking.generated';

interface CrewDetailsPanelProps extends ChangeCallbacks<Crew_bookingFragment> {
  crew: Crew_bookingFragment;
  onClose: () => void;
}

/** The details of the contact. What was typed is kept until it is saved or discarded. */
export function CrewDetailsPanel({ onClose, ...props }: CrewDetailsPanelProps) {
  const { crew, onDone, onLost } = props;
  const site = useSite();
  const deadlineValues = useDeadlineValues();
  const [change] = useMutation(CrewDetailsDocument);
  const discard = () => crewDetailsDrafts.remove(crew.id);
  const { isBusy, failure, send } = useOwnChange({
    ...props,
    link: crew.id,
    onDone: (changed) => {
      discard();
      onDone(changed);
    },
    onLost: (repeat) =>
      onLost(
        repeat &&
          (async () => {
            const changed = await repeat();
            discard();
            return changed;
          }),
      ),
  });
  const { companyName, purchaseOrder, language } = crew;
  const initial = {
    ...crewDetailsForm.initial,
    companyName: companyName ?? '',
    purchaseOrder: purchaseOrder ?? '',
    language,
  };
  const [draft] = useState(() => crewDetailsDrafts.read(crew.id));
  // Only what differs from these is sent, or it could overwrite a later change by the office. A field that was changed
  // back is sent again: the response may be lost.
  const [stored] = useState(initial);
  const opened = draft?.opened ?? stored;
  const sent = useRef<ReadonlySet<string>>(new Set());
  const form = useForm({
    form: crewDetailsForm,
    initial,
    idPrefix: 'crew-details-',
    restore: () => draft && crewDetailsDrafts.typedOver(initial, draft),
    onValues: (values) => crewDetailsDrafts.write(crew.id, { values, opened: stored }),
  });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = form.validate();
    if (!typed) return;
    const all = inputFrom(crewDetailsForm, typed);
    const isSent = (name: (typeof crewDetailsForm.names)[number]) =>
      typed[name] !== stored[name] || sent.current.has(name);
    const names = crewDetailsForm.names.filter(isSent);
    sent.current = new Set(names);
    const values: Partial<typeof all> = Object.fromEntries(names.map((name) => [name, all[name]]));
    void send(values, async (crewBookingId, idempotencyKey) => {
      const input = { ...values, crewBookingId, idempotencyKey };
      return (await change({ variables: { input } })).data?.changeCrewContact;
    }).then((refused) => {
      if (refused) form.setServerErrors(refused.fields);
    });
  };

  return (
    <OwnPanel heading={<FormattedMessage {...messages.correct} />}>
      <p>
        <FormattedMessage
          {...messages.until}
          values={deadlineValues(crew.contactUntil, crew.classInstance.timeZone)}
        />{' '}
        <FormattedMessage {...messages.how} />
      </p>
      <p>
        <FormattedMessage {...messages.office} />{' '}
        {site && (
          <a className={styles.phone} href={`tel:${site.companyPhone}`}>
            <FormattedMessage {...callOfficeMessages.call} values={{ phone: site.companyPhoneDisplay }} />
          </a>
        )}
      </p>
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        {!crewDetailsDrafts.isSame(opened, initial) && (
          <Notice live="status">
            <FormattedMessage {...messages.changedMeanwhile} />
          </Notice>
        )}
        <TextField
          {...form.text('phone')}
          autoComplete="tel"
          hint={<FormattedMessage {...ownMessages.phoneHint} values={{ last4: crew.phoneLast4 ?? 'none' }} />}
        />
        <TextField {...form.text('companyName')} autoComplete="organization" />
        <TextField {...form.text('purchaseOrder')} autoComplete="off" />
        <SelectField
          {...form.text('language')}
          options={form.optionsOf('language')}
          hint={<FormattedMessage {...messages.languageHint} />}
        />
        <TextField
          {...form.text('emergencyContactName')}
          hint={<FormattedMessage {...crewFormMessages.emergencyHint} />}
          autoComplete="off"
        />
        <TextField {...form.text('emergencyContactPhone')} autoComplete="off" />
        <SaveOrKeep
          failure={form.errors.length > 0 ? undefined : failure}
          isBusy={isBusy}
          onKeep={() => {
            discard();
            onClose();
          }}
        />
      </form>
    </OwnPanel>
  );
}
