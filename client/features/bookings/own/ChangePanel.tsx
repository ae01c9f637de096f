import { useState, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';

import { useLocale } from '../../../i18n/use-locale';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { inputFrom } from '../../../ui/forms/form-input';
import { Checkbox } from '../../../ui/forms/Checkbox';
import { EmailField } from '../../../ui/forms/EmailField';
import { Notice } from '../../../ui/elements/Notice';
import { SelectField } from '../../../ui/forms/SelectField';
import { TextField } from '../../../ui/forms/TextField';
import { useForm } from '../../../ui/forms/use-form';
import { useDeadlineValues } from '../../../i18n/use-deadline-values';
import { changeDrafts } from './change-draft';
import { changeForm } from './change-form';
import { useOwnBookingChangeMutation, useOwnBookingTextingQuery } from './OwnBooking.generated';
import { ownMessages as messages } from './own-booking.messages';
import { NotLoaded } from './NotLoaded';
import { OwnPanel, SaveOrKeep } from './OwnPanel';
import type { PanelProps } from './panel-props';
import styles from './OwnBooking.module.css';
import { useOwnChange } from './use-own-change';

/** The attendee, contact data and emergency contact. What was typed is kept until it is saved or discarded. */
export function ChangePanel({ onClose, ...props }: PanelProps) {
  const deadlineValues = useDeadlineValues();
  const { booking, onDone } = props;
  const { firstName, lastName, email, phoneLast4, textNotifications, isOfCrew, classInstance } = booking;
  const [change] = useOwnBookingChangeMutation();
  const discard = () => changeDrafts.remove(booking.id);
  const { isBusy, failure, send } = useOwnChange({
    ...props,
    link: booking.id,
    onDone: (changed) => {
      discard();
      onDone(changed);
    },
  });
  const { language: pageLanguage } = useLocale();
  const mayBeTexted = textNotifications || !isOfCrew;
  const { data, error, refetch } = useOwnBookingTextingQuery({ skip: !mayBeTexted });
  const { language } = booking;
  const initial = { ...changeForm.initial, firstName, lastName, email, textNotifications, language };
  const [draft] = useState(() => changeDrafts.read(booking.id));
  const [opened] = useState(draft?.opened ?? initial);
  const form = useForm({
    form: changeForm,
    initial,
    idPrefix: 'own-',
    restore: () => draft && changeDrafts.typedOver(initial, draft),
    onValues: (values) => changeDrafts.write(booking.id, { values, opened }),
  });
  const { values: typedValues } = form;
  const isSomebodyElse =
    typedValues.email !== email && (typedValues.firstName !== firstName || typedValues.lastName !== lastName);
  // The consent that text messages need, in the text that the server stores: without it, neither they nor their number
  // can be changed.
  const disclosure = pageLanguage === 'es' ? data?.site.smsDisclosureEs : data?.site.smsDisclosureEn;
  const isPhoneOpen = !textNotifications || data !== undefined;
  // Somebody else does not keep it anyway.
  const isRemovable = isPhoneOpen && phoneLast4 !== null && !isSomebodyElse;
  const isRemoved = isRemovable && typedValues.removePhone;
  const { until } = booking.options.changeAttendee;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = form.validate();
    if (!typed) return;
    const { textNotifications: wantsTexts, removePhone, phone, ...others } = inputFrom(changeForm, typed);
    const isWithoutPhone = isRemovable && removePhone;
    const values = {
      ...others,
      ...(isWithoutPhone ? { phone: null } : phone !== null && { phone }),
      // Another person decides for themselves; without the phone they end.
      ...(!isSomebodyElse &&
        !isWithoutPhone &&
        wantsTexts !== textNotifications && { textNotifications: wantsTexts }),
    };
    void send({ values }, async (bookingId, idempotencyKey) => {
      const input = { ...values, bookingId, idempotencyKey };
      return (await change({ variables: { input } })).data?.changeOwnBooking;
    }).then((refused) => {
      if (refused) form.setServerErrors(refused.fields);
    });
  };

  return (
    <OwnPanel heading={<FormattedMessage {...messages.changeHeading} />}>
      <p>
        {until !== null && (
          <FormattedMessage
            {...messages.changeUntil}
            values={deadlineValues(until, classInstance.timeZone)}
          />
        )}{' '}
        <FormattedMessage {...messages.changeHow} />
      </p>
      <p>
        <FormattedMessage {...messages.changeSomebody} />
      </p>
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        {!changeDrafts.isSame(opened, initial) && (
          <Notice live="status">
            <FormattedMessage {...messages.changedMeanwhile} />
          </Notice>
        )}
        <TextField {...form.text('firstName')} autoComplete="given-name" />
        <TextField {...form.text('lastName')} autoComplete="family-name" />
        <EmailField {...form.text('email')} autoComplete="email" />
        {isPhoneOpen && !isRemoved && (
          <TextField
            {...form.text('phone')}
            autoComplete="tel"
            hint={<FormattedMessage {...messages.phoneHint} values={{ last4: phoneLast4 ?? 'none' }} />}
          />
        )}
        {isRemovable && (
          <Checkbox
            {...form.box('removePhone')}
            hint={textNotifications && <FormattedMessage {...messages.endsTexts} />}
            onChange={({ target }) => {
              form.change('removePhone', target.checked);
              form.change('phone', '');
            }}
          />
        )}
        {data && !isSomebodyElse && !isRemoved && (
          <Checkbox {...form.box('textNotifications')} hint={disclosure} />
        )}
        {!data && !isRemoved && (
          <NotLoaded
            hasFailed={error !== undefined}
            onRetry={refetch}
            next={textNotifications ? '#own-phone' : '#own-textNotifications'}
          >
            <FormattedMessage {...(textNotifications ? messages.phoneFixed : messages.textsFixed)} />
          </NotLoaded>
        )}
        <SelectField
          {...form.text('language')}
          options={form.optionsOf('language')}
          hint={<FormattedMessage {...messages.languageHint} />}
        />
        <TextField {...form.text('emergencyContactName')} autoComplete="off" />
        <TextField {...form.text('emergencyContactPhone')} autoComplete="off" />
        {isSomebodyElse && (
          <Notice live="status">
            <FormattedMessage {...messages.passesSeatOn} />
          </Notice>
        )}
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
